; Triton Tiny BASIC, level 4.1 compatible: 0400-0BFF, two 2708s.
;
; Entry          0400, from the monitor's T. Control-C goes to the monitor, which is where the key
;                routines look for it.
; Program        from TXTBGN (1602) to PRGEND (1600/1601): per line the number, low byte first, the
;                text as typed from its first non-blank on, 0D.
; Array          @(0) stands where the program ends. Two bytes below RAMTOP are held back, so that
;                @(SIZE/2) exists: SIZE = RAMTOP - 2 - PRGEND, at most 32767.
; Stack          down from 1600: a FOR takes 10 bytes (variable, step, limit, line, text), a GOSUB 6
;                (0001, line, text); 0000 at the bottom. STKMIN ends it with SORRY.
; GOTO, GOSUB    look in a table of 16 line addresses first, by bits 1-4 of the number; the prompt
;                empties it.
;
; Registers      BC is the text pointer throughout. `GETC` skips blanks and leaves A = the character
;                at BC; expressions and what ends on them return so. HL holds values.
;
; Where the manual is silent
;   `?` in an error report stands where BC is: for WHAT? at the first non-blank that does not fit;
;     for HOW? after + and - at the first non-blank behind the right operand, after * / RND @ right
;     behind the operand, for a number behind the digit that was too much.
;   One compare per expression or parenthesis; a sign only where an expression or its right side
;     begins. @ of a negative index is HOW?, beyond SIZE/2 SORRY.
;   FOR runs its body at least once. NEXT ends the loop, and leaves the variable alone, when the next
;     value would be out of range. NEXT without FOR and RETURN without GOSUB are WHAT?.
;   LIST, RUN, NEW are known at the start of a typed line only, where R. is RUN and N. is NEW.
;   An INPUT reply has a buffer of its own, so that a typed line with INPUT goes on afterwards.
;
; Bytes free     4 of 2048

        INCLUDE 'equates.asm'

; --- Memory, 1480-15FF, and the monitor's input line, which the typed line uses
LINEMAX EQU 72          ; characters that a line takes, without its Return
CACHE   EQU 1460H       ; to 147F: addresses of lines that GOTO and GOSUB have found
REPLY   EQU 1483H       ; INPUT's line; in the upper half of a page, see ERR
VARS    EQU 14CCH       ; A to Z
RNDSEED EQU 1500H       ; RND's state
CURRNT  EQU 1502H       ; address of the line being executed; 0 in direct mode
INPSP   EQU 1504H       ; SP while a reply is worked out
SIGN    EQU 1506H       ; bit 7: sign of a product or quotient
ROOM    EQU 1507H       ; what SIZE gives; worked out for each typed line
VAREND  EQU 1509H
STKMIN  EQU VAREND+52   ; expressions may begin above; what they use unchecked, and interrupts, below
RNDNEW  EQU 1978        ; stands in for a state of 0

        ASSERT REPLY+LINEMAX+1 LE VARS, 'the reply runs into the variables'
        ASSERT MONBUF+LINEMAX+1 LE CACHE, 'the typed line runs into the table of lines'
        ASSERT HIGH VARS EQ HIGH (VARS+51), 'the variables must stand in one page'

        ORG BASIC
        LXI SP,STKTOP
        LXI D,HELLO
        CALL PSTRNG
        LHLD PRGEND     ; a program from tape or a tool stays; no sense in the address: none
        LXI D,-TXTBGN
        DAD D
        JNC NEW1
        CALL FREE
        JNC OK
        JMP NEW1

NEW:    CALL ENDCHK
NEW1:   LXI H,TXTBGN
        SHLD PRGEND
        JMP OK

STOP:   CALL ENDCHK
OK:     LXI D,OKMSG
        CALL PSTRNG
        CALL PCRLF
PROMPT: LXI SP,STKTOP
        LXI H,CACHE
