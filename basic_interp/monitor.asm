; Triton monitor, level 4.1 compatible: 0000-03FF, one 2708.
;
; Entry points stand at their published addresses (equates.asm); the assembler refuses code that
; runs into one. What lies between them is free to move.
;
; Keys           P inspect and change memory, G run machine code, I tape in, O tape out, L list
;                memory, W typewriter, T Tiny BASIC; any other:  INVALID. The key is echoed on a line
;                of its own.
; Messages       RESET, INT2 and Control-C clear the screen, then TRITON READY and the functions. REINIT,
;                INVALID and END leave the screen: the functions alone.
; P              of what is typed for a byte the first two characters count and must be hexadecimal
;                digits; one digit alone is INVALID. An address has four digits and no more.
; L              after MORE? Y goes on, N asks for a function; any other key:  INVALID.
; W              sends each key's code as it is:  0D alone for Return.
; Memory         1410 up the input line, 80 characters and 04; stack down from 1480; 1481/1482 the
;                first address past the RAM, from SCAN. 1400-140F is not used.
; Interrupts     are enabled again in the key and tape input loops, so that INT2 always gets through.
; Room           the pieces between the entry points hold routines of BASIC; what a piece holds must end
;                before the next ORG.
; Bytes free     36 of 1024

        INCLUDE 'equates.asm'

LINELEN EQU 80          ; characters that a line at MONBUF takes; longer would run into the stack

        ORG 0000H       ; RST 0, RESET
        LXI SP,MONSTK
        EI
        JMP SCAN

        ORG 0008H       ; RST 1, INT1
        JMP CLRSCN
        ORG INCH
        JMP GETKEY
        ORG 0010H       ; RST 2, INT2
        JMP INIT
        ORG OUTCH
        JMP PUTCH
        ORG 0018H       ; RST 3-7 belong to the user
        JMP 1618H
        ORG INDATA
        JMP GETLIN
        ORG 0020H
        JMP 1620H
        ORG PDATA
        JMP PUTS
        ORG 0028H
        JMP 1628H
        ORG PSTRNG
        JMP PUTSNL
        ORG 0030H
        JMP 1630H
        ORG PCRLF
        JMP PUTNL
        ORG 0038H
        JMP 1638H

; Finds the end of the RAM:    each byte from 1600 up takes FF and 00, and is left 00.
SCAN:   LXI H,PRGEND
SCAN1:  MVI M,0FFH
        MOV A,M
        INR A
        JNZ SCAN2
        MOV M,A
        ORA M
        INX H
        JZ SCAN1
        DCX H
SCAN2:  SHLD RAMTOP
        JMP INIT

        ORG INIT
        LXI SP,MONSTK
        CALL CLRSCN
        LXI D,READY
        CALL PUTSNL
        JMP REINIT

; New line. All registers and flags kept.
PUTNL:  PUSH PSW
        MVI A,CR
        CALL PUTCH
        MVI A,LF
        JMP PUTCH1

; Prints the text at DE on a new line; reads a line to MONBUF.
ASK:    CALL PUTSNL
ASKLIN: LXI D,MONBUF
; Reads a line from the keyboard to DE up and closes it with 04. Control-H steps back; what stands
; to the right of it is typed over. A line at MONBUF takes LINELEN characters; one elsewhere is as long
; as memory. The echo is what memory holds, so that it shows where the RAM ends. BC, HL kept.
GETLIN: PUSH H
        MOV H,D
        MOV L,E
GETL1:  CALL GETKEY
        STAX D
        CPI CR
        JZ GETL5
        CPI BS
        JZ GETL4
        MOV A,E
        CPI LOW (MONBUF+LINELEN)
        JNZ GETL2
        MOV A,D
        CPI HIGH (MONBUF+LINELEN)
        JZ GETL1
GETL2:  LDAX D
        INX D
GETL3:  CALL PUTCH
        JMP GETL1

        ASSERT $ LE FREE, 'INIT and its routines run into FREE'

; HL = RAMTOP - 2 - PRGEND, carry when negative. SUBTOP: minus DE.
        ORG FREE
        LHLD PRGEND
        XCHG
        ASSERT $ EQ SUBTOP, 'SUBTOP is not here'
        LHLD RAMTOP
        DCX H
        DCX H
        MOV A,L
        SUB E
        MOV L,A
        MOV A,H
        SBB D
        MOV H,A
        RET
        ASSERT $ LE BASICIN, 'FREE runs into BASICIN'

        ORG BASICIN
        EI
        IN KEYS
        ORA A
        JM KEYCODE
        XRA A
        RET

