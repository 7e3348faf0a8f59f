; Triton Tiny BASIC, level 4.1 compatible: 0400-0BFF, two 2708s.
;
; Entry          0400, from the monitor's T. Control-C goes to the monitor, which is where the key
;                routines look for it.
; Program        from PRGBGN (1602) to PRGEND (1600/1601): per line the number, low byte first, the
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
;   An INPUT reply has a buffer of its own, so that a typed line with INPUT goes on afterwards. All of
;     it must be one expression, or it is WHAT?; the variable keeps its value and is asked for again.
;   A line, typed or a reply, takes 72 characters. Each one more rings the bell (0.2 s of the
;     oscillator) and is neither taken nor echoed. Return then refuses the line, with SORRY, so that
;     no part of one is taken for the whole; Control-H steps back from the 72nd and mends it.
;
; Bytes free     1 of 2048; routines that found no room here stand in monitor.asm (see equates.asm)

        INCLUDE 'equates.asm'

; --- Memory, 1480-15FF, and the monitor's input line, which the typed line uses
CACHE   EQU 1460H       ; to 147F: addresses of lines that GOTO and GOSUB have found
REPLY   EQU 1483H       ; INPUT's line; in the upper half of a page, see ERR
VARS    EQU 14CCH       ; A to Z
RNDSEED EQU 1500H       ; RND's state
CURLIN  EQU 1502H       ; address of the line being executed; 0 in direct mode
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
        LHLD PRGEND     ; a program from tape or a tool stays; no sense in the address: none
        LXI D,-PRGBGN
        DAD D
        JNC NEW1
        CALL FREE
        JNC START
NEW1:   LXI H,PRGBGN
        SHLD PRGEND
START:  LXI D,HELLO
        CALL PSTRNG
OK:     LXI D,OKMSG
        CALL PSTRNG
        CALL PCRLF
PROMPT: LXI SP,STKTOP
        LXI H,CACHE
PROMP1: MVI M,0
        INR L
        JP PROMP1
        LXI H,0
        SHLD CURLIN
        PUSH H
        MVI A,'>'
        CALL OUTCH
        LXI B,MONBUF
        CALL RDLIN
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

; Reads a line to BC up, closed with 0D. BC kept. Waits for the last key to come up and the next to
; go down; in direct mode RND steps meanwhile.
RDLIN:  PUSH B
        MVI E,0         ; characters; bit 7: one too many was typed
RDLIN1: CALL KEY
        JNZ RDLIN1
RDLIN2: CALL KEY
        JZ RDLIN2
        STAX B
        CPI CR
        JZ RDLIN5
        CPI BS
        JZ RDLIN4
        MOV A,E
        CPI LINEMAX
        CNC BELL
        JNC RDLIN1
        LDAX B
        INR E
        INX B
RDLIN3: CALL OUTCH
        JMP RDLIN1
RDLIN4: MOV A,E
        ANI 7FH
        JZ RDLIN1
        DCR A
        MOV E,A
        LDAX B
        DCX B
        JMP RDLIN3
RDLIN5: POP B
        CALL PCRLF
        MOV A,E
        ORA A
        RP
        JMP SORRY

; The key that is down, or A = 0 and Z set. BC, E kept.
KEY:    LDA CURLIN+1
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
        LXI H,PRGBGN
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
LOOKL:  XCHG
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
STORE2: CALL HLEQBC
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

; Prints the line at HL, with ? before the character at BC. HL = next line.
PRLINE: MOV E,M
        INX H
        MOV D,M
        INX H
        PUSH H
        XCHG
        MVI A,4
        CALL NUMOUT
        POP H
        MVI A,' '
PRLIN1: CALL OUTCH
        CALL HLEQBC
        MVI A,'?'
        CZ OUTCH
        MOV A,M
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
LIST1:  CALL NOMORE
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

NEW:    CALL NOMORE
        JMP NEW1

STOP:   CALL NOMORE
        JMP OK

RUN:    CALL NOMORE
RUNBEG: LXI H,PRGBGN    ; tools set RND's state when the CPU comes here
        JMP RUNAT