PROMP1: MVI M,0
        INR L
        JP PROMP1
        LXI H,0
        SHLD CURRNT
        PUSH H
        MVI A,'>'
        CALL OUTCH
        LXI B,MONBUF
        CALL GETLN
        CALL FREE
        MOV A,H
        ORA A
        JP PROMP2
        LXI H,32767
PROMP2: SHLD ROOM
        CALL NUM
        CALL GETC
        MOV E,A
        MOV A,H
        ORA L
        JNZ STORE
        LXI H,DIRCMD
        JMP SEAR1

; --- Keys and lines

; Reads a line to BC up, closed with 0D. BC kept.
GETLN:  PUSH B
        MVI E,0
GETLN1: CALL KEY
        CPI CR
        JZ GETLN4
        CPI BS
        JZ GETLN3
        MOV D,A
        MOV A,E
        CPI LINEMAX
        JZ GETLN1
        MOV A,D
        INR E
        STAX B
        INX B
GETLN2: CALL OUTCH
        JMP GETLN1
GETLN3: INR E
        DCR E
        JZ GETLN1
        DCR E
        DCX B
        JMP GETLN2
GETLN4: STAX B
        POP B
        JMP PCRLF

; Waits for the last key to come up and the next to go down; in direct mode RND steps meanwhile.
; BC, E kept.
KEY:    CALL KEY2
        JNZ KEY
KEY1:   CALL KEY2
        JZ KEY1
        RET
KEY2:   LDA CURRNT+1
        ORA A
        CZ RNDSTP
        JMP BASICIN

; HL = the next state of RND. BC, E kept.
RNDSTP: LHLD RNDSEED
        MOV A,H
        ORA L
        JNZ RNDST1
        LXI H,RNDNEW
RNDST1: MOV A,H         ; x ^= x << 7
        RAR
        MOV A,L
        RAR
        MOV D,A
        MVI A,0
        RAR
        XRA L
        MOV L,A
        MOV A,D
        XRA H
        MOV H,A
        RAR             ; x ^= x >> 9; the carry is 0
        XRA L
        MOV L,A
        XRA H           ; x ^= x << 8
        MOV H,A
        SHLD RNDSEED
        RET

; --- The program

; HL = the first line with number DE or above, or PRGEND. Z: it has that number. BC, DE kept.
SEEK:   PUSH B
        LHLD PRGEND
        MOV B,H
        MOV C,L
        LXI H,TXTBGN
SEEK1:  MOV A,L
        SUB C
        MOV A,H
        SBB B
        JNC SEEK3
        MOV A,M
        SUB E
        INX H
        MOV A,M
        SBB D
        JNC SEEK4
        MVI A,CR
SEEK2:  INX H
        CMP M
        JNZ SEEK2
        INX H
        JMP SEEK1
SEEK3:  ORI 1
        POP B
        RET
SEEK4:  MOV A,M
        DCX H
        SUB D
        JNZ SEEK5
        MOV A,M
        SUB E
SEEK5:  POP B
        RET

; HL = line with number HL, or HOW?. DE lost.
FNDLN:  XCHG
        MOV A,D
        ORA A           ; an empty slot points to 0000, where 8031 stands
        JM HOW
        MOV A,E
        ANI 1EH
        ORI LOW CACHE
        MOV L,A
        MVI H,HIGH CACHE
        PUSH H
        MOV A,M
        INX H
        MOV H,M
        MOV L,A
        MOV A,M
        CMP E
        JNZ FNDLN1
        INX H
        MOV A,M
        DCX H
        CMP D
FNDLN1: CNZ SEEK
        JNZ HOW
        XCHG
        POP H
        MOV M,E
        INX H
        MOV M,D
        XCHG
        RET

; Carry when HL < PRGEND. DE = PRGEND.
ATEND:  XCHG
        LHLD PRGEND
        XCHG
        MOV A,L
        SUB E
        MOV A,H
        SBB D
        RET

