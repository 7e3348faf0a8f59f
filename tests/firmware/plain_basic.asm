; A plain Tiny BASIC to measure basic.asm against: the techniques of the Palo Alto style, told in its
; documentation, without anything done for speed. It is the project's own and only a yardstick: no
; editor, no messages, no INPUT, GOSUB, LIST.
;
;   words       the table is walked from its first entry for every command, for every factor that
;               might be a function, for TO and STEP
;   expression  a subroutine a level, blanks looked for before each character that is asked about
;   * and /     one bit after the other, 16 bits
;   GOTO        looks through the program from its first line on
;   FOR         the innermost loop stands in five cells; a FOR inside saves them on the stack
;   keys        asked before each statement, as basic.asm does
;
; It stands where basic.asm stands, and runs the program at 1602 at once. At the program's end it asks
; for a key; what it cannot do stops it for good, at FAULT.
;
; DE is the text pointer, HL holds values.

INCH    EQU 000BH
OUTCH   EQU 0013H
PCRLF   EQU 0033H
BASICIN EQU 00AAH
PRGEND  EQU 1600H
PRGBGN  EQU 1602H
STACK   EQU 1600H
CR      EQU 0DH

        ORG 1483H       ; cells
LINE:   DS 2            ; the line that runs
LOPVAR: DS 2            ; innermost loop: its variable, 0 for none
LOPINC: DS 2
LOPLMT: DS 2
LOPLIN: DS 2
LOPTXT: DS 2
WIDTH:  DS 1            ; of PRINT's field
SIGN:   DS 1
SEED:   DS 2
NEXTXT: DS 2
VARS:   DS 52

        ORG 0400H
        LXI SP,STACK
        LXI H,0
        SHLD LOPVAR
        INX H
        SHLD SEED
        LXI H,PRGBGN
; Runs the line at HL.
DOLINE: CALL ISEND
        JNC DONE
        SHLD LINE
        INX H
        INX H
        XCHG
DOSTMT: CALL BASICIN
        LXI H,STMTS
        JMP LOOKUP
DONE:   CALL INCH
        JMP DONE
FAULT:  JMP FAULT

; A statement has ended.
ENDST:  CALL BLANKS
        INX D
        CPI ';'
        JZ DOSTMT
        CPI CR
        JNZ FAULT
        XCHG
        JMP DOLINE

; Jumps to the address that follows the word at DE in the table at HL. A word's last letter has bit
; 7; a lone 80 ends the table.
LOOKUP: CALL BLANKS
LOOK1:  PUSH D
LOOK2:  MOV A,M
        ANI 7FH
        JZ LOOK5
        MOV B,A
        LDAX D
        CPI '.'
        JZ LOOK4
        CMP B
        JNZ LOOK3
        INX D
        MOV A,M
        INX H
        ORA A
        JP LOOK2
        POP B
        JMP LOOK6
LOOK3:  CALL WRDEND     ; another word
        INX H
        INX H
        POP D
        JMP LOOK1
LOOK4:  INX D           ; a full stop: the rest goes without saying
        CALL WRDEND
        POP B
        JMP LOOK6
LOOK5:  INX H
        POP D
LOOK6:  MOV A,M
        INX H
        MOV H,M
        MOV L,A
        PCHL
WRDEND: MOV A,M
        INX H
        ORA A
        JP WRDEND
        RET

; A = the first non-blank from DE on.
BLANKS: LDAX D
        CPI ' '
        RNZ
        INX D
        JMP BLANKS

; Carry when HL < BC, without signs. ISEND: when HL is a line.
ISEND:  PUSH H
        LHLD PRGEND
        MOV B,H
        MOV C,L
        POP H
COMPAR: MOV A,H
        CMP B
        RNZ
        MOV A,L
        CMP C
        RET

; --- Statements

LET:    CALL ASSIGN
        CALL BLANKS
        CPI ','
        JNZ ENDST
        INX D
        JMP LET

; variable = expression: HL = the variable's address.
ASSIGN: CALL VARADR
        JC FAULT
        PUSH H
        CALL BLANKS
        CPI '='
        JNZ FAULT
        INX D
        CALL EXPR
        MOV B,H
        MOV C,L
        POP H
        MOV M,C
        INX H
        MOV M,B
        DCX H
        RET

IFST:   CALL EXPR
        MOV A,H
        ORA L
        JNZ DOSTMT
REM:    LDAX D
        INX D
        CPI CR
        JNZ REM
        XCHG
        JMP DOLINE