GETL4:  CALL CMPHD      ; HL = where the line begins
        JNC GETL1
        DCX D
        MVI A,BS
        JMP GETL3
GETL5:  MVI A,EOT
        STAX D
        INX D
        POP H
        RET

; Waits for the last key to come up and the next to go down, so that a held key counts once.
GETKEY: EI
        IN KEYS
        ORA A
        JM GETKEY
GETK1:  EI
        IN KEYS
        ORA A
        JP GETK1
; A = port 0 with a key down:   its code, letters with their case inverted; Z clear.
        ASSERT $ EQ KEYCODE, 'KEYCODE is not here'
        ANI 7FH
        CPI CTRLC
        JZ INIT
        CPI 41H
        RC
        PUSH B
        MOV B,A
        DCR A
        ANI 1FH
        CPI 1AH         ; 41-5A, 61-7A have low bits 01-1A
        MOV A,B
        POP B
        JNC KEYC1
        XRI 20H
KEYC1:  ORA A
        RET
        ASSERT $ LE UDIV9, 'the key routines run into UDIV9'

        ORG UDIV9
        MVI B,8
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
        ASSERT $ LE DLY, 'UDIV9 runs into DLY'

        ORG DLY         ; 2,455 cycles with its CALL
        PUSH B
        MVI B,160
DLY1:   DCR B
        JNZ DLY1
        POP B
        RET
        ASSERT $ LE FIVSEC, 'DLY runs into FIVSEC'

        ORG FIVSEC
        PUSH PSW
        PUSH H
        LXI H,1775      ; times 2,479 cycles
FIVS1:  CALL DLY
        DCX H
        MOV A,H
        ORA L
        JNZ FIVS1
        POP H
        POP PSW
        RET
        ASSERT $ LE CMPS, 'FIVSEC runs into CMPS'

; Signed: carry when HL < DE, Z when HL = DE. HL, DE change places when their signs differ.
        ORG CMPS
        MOV A,H
        XRA D
        JP CMPS1
        XCHG
CMPS1:  MOV A,H
        CMP D
        RNZ
        MOV A,L
        CMP E
        RET
        ASSERT $ LE CLRSCN, 'CMPS runs into CLRSCN'

        ORG CLRSCN
        PUSH PSW
        MVI A,CLEAR
        DB 0FEH         ; CPI: skips the PUSH
; Sends A to the VDU. A character takes the controller 8.3 ms; erase page (0C) and home (1C) 132 ms,
; for which 61 times 3 ms more go by. All registers and flags kept.
PUTCH:  PUSH PSW
PUTCH1: ANI STROBE-1
        OUT VDU
        ORI STROBE
        OUT VDU
        CALL DLY
        CALL DLY
        CALL DLY
        ANI STROBE-1
        OUT VDU
        ANI 0EFH
        CPI CLEAR
        CZ PAUSE
        POP PSW
        RET
; 180 ms. Registers kept.
PAUSE:  PUSH B
        MVI B,61
PAUSE1: CALL DLY
        DCR B
        JNZ PAUSE1
        POP B
        RET

; BASIC's line is full:   the oscillator is the bell. E = LINEMAX with bit 7 set, carry clear; BC kept.
        ASSERT $ EQ BELL, 'BELL is not here'
        MVI A,BEEP
        OUT RELAY
        CALL PAUSE
        MVI E,80H+LINEMAX
        JMP TPEOFF

; Z when HL = BC.
        ASSERT $ EQ HLEQBC, 'HLEQBC is not here'
        MOV A,L
        SUB C
        RNZ
        MOV A,H
        SUB B
        RET

        ASSERT $ EQ PUTSP, 'PUTSP is not here'
        MVI A,' '
        JMP PUTCH

; Print the string at DE up to 04; PUTSNL on a new line.
PUTSNL: CALL PUTNL
PUTS:   LDAX D
        INX D
        CPI EOT
        RZ
        CALL PUTCH
        JMP PUTS

; P:      a line for each address, `AAAA DD `, then Return for the next, or two digits and Return;
; what follows the two does not count.
FNP:    CALL GETADR
FNP1:   CALL PUTCEL
        CALL PUTSP
        CALL ASKLIN
        LDA MONBUF
        CPI EOT
        JZ FNP2
        PUSH H
        MVI B,2
        CALL GETHEX
        MOV A,L
        POP H
        MOV M,A