; The typed line has the number HL: takes out the line of that number, puts in the text at BC unless
; it is empty.
STORE:  PUSH B
        PUSH H
        XCHG
        CALL SEEK
        PUSH H
        JNZ STORE4
        MOV B,H         ; BC = next line
        MOV C,L
        INX B
        INX B
STORE1: LDAX B
        INX B
        CPI CR
        JNZ STORE1
        XCHG            ; move BC..PRGEND down to DE
        LHLD PRGEND
STORE2: MOV A,L
        SUB C
        JNZ STORE3
        MOV A,H
        SUB B
        JNZ STORE3
        XCHG
        SHLD PRGEND
        JMP STORE4
STORE3: LDAX B
        STAX D
        INX B
        INX D
        JMP STORE2
STORE4: POP B           ; place
        POP D           ; number
        POP H           ; text
        MOV A,M
        CPI CR
        JZ PROMPT
        PUSH D
        PUSH H
        LXI D,2
STORE5: MOV A,M
        INX H
        INX D
        CPI CR
        JNZ STORE5
        LHLD PRGEND
        PUSH H
        DAD D
        XCHG            ; DE = new end
        CALL SUBTOP
        JC SORRY
        XCHG
        SHLD PRGEND
        XCHG
        POP H
        CALL MOVEUP
        POP B           ; text
        POP D           ; number
        MOV M,E
        INX H
        MOV M,D
STORE6: INX H
        LDAX B
        MOV M,A
        INX B
        CPI CR
        JNZ STORE6
        JMP PROMPT

; Moves BC..HL-1 up so that it ends at DE. HL = BC; DE = where it begins now.
MOVEUP: MOV A,L
        SUB C
        JNZ MOVEU1
        MOV A,H
        SUB B
        RZ
MOVEU1: DCX H
        DCX D
        MOV A,M
        STAX D
        JMP MOVEUP

; HL = RAMTOP - 2 - PRGEND, carry when negative. SUBTOP: minus DE.
FREE:   LHLD PRGEND
        XCHG
SUBTOP: LHLD RAMTOP
        DCX H
        DCX H
        MOV A,L
        SUB E
        MOV L,A
        MOV A,H
        SBB D
        MOV H,A
        RET

; Prints the line at HL, with ? before the character at BC. HL = next line.
PRLINE: MOV E,M
        INX H
        MOV D,M
        INX H
        PUSH H
        XCHG
        MVI A,4
        CALL PRTNUM
        POP H
        MVI A,' '
PRLIN1: CALL OUTCH
        MOV A,H
        CMP B
        JNZ PRLIN2
        MOV A,L
        CMP C
        MVI A,'?'
        CZ OUTCH
PRLIN2: MOV A,M
        INX H
        CPI CR
        JNZ PRLIN1
        JMP PCRLF

; --- Commands

; LIST [from[,count]]
LIST:   CALL NUM
        PUSH H
        LXI H,8000H
        CALL GETC
        CPI ','
        JNZ LIST1
        INX B
        CALL NUM
LIST1:  CALL ENDCHK
        POP D
        PUSH H
        CALL SEEK
LIST2:  POP D
        MOV A,D
        ORA E
        JZ OK
        DCX D
        PUSH D
        CALL ATEND
        JNC OK
        CALL PRLINE
        CALL BASICIN
        JMP LIST2

RUN:    CALL ENDCHK
RUNBEG: LXI H,TXTBGN    ; tools set RND's state when the CPU comes here
        JMP RUNAT

; --- Errors: BC is where

; The rest of the line must be blank.
ENDCHK: CALL GETC
        CPI CR
        RZ
WHAT:   MVI E,LOW WHATM
        DB 21H          ; LXI H: skips the next MVI
HOW:    MVI E,LOW HOWM
        DB 21H
SORRY:  MVI E,LOW SORRYM
        MVI D,HIGH WHATM
        CALL PDATA
        CALL PCRLF
        MOV A,B
        CPI HIGH MONBUF
        JNZ ERR1
        ORA C           ; typed line 1410 up: only the message; reply 1483 up: ask again
        JP OK
        LHLD INPSP
        SPHL
        POP H
        POP H
        POP B
        JMP INPUT