; --- Errors: BC is where

; The rest of the line must be blank.
NOMORE: CALL GETC
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
ERR1:   LXI SP,STKTOP   ; so that an interrupt has room, too
        LHLD CURLIN
        MOV A,H
        ORA A           ; 0: STORE has moved BC
        CNZ PRLINE
        JMP OK

; --- Statements

; Assignments to a letter and to the array are told by their first two characters, others by the end
; of the table: nothing else matches.
LETARR: CALL ARRAY
        JMP LET3
; A = letter; BC is at the =.
LETVAR: SUI 'A'
        CPI 26
        JNC LETNOT
        ADD A
        ADI LOW VARS
        MOV L,A
        MVI H,HIGH VARS
        PUSH H
        CALL EXPR0
        XCHG
        POP H
        MOV M,E
        INX H
        MOV M,D
LET2:   CPI ','
        JNZ ENDST1
        INX B
LET:    CALL VAR
LET3:   CALL ASSIG1
        JMP LET2
LETNOT: DCX B
        MOV A,E
NOWORD: CPI CR          ; what stands behind the 0D is not this line's
        JZ SKIP
        JMP LET

NEXT3:  LXI H,10        ; the loop ends
        DAD SP
        SPHL
        JMP ENDST
NEXT4:  POP H
        JMP NEXT2
NEXT:   CALL FNDVAR
        JC WHAT
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
        JC NEXT4
        MOV M,D
        DCX H
        MOV M,E
        POP H
        MOV A,M
        INX H
        MOV H,M
        MOV L,A         ; limit
        MOV A,B
        ORA A
        JP NEXT1
        XCHG
NEXT1:  CALL CMPS
NEXT2:  POP B
        JC NEXT3
        POP D
        POP H
        POP B
        PUSH B
        PUSH H
        PUSH D
        SHLD CURLIN
; A statement ends at BC.
ENDST:  LDAX B
        CPI ' '
        CZ GETC1
ENDST1: CPI ';'
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
        LDA CURLIN+1
        ORA A
        JZ OK
RUNAT:  CALL ATEND
        JNC OK
RUNLIN: SHLD CURLIN
        INX H
        MOV B,H
        MOV C,L
NXTST:  INX B
STMT:   EI
        IN KEYS
        ORA A
        CM KEYCODE
EXEC:   LDAX B
        CPI ' '
        CZ GETC1
        MOV E,A
        INX B
        LDAX B
        CPI '='
        MOV A,E
        JZ LETVAR
        DCX B
        CPI '@'
        JC NOWORD
        JZ LETARR
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
        CALL NOMORE
        CALL LOOKL
        JMP RUNLIN

GOSUB:  CALL EXPR
        CALL LOOKL
        XCHG
        PUSH B
        LHLD CURLIN
        PUSH H
        LXI H,1
        PUSH H
        XCHG
        JMP RUNLIN

RETURN: CALL NOMORE
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
        SHLD CURLIN
        POP B
        JMP ENDST

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
        DB 11H          ; LXI D: skips the LXI but for its last byte, a NOP
FOR4:   LXI H,1
        POP D
        XTHL
        XCHG            ; HL = limit, DE = variable, step on the stack
        XTHL
        PUSH H
        PUSH B
        LHLD CURLIN
        PUSH H
        PUSH D
        JMP ENDST

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
        JMP ENDST

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
        CALL NUMOUT
PRINT3: CALL ISEND
        CPI ','
        JNZ PRINT6
        DB 11H          ; LXI D: skips the CALL but for its last byte, a NOP
PRINT4: CALL OUTCH
        INX B
        JMP PRINT1
PRINT6: CALL PCRLF
PRINT7: POP H
        JMP ENDST

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
NUMOUT: PUSH B
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
        CALL PUTSP
INPUT3: PUSH B
        PUSH H
        LXI H,0
        DAD SP
        SHLD INPSP
        LXI B,REPLY
        CALL RDLIN
        CALL EXPR
        CALL NOMORE
        XCHG
        POP H
        MOV M,E
        INX H
        MOV M,D
        POP B