GOTO:   CALL EXPR
        XCHG
        LXI H,PRGBGN
GOTO1:  CALL ISEND
        JNC FAULT
        MOV C,M
        INX H
        MOV B,M
        DCX H
        PUSH H
        MOV H,D
        MOV L,E
        CALL COMPAR
        POP H
        JZ DOLINE
        INX H
        INX H
GOTO2:  MOV A,M
        INX H
        CPI CR
        JNZ GOTO2
        JMP GOTO1

FOR:    CALL SAVLOP
        CALL ASSIGN
        SHLD LOPVAR
        LXI H,TOWORD
        JMP LOOKUP
FOR1:   CALL EXPR
        SHLD LOPLMT
        LXI H,STWORD
        JMP LOOKUP
FOR2:   CALL EXPR
        JMP FOR4
FOR3:   LXI H,1
FOR4:   SHLD LOPINC
        LHLD LINE
        SHLD LOPLIN
        XCHG
        SHLD LOPTXT
        XCHG
        JMP ENDST

NEXT:   CALL VARADR
        JC FAULT
NEXT1:  XCHG            ; the loop of this variable; those inside are given up
        SHLD NEXTXT
        LHLD LOPVAR
        MOV B,H
        MOV C,L
        MOV A,B
        ORA C
        JZ FAULT
        XCHG
        CALL COMPAR
        JZ NEXT2
        PUSH H
        LHLD NEXTXT
        XCHG
        POP H
        CALL RESLOP
        JMP NEXT1
NEXT2:  MOV C,M
        INX H
        MOV B,M
        DCX H
        PUSH H
        LHLD LOPINC
        CALL ADDBC
        MOV B,H
        MOV C,L
        POP H
        MOV M,C
        INX H
        MOV M,B
        LHLD LOPLMT
        LDA LOPINC+1
        ORA A
        JP NEXT3
        PUSH B
        XTHL
        POP B
NEXT3:  CALL CMPSGN     ; HL is what must not be the less
        JC NEXT4
        LHLD LOPLIN
        SHLD LINE
        LHLD LOPTXT
        XCHG
        JMP ENDST
NEXT4:  CALL RESLOP
        LHLD NEXTXT
        XCHG
        JMP ENDST

; Puts the loop's cells on the stack, and takes them back. RESLOP keeps HL, DE.
SAVLOP: POP B
        LHLD LOPTXT
        PUSH H
        LHLD LOPLIN
        PUSH H
        LHLD LOPLMT
        PUSH H
        LHLD LOPINC
        PUSH H
        LHLD LOPVAR
        PUSH H
        PUSH B
        RET
RESLOP: POP B
        XTHL
        SHLD LOPVAR
        POP H
        XTHL
        SHLD LOPINC
        POP H
        XTHL
        SHLD LOPLMT
        POP H
        XTHL
        SHLD LOPLIN
        POP H
        XTHL
        SHLD LOPTXT
        POP H
        PUSH B
        RET

VDUST:  CALL EXPR
        PUSH H
        CALL BLANKS
        CPI ','
        JNZ FAULT
        INX D
        CALL EXPR
        MOV A,L
        POP H
        MOV B,A
        MOV A,H
        ORA L
        MOV A,B
        JZ VDUST1
        LXI B,0FFFH
        DAD B
        MOV M,A
        JMP ENDST
VDUST1: CALL OUTCH
        JMP ENDST

PRINT:  MVI A,8
        STA WIDTH
        CALL BLANKS
        CPI ';'
        JZ PRINT5
        CPI CR
        JZ PRINT5
PRINT1: CALL BLANKS
        CPI ';'
        JZ ENDST
        CPI CR
        JZ ENDST
        CPI '#'
        JNZ PRINT2
        INX D
        CALL EXPR
        MOV A,L
        STA WIDTH
        JMP PRINT4
PRINT2: CPI '"'
        JZ PRINT3
        CPI 27H
        JZ PRINT3
        CALL EXPR
        CALL NUMOUT
        JMP PRINT4
PRINT3: CALL QUOTED
PRINT4: CALL BLANKS
        CPI ','
        JNZ PRINT5
        INX D
        JMP PRINT1
PRINT5: CALL PCRLF
        JMP ENDST

; Prints from behind the quote at DE, which is A, up to the next one.
QUOTED: MOV B,A
QUOTE1: INX D
        LDAX D
        CMP B
        JZ QUOTE2
        CPI CR
        RZ
        CALL OUTCH
        JMP QUOTE1