ERR1:   LHLD CURRNT
        MOV A,H
        ORA A           ; 0: STORE has moved BC
        CNZ PRLINE
        JMP OK

; --- Statements

; Assignments to a letter and to the array are told by their first two characters, others by the end
; of the table: nothing else matches.
LET1:   INX B
LET:    CALL ASSIGN
        CPI ','
        JZ LET1
        JMP FIN

; A statement ends at BC.
FINISH: CALL GETC
FIN:    CPI ';'
        JZ NXTST
        CPI CR
        JNZ WHAT
; Goes to the next line. Also REM.
SKIP:   MOV H,B
        MOV L,C
        MVI A,CR
SKIP1:  CMP M
        INX H
        JNZ SKIP1
        LDA CURRNT+1
        ORA A
        JZ OK
RUNAT:  CALL ATEND
        JNC OK
RUNLIN: SHLD CURRNT
        INX H
        MOV B,H
        MOV C,L
NXTST:  INX B
STMT:   CALL BASICIN
EXEC:   LDAX B
        CPI ' '
        CZ GETC1
        CPI CR          ; before the look for `=`: what follows the 0D is not this line's
        JZ SKIP
        MOV E,A
        INX B
        LDAX B
        DCX B
        CPI '='
        JZ LET
        MOV A,E
        CPI '@'
        JZ LET
        LXI H,STMTS
; A = character at BC. Jumps to the address of the word at BC in the table at HL, with BC behind it;
; or to the table's last address.
SEARCH: MOV E,A
SEAR1:  MOV A,M
        ORA A
        JM SEAR6
        INX H
        CMP E
        JZ SEAR3
SEAR2:  MOV A,L
        ADD M
        MOV L,A
        JMP SEAR1
SEAR3:  PUSH B
        PUSH H
SEAR4:  INX B
        INX H
        LDAX B
        XRA M
        JZ SEAR4
        CPI 80H         ; the word's last letter
        JZ SEAR5
        XRA M
        CPI '.'
        JZ SEAR5
        POP H
        POP B
        JMP SEAR2
SEAR5:  INX B
        POP D
        POP D
SEAR6:  MOV A,M
        INX H
        ORA A
        JP SEAR6
        MOV A,M
        INX H
        MOV H,M
        MOV L,A
        PCHL

IFST:   CALL EXPR
        MOV A,H
        ORA L
        JNZ EXEC
        JMP SKIP

GOTO:   CALL EXPR
        CALL ENDCHK
        CALL FNDLN
        JMP RUNLIN

GOSUB:  CALL EXPR
        CALL FNDLN
        XCHG
        PUSH B
        LHLD CURRNT
        PUSH H
        LXI H,1
        PUSH H
        XCHG
        JMP RUNLIN

RETURN: CALL ENDCHK
RETUR1: POP H
        MOV A,H
        ORA A
        JZ RETUR2
        LXI H,8         ; a FOR
        DAD SP
        SPHL
        JMP RETUR1
RETUR2: ORA L
        JZ WHAT
        POP H
        SHLD CURRNT
        POP B
        JMP FINISH

FOR:    CALL ASSIGN
        XCHG
        CALL FNDFOR
        JC FOR1
        PUSH D          ; takes the old loop of this variable out of the stack
        PUSH B
        DCX H
        XCHG
        LXI H,0
        DAD SP
        MOV B,H
        MOV C,L
        LXI H,10
        DAD D
        XCHG
        CALL MOVEUP
        XCHG
        SPHL
        POP B
        POP D
FOR1:   PUSH D          ; variable
        LDAX B
        LXI H,TOWORD
        JMP SEARCH
FOR2:   CALL EXPR
        PUSH H          ; limit
        LXI H,STPWRD
        JMP SEARCH