FNP2:   INX H
        JMP FNP1

; L:      fifteen lines, then `MORE?`
FNL:    CALL GETADR
FNL1:   MVI B,15
FNL2:   CALL PUTCEL
        INX H
        DCR B
        JNZ FNL2
        LXI D,TXMORE
        CALL PUTSNL
        CALL GETKEY
        CPI 'Y'
        JZ FNL1
        CPI 'N'
        JZ REINIT
        JMP INVALID

; G:      a RET of the program comes back to REINIT.
FNG:    LXI D,TXRUN
        CALL PUTSNL
        CALL GETADR
        CALL PUTNL
        LXI D,REINIT
        PUSH D
        PCHL

; New line, then `AAAA DD` for the byte at HL.
PUTCEL: CALL PUTNL
        MOV A,H
        CALL PUTHEX
        MOV A,L
        CALL PUTHEX
        CALL PUTSP
        MOV A,M
; A as two hexadecimal digits.
PUTHEX: PUSH PSW
        RRC
        RRC
        RRC
        RRC
        CALL PUTDIG
        POP PSW
PUTDIG: ANI 0FH
        ADI 90H         ; 90-99 and 9A-9F ...
        DAA             ; ... 90-99 and 00-05 with carry
        ACI 40H
        DAA             ; 30-39 and 41-46
        JMP PUTCH

; Asks for an address, four hexadecimal digits and no more:   HL, or INVALID.
GETADR: LXI D,TXPROG
        CALL ASK
        MVI B,4
        CALL GETHEX
        LDAX D
        CPI EOT
        RZ
INVALID: LXI D,ACKA
ENDMSG: CALL PUTSNL
        JMP REINIT

; The line must begin with B hexadecimal digits:   HL, or INVALID. DE = behind them.
GETHEX: LXI D,MONBUF
        LXI H,0
GETH1:  LDAX D
        INX D
        SUI '0'
        CPI 10
        JC GETH2
        SUI 'A'-'0'
        CPI 6
        JNC INVALID
        ADI 10
GETH2:  DAD H
        DAD H
        DAD H
        DAD H
        ORA L
        MOV L,A
        DCR B
        JNZ GETH1
        RET

; O:      5 s of carrier, 64 times 0D, the header with its 04, 1600 up to PRGEND, 5 s of carrier.
FNO:    CALL GETHDR
        CALL FIVSEC
        MVI B,64
FNO1:   MVI A,CR
        CALL TPT
        DCR B
        JNZ FNO1
        LXI H,MONBUF
FNO2:   MOV A,M
        INX H
        CALL TPT
        CPI EOT
        JNZ FNO2
        LXI H,PRGEND
FNO3:   CALL ATEND
        JNC FNO4
        MOV A,M
        INX H
        CALL TPT
        JMP FNO3
FNO4:   CALL FIVSEC
TAPEND: LXI D,ACED      ; REINIT stops the tape
        JMP ENDMSG

; I, after the header's text; A = E = the byte behind it.
FNI5:   MOV A,E
FNI6:   CPI EOT
        JZ FNI7
        CPI ' '
        MOV E,A
        CALL TPIN
        JZ FNI6
        MOV D,A
        SUI 16H
        CPI 20H-16H
        JC FNI8
        JMP FNI1
FNI7:   CALL TPIN
        MOV E,A
        CALL TPIN
        MOV D,A
FNI8:   XCHG
        SHLD PRGEND
        LXI H,PRGBGN
FNI9:   CALL ATEND
        JNC TAPEND
        CALL TPIN
        MOV M,A
        INX H
        JMP FNI9
        ASSERT $ LE TPT, 'the functions run into TPT'

        ORG TPT
        PUSH PSW
TPT1:   IN UARTST
        ANI 10H
        JZ TPT1
        POP PSW
        OUT UARTTX
        RET
        ASSERT $ LE REINIT, 'TPT runs into REINIT'

        ORG REINIT
        LXI SP,MONSTK
        EI
        CALL TPEOFF
        LXI D,TXFUNC
        CALL PUTSNL
        CALL PUTNL
        CALL GETKEY
        CALL PUTCH
        CPI 'P'
        JZ FNP
        CPI 'G'
        JZ FNG
        CPI 'I'
        JZ FNI
        CPI 'O'
        JZ FNO
        CPI 'L'
        JZ FNL
        CPI 'T'
        JZ BASIC
        CPI 'W'
        JNZ INVALID