INPUT4: POP H
        CALL GETC
        CPI ','
        JNZ ENDST1
        INX B
        JMP INPUT

; variable = expression: HL = address of the variable.
ASSIGN: CALL VAR
ASSIG1: PUSH H
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
FNDVAR: LDAX B
        CPI ' '
        CZ GETC1
        CPI '@'
        RC
        JZ ARRAY
        CPI 'Z'+1
        CMC
        RC
        INX B
        ADD A
        ADI VARS-2*'A' AND 0FFH
        MOV L,A
        MVI H,HIGH VARS
        RET
; HL = address of the element at BC, which is its @.
ARRAY:  INX B
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
        CPI '<'
        JNC EXPR6
        CPI '#'
        RNZ
        MVI E,5
        JMP EXPR1
EXPR6:  CPI '>'+1
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

; The first operand is seen to here; those behind + and - are TERMs.
SUM:    LDAX B
        CPI '0'
        JC SUM11        ; a blank, a sign, (
SUM1:   CALL FACTOR
SUM2:   LDAX B
        CPI '0'
        RNC
        CPI '*'
        JC SUM10
        JZ SUM3
        CPI '+'
        JZ SUM6
        CPI '-'
        JZ SUM5
        CPI '/'
        RNZ
SUM3:   CALL TERM1
        JMP SUM2
SUM4:   LXI H,0
SUM5:   PUSH H
        CALL TERM0
        CALL NEGHL
        JMP SUM7
SUM6:   PUSH H
        CALL TERM0
SUM7:   POP D
        MOV A,H
        ORA D
        JM SUM9
        DAD D
        MOV A,H
        RAL
SUM8:   JNC SUM2
        JMP HOW
SUM9:   CALL ADDHD
        JMP SUM8
SUM10:  CPI ' '
        RNZ
        CALL GETC1
        JMP SUM2
SUM11:  CALL GETC
        CPI '-'
        JZ SUM4
        CPI '+'
        CZ GETC1
        JMP SUM1

TERM0:  INX B
        LDAX B
        CPI ' '
        CZ GETC1
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
        JMP UDIV9

; A = character at BC. A variable's letter is told by what follows: no letter and no full stop.
FACTOR: CPI '@'
        JC FACT6
        JZ FACT3
        CPI 'Z'+1
        JNC WHAT
        MOV E,A
        INX B
        LDAX B
        CPI '.'
        JZ FACT4
        CPI 'A'
        JNC FACT4
FACT1:  MOV A,E
        ADD A
        ADI VARS-2*'A' AND 0FFH
        MOV L,A
        MVI H,HIGH VARS
FACT2:  MOV A,M
        INX H
        MOV H,M
        MOV L,A
        RET
FACT3:  CALL ARRAY
        JMP FACT2
FACT4:  DCX B
        MOV A,E
        LXI H,FUNCS
        JMP SEARCH
FACT5:  INX B
        JMP FACT1

; HL = the number at BC; 0 when there is none.
NUM:    CALL GETC
        LXI H,0
        JMP NUM2
FACT6:  SUI '0'
        CPI 10
        JNC PAREN
        MOV L,A
        MVI H,0
        INX B
        LDAX B          ; two digits go in A
        SUI '0'
        CPI 10
        RNC
        MOV E,A
        MOV A,L
        ADD A
        ADD A
        ADD L
        ADD A
        ADD E
        MOV L,A
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
PAREN:  LDAX B
        CPI '('
        JZ PAREN1
        CALL GETC
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
STMTS:  WORD 'N',<'EX','T'+80H>,NEXT
        WORD 'I',<'F'+80H>,IFST
        WORD 'G',<'OT','O'+80H>,GOTO
        WORD 'V',<'D','U'+80H>,VDUST
        WORD 'G',<'OSU','B'+80H>,GOSUB
        WORD 'R',<'ETUR','N'+80H>,RETURN
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
        DW FACT5
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
        ASSERT $ LE 0C00H, 'BASIC is larger than its sockets'
        END