FOR3:   CALL EXPR
        JMP FOR5
FOR4:   LXI H,1
FOR5:   POP D
        XTHL
        XCHG            ; HL = limit, DE = variable, step on the stack
        XTHL
        PUSH H
        PUSH B
        LHLD CURRNT
        PUSH H
        PUSH D
        JMP FINISH

NEXT:   CALL VAR
        XCHG
        CALL FNDFOR
        JC WHAT
        DCX H
        SPHL            ; closes the loops inside
        PUSH B          ; text behind NEXT
        LXI B,6
        DAD B
        MOV C,M
        INX H
        MOV B,M         ; step
        INX H
        XCHG
        PUSH D          ; where the limit is
        MOV E,M
        INX H
        MOV D,M
        PUSH H
        MOV H,B
        MOV L,C
        CALL ADDHD
        XCHG            ; next value
        POP H
        JC NEXT2
        MOV M,D
        DCX H
        MOV M,E
        POP H
        PUSH H
        MOV A,M
        INX H
        MOV H,M
        MOV L,A         ; limit
        MOV A,B
        ORA A
        JP NEXT1
        XCHG
NEXT1:  CALL CMPS
NEXT2:  POP H
        POP B
        JC NEXT3
        POP D
        POP H
        POP B
        PUSH B
        PUSH H
        PUSH D
        SHLD CURRNT
        JMP FINISH
NEXT3:  LXI H,10
        DAD SP
        SPHL
        JMP FINISH

; Looks through the loops up to the last GOSUB for variable DE. Found: HL = its place + 1; not: carry.
FNDFOR: LXI H,2
        DAD SP
FNDF1:  MOV A,M
        INX H
        CMP E
        MOV A,M
        JNZ FNDF2
        CMP D
        RZ
FNDF2:  ORA A
        STC
        RZ
        PUSH D
        LXI D,9
        DAD D
        POP D
        JMP FNDF1

VDUST:  CALL EXPR
        CPI ','
        JNZ WHAT
        PUSH H
        CALL EXPR0
        POP D
        MOV A,D
        ORA E
        MOV A,L
        CZ OUTCH
        LXI H,0FFFH     ; for cell 0 a byte of ROM
        DAD D
        MOV M,A
        JMP FINISH

; PRINT. The field's width is on the stack.
PRINT:  LXI H,8
        PUSH H
        CALL ISEND
        JZ PRINT6
PRINT1: CALL ISEND
        JZ PRINT7       ; behind a comma: the line stays open
        CPI ','
        MVI A,' '
        JZ PRINT4
        LDAX B
        CPI '#'
        JNZ PRINT2
        CALL EXPR0
        MOV A,L
        ANI 0C0H
        ORA H
        JNZ HOW
        XTHL
        JMP PRINT3
PRINT2: CALL TEXT
        JNC PRINT3
        CALL EXPR
        POP D
        PUSH D
        MOV A,E
        CALL PRTNUM
PRINT3: CALL ISEND
        CPI ','
        JNZ PRINT6
        DB 11H          ; LXI D: skips the CALL but for its last byte, a NOP
PRINT4: CALL OUTCH
        INX B
        JMP PRINT1
PRINT6: CALL PCRLF
PRINT7: POP H
        JMP FINISH

; Z: a statement ends at BC. A = character.
ISEND:  CALL GETC
        CPI CR
        RZ
        CPI ';'
        RET

; Prints the quoted text or ^X at BC; carry: there is none.
TEXT:   CALL GETC
        CPI '^'
        JZ TEXT3
        CPI '"'
        JZ TEXT1
        CPI 27H
        STC
        RNZ
TEXT1:  MOV E,A
TEXT2:  INX B
        LDAX B
        CPI CR
        RZ
        CMP E
        JZ TEXT4
        CALL OUTCH
        JMP TEXT2
TEXT3:  INX B
        LDAX B
        CPI CR
        JZ WHAT
        XRI 40H
        CALL OUTCH