; W:      typewriter; Control-C ends it.
        CALL PUTNL
FNW:    CALL GETKEY
        CALL PUTCH
        JMP FNW

; Asks for the header and starts the tape.
GETHDR: LXI D,TXTAPE
        CALL ASK
        JMP TPEON

        ASSERT $ LE ATEND, 'REINIT and its routines run into ATEND'

; Carry when HL < PRGEND. DE = PRGEND. CMPHD: when HL < DE.
        ORG ATEND
        XCHG
        LHLD PRGEND
        XCHG
CMPHD:  MOV A,L
        SUB E
        MOV A,H
        SBB D
        RET
        ASSERT $ LE GETC1, 'ATEND runs into GETC1'

; A = the next non-blank from BC on.
        ORG GETC1
        INX B
        ASSERT $ EQ GETC, 'GETC must follow GETC1'
        LDAX B
        CPI ' '
        RNZ
        JMP GETC1
        ASSERT $ LE TPIN, 'GETC runs into TPIN'

        ORG TPIN
TPIN1:  EI
        IN UARTST
        RRC
        JNC TPIN1
        IN UARTRX
        RET
        ASSERT $ LE TPEON, 'TPIN runs into TPEON'

        ORG TPEON
        MVI A,80H
        OUT RELAY
        RET
        ASSERT $ LE TPEOFF, 'TPEON runs into TPEOFF'

        ORG TPEOFF
        XRA A
        OUT RELAY
        RET

; I:      looks for sixteen 0D and the typed header, loads from 1600 up to the address that the first two
; bytes give. After the header come its 04, or spaces and 04; or, on a tape without that mark, the
; end address, known by its high byte 16-1F, which no header text holds.
FNI:    CALL GETHDR
FNI1:   MVI B,16
FNI2:   CALL TPIN
        CPI CR
        JNZ FNI1
        DCR B
        JNZ FNI2
FNI3:   CALL TPIN
        CPI CR
        JZ FNI3
        LXI H,MONBUF
FNI4:   MOV E,A         ; from the tape
        MOV A,M         ; typed
        INX H
        CPI EOT
        JZ FNI5
        CMP E
        JNZ FNI1
        CALL TPIN
        JMP FNI4
        ASSERT $ LE FNDFOR, 'FNI runs into FNDFOR'

; Looks through the loops up to the last GOSUB for variable DE. Found: HL = its place + 1; not: carry.
        ORG FNDFOR
        LXI H,2
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
        ASSERT $ LE READY, 'FNDFOR runs into the strings'

        ORG READY
        DB 'TRITON READY',EOT

        ORG ACKB
        DB 'START=',EOT
TXPROG: DB 'PROG START=',EOT
TXRUN:  DB 'RUN',EOT
        ASSERT $ LE OKMSG, 'strings run into OKMSG'
        ORG OKMSG
        DB 'OK',EOT
        ASSERT $ LE ACKA, 'strings run into ACKA'

        ORG ACKA
        DB 'INVALID',EOT
TXMORE: DB 'MORE?',EOT
        ASSERT $ LE MOVEUP, 'strings run into MOVEUP'

; Moves BC..HL-1 up so that it ends at DE. HL = BC; DE = where it begins now.
        ORG MOVEUP
        MOV A,L
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
        ASSERT $ LE ACKC-5, 'MOVEUP runs into the strings'

        ORG ACKC-5
TXTAPE: DB 'TAPE '
        ASSERT $ EQ ACKC, 'TAPE must stand before HEADER='
        DB 'HEADER=',EOT
        ASSERT $ LE ACED, 'strings run into ACED'

        ORG ACED
        DB 'END',EOT
TXFUNC: DB 'FUNCTION? P G I O L W T',EOT
        ASSERT $ LE ADDHD, 'strings run into ADDHD'

; HL = HL + DE, carry when outside -32767..32767. BC, DE kept.
        ORG ADDHD
        MOV A,H
        XRA D
        MOV A,D
        DAD D
        JM ADD1
        XRA H
        RAL
        RC
        MOV A,H
        ORA A
        RP
        XRI 80H
        ORA L
        RNZ
        STC
        RET
ADD1:   ORA A
        RET
        ASSERT $ LE BASIC, 'the monitor is larger than its socket'
        END