QUOTE2: INX D
        RET

; Prints HL in the field.
NUMOUT: PUSH D
        XRA A
        STA SIGN
        CALL ABSVAL
        LXI B,0FFFFH    ; ends the digits
        PUSH B
        LDA WIDTH
        MOV E,A
PRTN1:  PUSH D
        LXI B,10
        CALL UDIV
        MOV A,E
        POP D
        DCR E
        MOV C,A
        MVI B,0
        PUSH B
        MOV A,H
        ORA L
        JNZ PRTN1
        LDA SIGN
        ORA A
        JP PRTN2
        DCR E
PRTN2:  MOV A,E
        ORA A
        JM PRTN3
        JZ PRTN3
        MVI A,' '
        CALL OUTCH
        DCR E
        JMP PRTN2
PRTN3:  LDA SIGN
        ORA A
        MVI A,'-'
        CM OUTCH
PRTN4:  POP B
        MOV A,B
        ORA A
        JNZ PRTN5
        MOV A,C
        ADI '0'
        CALL OUTCH
        JMP PRTN4
PRTN5:  POP D
        RET

; --- Expressions

EXPR:   CALL SUM
        CALL BLANKS
        CPI '='
        JZ EXPREQ
        CPI '<'
        JZ EXPRLT
        CPI '>'
        JZ EXPRGT
        CPI '#'
        RNZ
        CALL RELATE
        RZ
        JMP TRUE
EXPREQ: CALL RELATE
        RNZ
        JMP TRUE
EXPRLT: CALL EQUALS
        JZ EXPRLE
        CALL RELATE
        RZ
        RNC
        JMP TRUE
EXPRLE: CALL RELATE
        JZ TRUE
        RNC
        JMP TRUE
EXPRGT: CALL EQUALS
        JZ EXPRGE
        CALL RELATE
        RZ
        RC
        JMP TRUE
EXPRGE: CALL RELATE
        RC
TRUE:   LXI H,1
        RET
; Z: an = follows the operator, and is stepped on.
EQUALS: INX D
        LDAX D
        CPI '='
        RZ
        DCX D
        RET
; HL and the sum behind the operator compared: carry, Z; HL = 0.
RELATE: INX D
        PUSH H
        CALL SUM
        MOV B,H
        MOV C,L
        POP H
        CALL CMPSGN
        LXI H,0
        RET

; Carry when HL < BC, with signs.
CMPSGN: MOV A,H
        XRA B
        JP COMPAR
        MOV A,B         ; unlike signs: the negative one is the less
        CMP H
        RET

SUM:    CALL BLANKS
        CPI '-'
        JNZ SUM1
        LXI H,0
        JMP SUM4
SUM1:   CPI '+'
        JNZ SUM2
        INX D
SUM2:   CALL TERM
SUM3:   CALL BLANKS
        CPI '+'
        JZ SUM5
        CPI '-'
        RNZ
SUM4:   INX D
        PUSH H
        CALL TERM
        CALL NEGATE
        JMP SUM6
SUM5:   INX D
        PUSH H
        CALL TERM
SUM6:   POP B
        CALL ADDBC
        JMP SUM3

; HL = HL + BC.
ADDBC:  MOV A,H
        XRA B
        MOV A,B
        DAD B
        RM
        XRA H
        RP
        JMP FAULT

TERM:   CALL FACTOR
TERM1:  CALL BLANKS
        CPI '*'
        JZ TERM2
        CPI '/'
        RNZ
        CALL BOTH
        PUSH D
        MOV A,B
        ORA C
        JZ FAULT
        CALL UDIV
        POP D
        JMP TERM3
TERM2:  CALL BOTH
        CALL UMUL
TERM3:  LDA SIGN
        ORA A
        CM NEGATE
        JMP TERM1

; The operand behind the operator: HL, BC without their signs, the result's in SIGN.
BOTH:   INX D
        PUSH H
        CALL BLANKS
        CALL FACTOR
        XRA A
        STA SIGN
        CALL ABSVAL
        MOV B,H
        MOV C,L
        POP H
; HL without its sign, which turns SIGN's bit 7.
ABSVAL: MOV A,H
        ORA A
        RP
        LDA SIGN
        XRI 80H
        STA SIGN
NEGATE: MOV A,H
        CMA
        MOV H,A
        MOV A,L
        CMA
        MOV L,A
        INX H
        RET

; HL = HL * BC. DE kept.
UMUL:   PUSH D
        XCHG
        LXI H,0
        MVI A,16