TEXT4:  INX B
        RET

; Prints HL right-justified in a field of A. BC kept.
PRTNUM: PUSH B
        MOV C,A
        MOV B,H
        CALL ABSHL
        XRA A
        PUSH PSW        ; ends the digits
PRTN1:  LXI D,10
        CALL UDIV
        MVI A,'0'
        ADD E
        PUSH PSW
        DCR C
        MOV A,H
        ORA L
        JNZ PRTN1
        ORA B
        JP PRTN2
        MVI A,'-'
        PUSH PSW
        DCR C
PRTN2:  MVI A,' '
PRTN3:  DCR C
        JM PRTN4
        CALL OUTCH
        JMP PRTN3
PRTN4:  POP PSW
        ORA A
        CNZ OUTCH
        JNZ PRTN4
        POP B
        RET

; INPUT. An item that is asked again starts here, too.
INPUT:  PUSH B
        CALL TEXT
        JC INPUT1
        CALL FNDVAR
        JC INPUT4       ; a text alone
        JMP INPUT3
INPUT1: PUSH B
        CALL VAR
        POP D
INPUT2: LDAX D
        INX D
        CALL OUTCH
        MOV A,E
        CMP C
        JNZ INPUT2
        MVI A,' '
        CALL OUTCH
INPUT3: PUSH B
        PUSH H
        LXI H,0
        DAD SP
        SHLD INPSP
        LXI B,REPLY
        CALL GETLN
        CALL EXPR
        XCHG
        POP H
        MOV M,E
        INX H
        MOV M,D
        POP B
INPUT4: POP H
        CALL GETC
        CPI ','
        JNZ FIN
        INX B
        JMP INPUT

; variable = expression: HL = address of the variable.
ASSIGN: CALL VAR
        PUSH H
        LDAX B
        CPI ' '
        CZ GETC1
        CPI '='
        JNZ WHAT
        CALL EXPR0
        XCHG
        POP H
        MOV M,E
        INX H
        MOV M,D
        DCX H
        RET

; HL = address of the variable at BC, or WHAT?. FNDVAR: carry when there is none.
VAR:    CALL FNDVAR
        RNC
        JMP WHAT
FNDVAR: CALL GETC
FNDVA1: CPI '@'
        RC
        JZ FNDVA2
        CPI 'Z'+1
        CMC
        RC
        INX B
        ADD A
        ADI VARS-2*'A' AND 0FFH
        MOV L,A
        MVI H,HIGH VARS
        RET
FNDVA2: INX B
        CALL PAREN
        DAD H
        JC HOW
        XCHG
        LHLD ROOM
        MOV A,L
        SUB E
        MOV A,H
        SBB D
        JC SORRY
        LHLD PRGEND
        DAD D
        RET

; --- Expressions

EXPR0:  INX B
EXPR:   LXI H,-STKMIN
        DAD SP
        JNC SORRY
        CALL SUM
        MVI E,5
        CPI '#'
        JZ EXPR1
        CPI '<'
        RC
        CPI '>'+1
        RNC
        SUI '<'-1       ; < = > give 1 2 3 ...
        CPI 3
        CMC
        ACI 0           ; ... 1 2 4
        MOV E,A
        CPI 2
        JZ EXPR1
        INX B
        LDAX B
        CPI '='
        JNZ EXPR2
        INR E
        INR E
EXPR1:  INX B
EXPR2:  PUSH D
        PUSH H
        CALL SUM
        POP D
        XCHG
        CALL CMPS
        POP D
        MVI A,1
        JC EXPR3
        MVI A,2
        JZ EXPR3
        MVI A,4
EXPR3:  LXI H,0
        ANA E
        JZ EXPR4
        INR L
EXPR4:  LDAX B
        RET

; Signed: carry when HL < DE, Z when HL = DE. HL, DE change places when their signs differ.
CMPS:   MOV A,H
        XRA D
        JP CMPS1
        XCHG
