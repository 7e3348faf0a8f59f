; Addresses and codes that the monitor and Tiny BASIC share. The entry points and memory cells of
; the first two groups are published: machine code, tapes and tools count on them.

; --- Monitor entry points (level 4.1)
INCH    EQU 000BH       ; wait for a key, returned in A
OUTCH   EQU 0013H       ; print A; registers and flags kept
INDATA  EQU 001BH       ; read a line of any length to DE up, 04 at its end; DE ends one past the 04
PDATA   EQU 0023H       ; print from DE up to 04; DE ends one past the 04
PSTRNG  EQU 002BH       ; new line, then PDATA
PCRLF   EQU 0033H       ; new line; registers and flags kept
INIT    EQU 0053H       ; jump target: clear the screen, print READY, then REINIT
BASICIN EQU 00AAH       ; the key that is down, or A = 0 and Z set
DLY     EQU 010DH       ; 3 ms; registers kept, flags not
FIVSEC  EQU 0116H       ; 5.5 s; registers and flags kept
CLRSCN  EQU 0134H       ; clear the screen, 200 ms; registers and flags kept
TPT     EQU 02ADH       ; A to the tape; A kept
REINIT  EQU 02B9H       ; jump target: reset the stack, ask for a function; no READY
TPIN    EQU 031DH       ; a byte from the tape, returned in A
TPEON   EQU 0327H       ; tape relay on, A = 80
TPEOFF  EQU 032CH       ; tape relay off, A = 00
READY   EQU 0377H       ; strings, each with 04 at its end
ACKB    EQU 0385H
ACKA    EQU 03A1H
ACKC    EQU 03C4H
ACED    EQU 03CFH

; --- BASIC's routines that stand in the monitor's ROM, where there is room; and one of the monitor's
;     own that BASIC calls. Not published: a monitor and a BASIC that were not made together do not
;     run together.
FREE    EQU 0098H       ; HL = RAMTOP - 2 - PRGEND, carry when negative
SUBTOP  EQU FREE+4      ; HL = RAMTOP - 2 - DE, carry when negative
KEYCODE EQU 00D3H       ; the monitor's: A = port 0 with a key down to A = its code
UDIV9   EQU 00EEH       ; UDIV's eight steps
CMPS    EQU 0127H       ; HL and DE compared, signed
BELL    EQU 0163H       ; a line is full
HLEQBC  EQU BELL+12     ; Z when HL = BC
PUTSP   EQU HLEQBC+6    ; the monitor's: a space
ATEND   EQU 0309H       ; carry when HL < PRGEND
GETC1   EQU 0315H       ; A = the next non-blank from BC + 1 on
GETC    EQU GETC1+1     ; A = the next non-blank from BC on
FNDFOR  EQU 035EH       ; HL = where the loop of variable DE stands
OKMSG   EQU 039CH       ; string
MOVEUP  EQU 03AFH       ; moves BC..HL-1 up so that it ends at DE
ADDHD   EQU 03EBH       ; HL = HL + DE, carry when outside -32767..32767

; --- Memory
SCRATCH EQU 1400H       ; 16 bytes that the monitor may use
MONBUF  EQU 1410H       ; monitor's input line
MONSTK  EQU 1480H       ; monitor's stack grows down from here
RAMTOP  EQU 1481H       ; first address past the RAM, low byte first
STKTOP  EQU 1600H       ; BASIC's stack grows down from here
PRGEND  EQU 1600H       ; address after the last program byte, low byte first
PRGBGN  EQU 1602H       ; first program byte
BASIC   EQU 0400H       ; where T goes

; --- Codes and lengths
LINEMAX EQU 72          ; characters that BASIC's line takes, without its Return
CTRLC   EQU 03H
EOT     EQU 04H         ; end of a string
BS      EQU 08H
LF      EQU 0AH
CR      EQU 0DH
CLEAR   EQU 0CH         ; VDU: erase page and home
STROBE  EQU 80H         ; bit 7 of ports 0 and 5

; --- Ports
KEYS    EQU 0           ; keyboard: code and strobe
UARTST  EQU 1           ; UART status: bit 0 DAV, bit 4 TBMT
UARTTX  EQU 2
UARTRX  EQU 4
VDU     EQU 5           ; code and strobe; the controller acts on the strobe's rising edge
RELAY   EQU 7           ; bit 7 tape motor, bit 6 oscillator
BEEP    EQU 40H         ; the oscillator on