UMUL1:  PUSH PSW
        DAD H
        JC FAULT
        MOV A,C
        RAL
        MOV C,A
        MOV A,B
        RAL
        MOV B,A
        JNC UMUL2
        DAD D
        JC FAULT
UMUL2:  POP PSW
        DCR A
        JNZ UMUL1
        MOV A,H
        ORA A
        JM FAULT
        POP D
        RET

; HL = HL / BC, DE = the remainder.
UDIV:   LXI D,0
        MVI A,16
UDIV1:  PUSH PSW
        DAD H
        MOV A,E
        RAL
        MOV E,A
        MOV A,D
        RAL
        MOV D,A
        MOV A,E
        SUB C
        MOV A,D
        SBB B
        JC UDIV2
        MOV A,E
        SUB C
        MOV E,A
        MOV A,D
        SBB B
        MOV D,A
        INX H
UDIV2:  POP PSW
        DCR A
        JNZ UDIV1
        RET

FACTOR: LXI H,FUNCS
        JMP LOOKUP
FACT1:  CALL VARADR
        JC FACT2
        MOV A,M
        INX H
        MOV H,M
        MOV L,A
        RET
FACT2:  CALL NUMBER
        MOV A,B
        ORA A
        RNZ
PAREN:  CALL BLANKS
        CPI '('
        JNZ FAULT
        INX D
        CALL EXPR
        CALL BLANKS
        CPI ')'
        JNZ FAULT
        INX D
        RET

; HL = the number at DE, B = how many digits it has.
NUMBER: LXI H,0
        MOV B,H
        CALL BLANKS
NUMB1:  LDAX D
        SUI '0'
        RM
        CPI 10
        RNC
        INX D
        INR B
        PUSH B
        PUSH PSW
        MOV B,H
        MOV C,L
        DAD H
        JC FAULT
        DAD H
        JC FAULT
        DAD B
        JC FAULT
        DAD H
        JC FAULT
        POP PSW
        MOV C,A
        MVI B,0
        DAD B
        POP B
        MOV A,H
        ORA A
        JP NUMB1
        JMP FAULT

; HL = address of the variable at DE; carry when there is none.
VARADR: CALL BLANKS
        SUI '@'
        RC
        JZ VARAD1
        CPI 27
        CMC
        RC
        INX D
        ADD A
        MOV C,A
        MVI B,0
        LXI H,VARS-2
        DAD B
        RET
VARAD1: INX D
        CALL PAREN
        DAD H
        JC FAULT
        PUSH H
        CALL SIZE
        POP B
        CALL COMPAR
        JC FAULT
        LHLD PRGEND
        DAD B
        RET

ABS:    CALL PAREN
        JMP ABSVAL
SIZE:   LHLD PRGEND
        MOV B,H
        MOV C,L
        LHLD 1481H
        MOV A,L
        SUB C
        MOV L,A
        MOV A,H
        SBB B
        MOV H,A
        RET
; The contract's generator.
RND:    CALL PAREN
        PUSH D
        PUSH H
        LHLD SEED
        MOV D,H
        MOV E,L
        MVI B,7
        CALL SHIFTL
        MOV A,H
        ORA A
        RAR
        XRA L
        MOV L,A
        XRA H
        MOV H,A
        SHLD SEED
        POP B
        CALL UDIV
        XCHG
        INX H
        POP D
        RET
SHIFTL: DAD H           ; HL = DE ^ (HL << B)
        DCR B
        JNZ SHIFTL
        MOV A,H
        XRA D
        MOV H,A
        MOV A,L
        XRA E
        MOV L,A
        RET

STMTS:  DB 'NEX','T'+80H
        DW NEXT
        DB 'LE','T'+80H
        DW LET
        DB 'I','F'+80H
        DW IFST
        DB 'GOT','O'+80H
        DW GOTO
        DB 'RE','M'+80H
        DW REM
        DB 'FO','R'+80H
        DW FOR
        DB 'PRIN','T'+80H
        DW PRINT
        DB 'VD','U'+80H
        DW VDUST
        DB 80H
        DW LET
FUNCS:  DB 'RN','D'+80H
        DW RND
        DB 'AB','S'+80H
        DW ABS
        DB 'SIZ','E'+80H
        DW SIZE
        DB 80H
        DW FACT1
TOWORD: DB 'T','O'+80H
        DW FOR1
        DB 80H
        DW FAULT
STWORD: DB 'STE','P'+80H
        DW FOR2
        DB 80H
        DW FOR3
        END