CMPS1:  MOV A,H
        CMP D
        RNZ
        MOV A,L
        CMP E
        RET

SUM:    CALL GETC
        CPI '-'
        JZ SUM3
        CPI '+'
        CZ GETC1
        CALL TERM
SUM2:   CPI '+'
        JZ SUM5
        CPI '-'
        RNZ
        JMP SUM4
SUM3:   LXI H,0
SUM4:   PUSH H
        CALL GETC1
        CALL TERM
        CALL NEGHL
        JMP SUM6
SUM5:   PUSH H
        CALL GETC1
        CALL TERM
SUM6:   POP D
        CALL ADDHD
        JC HOW
        LDAX B
        JMP SUM2

TERM:   CALL FACTOR
TERM1:  LDAX B
        CPI ' '
        CZ GETC1
        CPI '*'
        JZ TERM3
        CPI '/'
        RNZ
        CALL RIGHT
        MOV A,D
        ORA E
        JZ HOW
        CALL UDIV
TERM2:  LDA SIGN
        ORA A
        CM NEGHL
        JMP TERM1
TERM3:  CALL RIGHT
        MOV A,H         ; at least one must be below 256
        ORA A
        JZ TERM4
        XCHG
        MOV A,H
        ORA A
        JNZ HOW
TERM4:  MOV A,L
        LXI H,0
TERM5:  RAR             ; the carry is 0
        JNC TERM6
        DAD D
        JC HOW
TERM6:  ORA A
        JZ TERM7
        XCHG
        DAD H
        XCHG
        JNC TERM5
        JMP HOW
TERM7:  ORA H
        JP TERM2
        JMP HOW

; The right operand of HL * or /: HL, DE = what both are without sign, SIGN = the result's.
RIGHT:  PUSH H
        CALL GETC1
        CALL FACTOR
        POP D
        MOV A,H
        XRA D
        STA SIGN
        CALL ABSHL
        XCHG
ABSHL:  MOV A,H
        ORA A
        RP
NEGHL:  XRA A
        SUB L
        MOV L,A
        MVI A,0
        SBB H
        MOV H,A
        RET

; HL = HL + DE, carry when outside -32767..32767. BC, DE kept.
ADDHD:  MOV A,H
        XRA D
        MOV A,D
        DAD D
        JM ADD1
        XRA H
        RAL
        RC
        MOV A,H
        XRI 80H
        ORA L
        RNZ
        STC
        RET
ADD1:   ORA A
        RET

; Unsigned HL / DE: HL = quotient, DE = remainder. DE 1..32767. BC kept.
UDIV:   PUSH B
        PUSH H
        MOV L,H
        MVI H,0
        MOV C,H
        MOV A,L
        SUB E
        MOV A,H
        SBB D
        CNC UDIV8       ; often there is nothing to divide in the high byte
        XTHL
        MOV B,C
        MOV C,L
        POP H
        PUSH B
        CALL UDIV9
        POP PSW
        XCHG
        MOV H,A
        MOV L,C
        POP B
        RET
UDIV8:  MOV C,L
        MOV L,H
UDIV9:  MVI B,8
UDIV1:  DAD H
        MOV A,C
        ADD A
        MOV C,A
        JNC UDIV2
        INR L
UDIV2:  MOV A,L
        SUB E
        MOV A,H
        SBB D
        JC UDIV3
        MOV H,A
        MOV A,L
        SUB E
        MOV L,A
        INR C
UDIV3:  DCR B
        JNZ UDIV1
        RET

; A = character at BC. A variable's letter is told by what follows: no letter and no full stop.
FACTOR: CPI '('
        JZ PAREN1
        CPI '@'
        JC FACT4
        JZ FACT2
        INX B
        LDAX B
        DCX B
        CPI '.'
        JZ FACT1
        CPI 'A'
        JC FACT2
FACT1:  LDAX B
        LXI H,FUNCS
        JMP SEARCH
FACT2:  LDAX B
FACT3:  CALL FNDVA1
        JC WHAT
        MOV A,M
        INX H
        MOV H,M
        MOV L,A
        RET

; HL = the number at BC; 0 when there is none.
NUM:    CALL GETC
        LXI H,0
        JMP NUM2
FACT4:  SUI '0'
        CPI 10
        JNC WHAT
        MOV L,A
        MVI H,0
        INX B
NUM2:   LDAX B
        SUI '0'
        CPI 10
        RNC
        MOV A,H
        ANI 0F0H
        JNZ HOW
        MOV D,H
        MOV E,L
        DAD H
        DAD H
        DAD D
        DAD H
        LDAX B
        INX B
        SUI '0'
        ADD L
        MOV L,A
        MVI A,0
        ADC H
        MOV H,A
        JP NUM2
        JMP HOW

; ( expression )
PAREN:  CALL GETC
        CPI '('
        JNZ WHAT
PAREN1: CALL EXPR0
        CPI ')'
        JNZ WHAT
        INX B
        RET

ABS:    CALL PAREN
        JMP ABSHL

SIZE:   LHLD ROOM
        RET

RND:    CALL PAREN
        DCX H
        MOV A,H
        ORA A
        JM HOW
        INX H
        PUSH H
        CALL RNDSTP
        POP D
        CALL UDIV
        XCHG
        INX H
        RET

; A = the next non-blank from BC on.
GETC1:  INX B
GETC:   LDAX B
        CPI ' '
        RNZ
        JMP GETC1

; --- Words: first letter, bytes from here to the next word, other letters, the last with bit 7,
; address. FF: the address for what is none of them. All in one page. Where an abbreviation fits two
; words the first one is meant.
WORD    MACRO FIRST,REST,WHERE
        LOCAL NEXTW
        DB FIRST,NEXTW-$-1,REST
        DW WHERE
NEXTW:
        ENDM
WORDS:
STMTS:  WORD 'I',<'F'+80H>,IFST
        WORD 'G',<'OT','O'+80H>,GOTO
        WORD 'V',<'D','U'+80H>,VDUST
        WORD 'G',<'OSU','B'+80H>,GOSUB
        WORD 'R',<'ETUR','N'+80H>,RETURN
        WORD 'N',<'EX','T'+80H>,NEXT
        WORD 'F',<'O','R'+80H>,FOR
        WORD 'P',<'RIN','T'+80H>,PRINT
        WORD 'R',<'E','M'+80H>,SKIP
        WORD 'I',<'NPU','T'+80H>,INPUT
        WORD 'L',<'E','T'+80H>,LET
        WORD 'S',<'TO','P'+80H>,STOP
        DB 0FFH
        DW LET
DIRCMD: WORD 'L',<'IS','T'+80H>,LIST
        WORD 'R',<'U','N'+80H>,RUN
        WORD 'N',<'E','W'+80H>,NEW
        DB 0FFH
        DW EXEC
FUNCS:  WORD 'A',<'B','S'+80H>,ABS
        WORD 'R',<'N','D'+80H>,RND
        WORD 'S',<'IZ','E'+80H>,SIZE
        DB 0FFH
        DW FACT2
TOWORD: WORD 'T',<'O'+80H>,FOR2
        DB 0FFH
        DW WHAT
STPWRD: WORD 'S',<'TE','P'+80H>,FOR3
        DB 0FFH
        DW FOR4
        ASSERT HIGH WORDS EQ HIGH ($-1), 'the words must stand in one page'

WHATM:  DB 'WHAT?',EOT
HOWM:   DB 'HOW?',EOT
SORRYM: DB 'SORRY',EOT
        ASSERT HIGH WHATM EQ HIGH SORRYM, 'the messages must stand in one page'
HELLO:  DB 'BASIC L4.1',EOT
OKMSG:  DB 'OK',EOT
        ASSERT $ LE 0C00H, 'BASIC is larger than its sockets'
        END
