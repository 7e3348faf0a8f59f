	.file	"i8080.cpp"
	.text
	.align 2
	.p2align 4
	.globl	_ZN6triton5I80805resetEv
	.type	_ZN6triton5I80805resetEv, @function
_ZN6triton5I80805resetEv:
.LFB1704:
	.cfi_startproc
	movl	$0, 10(%rdi)
	movb	$0, 14(%rdi)
	ret
	.cfi_endproc
.LFE1704:
	.size	_ZN6triton5I80805resetEv, .-_ZN6triton5I80805resetEv
	.section	.text._ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj,"axG",@progbits,_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj,comdat
	.p2align 4
	.weak	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	.type	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj, @function
_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj:
.LFB1999:
	.cfi_startproc
	movq	%rdi, %rax
	movl	%ecx, %r10d
	movq	(%rdi), %rcx
	movq	%rsi, %rdi
	subq	24(%rax), %rdi
	movzwl	%r9w, %r9d
	movzwl	%r8w, %r8d
	movzwl	%r10w, %r10d
	movq	%rdi, %r11
	andl	$1048575, %edi
	movdqu	16(%rcx), %xmm2
	rolw	$8, %dx
	sarq	$20, %r11
	movq	%rdi, %xmm1
	movq	%r11, %xmm0
	punpcklqdq	%xmm1, %xmm0
	paddq	%xmm2, %xmm0
	movups	%xmm0, 16(%rcx)
	movq	%rsi, 24(%rax)
	movzwl	8(%rsp), %eax
	movw	%dx, (%rcx)
	salq	$16, %rax
	orq	%r9, %rax
	salq	$16, %rax
	orq	%r8, %rax
	salq	$16, %rax
	orq	%r10, %rax
	movq	%rax, 2(%rcx)
	movl	16(%rsp), %eax
	movw	%ax, 10(%rcx)
	ret
	.cfi_endproc
.LFE1999:
	.size	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj, .-_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	.section	.text.unlikely._ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth,"axG",@progbits,_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth,comdat
	.weak	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	.type	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth, @function
_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth:
.LFB2044:
	.cfi_startproc
	movq	8(%rdi), %rax
	movq	(%rdi), %rcx
	movzbl	%dl, %edx
	movzwl	%si, %esi
	movq	(%rax), %rdi
	movq	16(%rcx), %rcx
	movq	16(%rdi), %r8
	movq	%rax, %rdi
	jmp	*%r8
	.cfi_endproc
.LFE2044:
	.size	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth, .-_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	.section	.text.unlikely._ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh,"axG",@progbits,_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh,comdat
	.weak	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh
	.type	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh, @function
_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh:
.LFB2048:
	.cfi_startproc
	movq	8(%rdi), %rax
	movq	(%rdi), %rdx
	movzbl	%sil, %esi
	movq	(%rax), %rdi
	movq	16(%rdx), %rcx
	movzbl	(%rdx), %edx
	movq	8(%rdi), %r8
	movq	%rax, %rdi
	jmp	*%r8
	.cfi_endproc
.LFE2048:
	.size	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh, .-_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh
	.section	.text.unlikely._ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh,"axG",@progbits,_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh,comdat
	.weak	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh
	.type	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh, @function
_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh:
.LFB2049:
	.cfi_startproc
	movq	8(%rdi), %rax
	movq	(%rdi), %rdx
	movzbl	%sil, %esi
	movq	(%rax), %rcx
	movq	16(%rdx), %rdx
	movq	%rax, %rdi
	movq	(%rcx), %rcx
	jmp	*%rcx
	.cfi_endproc
.LFE2049:
	.size	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh, .-_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh
	.section	.text._ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm,"axG",@progbits,_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm,comdat
	.align 2
	.p2align 4
	.weak	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm
	.type	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm, @function
_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm:
.LFB1727:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rdi, %rax
	salq	$20, %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rsi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movq	%r8, %rbx
	negq	%rbx
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movzwl	8(%rax), %r14d
	movzbl	(%rdi), %ebp
	movq	%rcx, 64(%rsp)
	movzwl	10(%rax), %ecx
	movq	%rdx, 56(%rsp)
	movzbl	1(%rax), %edx
	movq	%rdi, 48(%rsp)
	movzbl	(%rsi,%rcx), %eax
	movzwl	2(%rdi), %edi
	movq	%rbx, 72(%rsp)
	andl	$213, %edx
	movq	(%r10,%rax,8), %rax
	movl	%edi, 16(%rsp)
	leaq	48(%rsp), %rdi
	orl	$2, %edx
	movq	%rdi, 8(%rsp)
	jmp	*%rax
.L987:
	leal	-2(%r14), %esi
	leal	1(%rcx), %r15d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpl	$1023, %esi
	je	.L988
	cmpb	$0, 65536(%rax,%r12)
	jne	.L988
	movl	%r14d, %eax
	movw	%r15w, (%r12,%rax)
.L989:
	addq	$11534337, %rbx
	jns	.L1377
	movzbl	56(%r12), %eax
	movl	$56, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L985:
	leal	1(%rcx), %eax
	movl	%ebp, %esi
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1378
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L971:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L972
	movzwl	(%r12,%rax), %r15d
.L973:
	leal	-2(%r14), %esi
	leal	3(%rcx), %edi
	movzwl	%si, %r14d
	movl	%edi, 20(%rsp)
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpb	$0, 65536(%rax,%r12)
	jne	.L974
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L974
	movl	%r14d, %eax
	movw	%di, (%r12,%rax)
.L975:
	addq	$17825793, %rbx
	jns	.L1379
	movl	%r15d, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L367:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1380
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L363:
	movl	%r13d, %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %ebp
	addq	$7340033, %rbx
	jns	.L1381
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L361:
	movzbl	%r13b, %ebp
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1382
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L495:
	addl	$1, %ecx
	testb	$64, %dl
	jne	.L499
	cmpl	$65535, %r14d
	je	.L497
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L498:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L499:
	addq	$5242881, %rbx
	jns	.L1383
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L203:
	xorl	$1, %edx
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1384
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L759:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$4, %esi
	cmpl	$65535, %eax
	je	.L760
	movzwl	(%r12,%rax), %eax
.L761:
	addl	$3, %ecx
	testl	%esi, %esi
	jne	.L763
	movl	%eax, %ecx
.L763:
	addq	$10485761, %rbx
	jns	.L1385
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L267:
	movl	%r11d, %eax
	addl	$1, %ecx
	andl	$65280, %eax
	orl	%ebp, %eax
	movl	%eax, %r11d
	addq	$5242881, %rbx
	jns	.L1386
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L431:
	movl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1387
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L88:
	movl	%edx, %esi
	movl	%ebp, %eax
	andl	$-2, %edx
	andl	$1, %ebp
	sall	$7, %esi
	shrl	%eax
	orl	%ebp, %edx
	addl	$1, %ecx
	movzbl	%sil, %esi
	orl	%eax, %esi
	addq	$4194305, %rbx
	jns	.L1388
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L890:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$128, %esi
	cmpl	$65535, %eax
	je	.L891
	movzwl	(%r12,%rax), %eax
.L892:
	addl	$3, %ecx
	testl	%esi, %esi
	jne	.L894
	movl	%eax, %ecx
.L894:
	addq	$10485761, %rbx
	jns	.L1389
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L299:
	andl	$65280, %r13d
	addl	$1, %ecx
	orl	%ebp, %r13d
	addq	$5242881, %rbx
	jns	.L1390
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L463:
	movl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1391
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L145:
	xorb	$-1, %bpl
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1392
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L621:
	addl	$1, %ecx
	testb	$1, %dl
	jne	.L625
	cmpl	$65535, %r14d
	je	.L623
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L624:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L625:
	addq	$5242881, %rbx
	jns	.L1393
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L235:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	andl	$65280, %eax
	orl	%ebp, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1394
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L399:
	movl	16(%rsp), %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1395
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L49:
	movl	%ebp, %esi
	andl	$-2, %edx
	andl	$1, %ebp
	addl	$1, %ecx
	rorb	%sil
	orl	%ebp, %edx
	movzbl	%sil, %esi
	addq	$4194305, %rbx
	jns	.L1396
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L948:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$128, %esi
	cmpl	$65535, %eax
	je	.L949
	movzwl	(%r12,%rax), %eax
.L950:
	addl	$3, %ecx
	testl	%esi, %esi
	je	.L952
	movl	%eax, %ecx
.L952:
	addq	$10485761, %rbx
	jns	.L1397
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L351:
	movl	16(%rsp), %ebp
	addl	$1, %ecx
	shrl	$8, %ebp
	addq	$5242881, %rbx
	jns	.L1398
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L479:
	movl	16(%rsp), %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1399
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L185:
	orl	$1, %edx
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1400
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L690:
	cmpl	$65535, %r14d
	je	.L691
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L692:
	addl	$2, %r14d
	movzwl	%r14w, %r14d
	addq	$10485761, %rbx
	jns	.L1401
	movl	%ecx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L251:
	movl	%ebp, %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	sall	$8, %eax
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1402
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L249:
	movl	%r13d, %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$7340033, %rbx
	jns	.L1403
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L415:
	movl	16(%rsp), %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1404
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L72:
	movl	%edx, %eax
	leal	(%rbp,%rbp), %esi
	andl	$-2, %edx
	shrl	$7, %ebp
	andl	$1, %eax
	orl	%ebp, %edx
	addl	$1, %ecx
	orl	%eax, %esi
	movzbl	%sil, %esi
	addq	$4194305, %rbx
	jns	.L1405
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L828:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$4, %esi
	cmpl	$65535, %eax
	je	.L829
	movzwl	(%r12,%rax), %eax
.L830:
	addl	$3, %ecx
	testl	%esi, %esi
	je	.L832
	movl	%eax, %ecx
.L832:
	addq	$10485761, %rbx
	jns	.L1406
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L283:
	movl	%ebp, %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	sall	$8, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1407
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L447:
	movl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1408
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L118:
	movl	%edx, %esi
	andl	$16, %esi
	je	.L119
	andl	$1, %edx
	jne	.L1121
	cmpl	$153, %ebp
	jbe	.L120
.L1121:
	leal	102(%rbp), %eax
	movl	%ebp, %edi
	movl	$1, %esi
	xorl	%eax, %edi
	movzbl	%al, %ebp
	andl	$16, %edi
.L122:
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	movzbl	(%rdx,%rax), %edx
	orl	%edi, %edx
	andl	$-2, %edx
	orl	%esi, %edx
	addq	$4194305, %rbx
	jns	.L1409
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L557:
	addl	$1, %ecx
	testb	$64, %dl
	je	.L561
	cmpl	$65535, %r14d
	je	.L559
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L560:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L561:
	addq	$5242881, %rbx
	jns	.L1410
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L219:
	movzbl	16(%rsp), %esi
	movl	%ebp, %eax
	addl	$1, %ecx
	sall	$8, %eax
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1411
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L383:
	movl	16(%rsp), %esi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %esi
	leal	(%rdx,%rsi), %eax
	xorl	%ebp, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	xorl	%eax, %esi
	movzbl	%al, %edi
	andl	$16, %esi
	orl	%esi, %edx
	addq	$4194305, %rbx
	jns	.L1412
	movzwl	%cx, %eax
	movl	%edi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L33:
	movl	%ebp, %esi
	andl	$-2, %edx
	shrl	$7, %ebp
	addl	$1, %ecx
	rolb	%sil
	orl	%ebp, %edx
	movzbl	%sil, %esi
	addq	$4194305, %rbx
	jns	.L1413
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L955:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$128, %esi
	cmpl	$65535, %eax
	je	.L956
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L957:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	jne	.L1414
.L958:
	addq	$11534337, %rbx
	jns	.L1415
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L359:
	movl	%r13d, %ebp
	addl	$1, %ecx
	shrl	$8, %ebp
	addq	$5242881, %rbx
	jns	.L1416
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L355:
	movl	%r11d, %ebp
	addl	$1, %ecx
	shrl	$8, %ebp
	addq	$5242881, %rbx
	jns	.L1417
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L353:
	movzbl	16(%rsp), %ebp
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1418
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L487:
	movl	%r13d, %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1419
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L195:
	subl	$1, %r14d
	addl	$1, %ecx
	movzwl	%r14w, %r14d
	addq	$5242881, %rbx
	jns	.L1420
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L735:
	leal	1(%rcx), %eax
	andl	$1, %edx
	movl	%ebp, %esi
	addl	$2, %ecx
	movzwl	%ax, %eax
	subl	%edx, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	movzbl	(%r12,%rax), %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%esi, %edx
	movzbl	%sil, %esi
	xorl	%edx, %eax
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1421
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L259:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1422
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L423:
	movl	%r13d, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1423
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L80:
	leal	-1(%r11), %eax
	addl	$1, %ecx
	movzwl	%ax, %r11d
	addq	$5242881, %rbx
	jns	.L1424
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L866:
	leal	1(%rcx), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$7340033, %rbx
	jns	.L1425
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L291:
	movzbl	%r11b, %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1426
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L455:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1427
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L137:
	subl	$1, %r13d
	addl	$1, %ecx
	movzwl	%r13w, %r13d
	addq	$5242881, %rbx
	jns	.L1428
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L577:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$64, %esi
	cmpl	$65535, %eax
	je	.L578
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L579:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	jne	.L1429
.L580:
	addq	$11534337, %rbx
	jns	.L1430
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L227:
	movl	16(%rsp), %esi
	movzbl	%r11b, %eax
	addl	$1, %ecx
	andl	$65280, %esi
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1431
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L223:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1432
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L221:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	movl	%eax, %esi
	andl	$65280, %eax
	shrl	$8, %esi
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1433
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L391:
	movl	%r13d, %esi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %esi
	leal	(%rdx,%rsi), %eax
	xorl	%ebp, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	xorl	%eax, %esi
	movzbl	%al, %edi
	andl	$16, %esi
	orl	%esi, %edx
	addq	$4194305, %rbx
	jns	.L1434
	movzwl	%cx, %eax
	movl	%edi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L41:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	subl	$1, %eax
	movzwl	%ax, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1435
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L926:
	leal	1(%rcx), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$7340033, %rbx
	jns	.L1436
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L322:
	movl	%r13d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L323
	movl	%r13d, %eax
	movb	%r11b, (%r12,%rax)
.L327:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1437
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L471:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1438
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L469:
	movzbl	%r11b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1439
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L162:
	addl	$1, %r14d
	addl	$1, %ecx
	movzwl	%r14w, %r14d
	addq	$5242881, %rbx
	jns	.L1440
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L658:
	leal	-2(%r14), %eax
	movzwl	%ax, %r14d
	andl	$1023, %eax
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpl	$1023, %eax
	je	.L659
	cmpb	$0, 65536(%r15,%r12)
	jne	.L659
	movl	%r14d, %eax
	movw	%r11w, (%r12,%rax)
.L660:
	addl	$1, %ecx
	addq	$11534337, %rbx
	jns	.L1441
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L243:
	movzbl	%r11b, %eax
	addl	$1, %ecx
	movl	%eax, %esi
	sall	$8, %esi
	leal	(%rsi,%rax), %r11d
	addq	$5242881, %rbx
	jns	.L1442
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L241:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1443
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L407:
	movl	%r13d, %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1444
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L64:
	leal	1(%r11), %eax
	addl	$1, %ecx
	movzwl	%ax, %r11d
	addq	$5242881, %rbx
	jns	.L1445
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L806:
	leal	1(%rcx), %eax
	movl	%ebp, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	andl	%eax, %esi
	orl	%ebp, %eax
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	movzbl	(%rdi,%rax), %eax
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1446
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L275:
	movl	%r11d, %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1447
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L439:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1448
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L110:
	addl	$1, %r13d
	addl	$1, %ecx
	movzwl	%r13w, %r13d
	addq	$5242881, %rbx
	jns	.L1449
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L515:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$64, %esi
	cmpl	$65535, %eax
	je	.L516
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L517:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	je	.L1450
.L518:
	addq	$11534337, %rbx
	jns	.L1451
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L211:
	movl	%r11d, %eax
	movzbl	16(%rsp), %esi
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1452
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L207:
	movzbl	16(%rsp), %eax
	addl	$1, %ecx
	movl	%eax, %esi
	sall	$8, %esi
	addl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1453
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L205:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1454
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L375:
	movl	%r13d, %eax
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1455
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L25:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	addl	$1, %eax
	movzwl	%ax, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1456
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L940:
	addl	$1, %ecx
	testb	$-128, %dl
	je	.L944
	cmpl	$65535, %r14d
	je	.L942
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L943:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L944:
	addq	$5242881, %rbx
	jns	.L1457
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L365:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1458
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L491:
	movl	%r13d, %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1459
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L199:
	subl	$1, %ebp
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rsi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%bpl, %eax
	movq	%rax, %rbp
	movzbl	(%rsi,%rax), %eax
	orl	%eax, %edx
	addq	$5242881, %rbx
	jns	.L1460
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L749:
	addl	$1, %ecx
	testb	$4, %dl
	jne	.L753
	cmpl	$65535, %r14d
	je	.L751
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L752:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L753:
	addq	$5242881, %rbx
	jns	.L1461
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L263:
	movl	%r11d, %esi
	movzbl	%r13b, %eax
	addl	$1, %ecx
	andl	$65280, %esi
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$5242881, %rbx
	jns	.L1462
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L427:
	movl	%r13d, %eax
	andl	$1, %edx
	movl	%ebp, %esi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	subl	%edx, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%esi, %edx
	movzbl	%sil, %esi
	xorl	%edx, %eax
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1463
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L84:
	leal	-1(%r11), %eax
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%esi, %edx
	movl	%r11d, %esi
	andl	$65280, %esi
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1464
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L880:
	addl	$1, %ecx
	testb	$-128, %dl
	jne	.L884
	cmpl	$65535, %r14d
	je	.L882
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L883:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L884:
	addq	$5242881, %rbx
	jns	.L1465
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L295:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1466
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L459:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$7340033, %rbx
	jns	.L1467
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L141:
	leal	-1(%r13), %eax
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%al, %esi
	andl	$65280, %r13d
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%eax, %r13d
	orl	%esi, %edx
	addq	$5242881, %rbx
	jns	.L1468
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L607:
	leal	1(%rcx), %eax
	andl	$1, %edx
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %esi
	leal	(%rdx,%rbp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	%esi, %eax
	xorl	%ebp, %esi
	movzbl	(%rdx,%rax), %edx
	xorl	%eax, %esi
	movzbl	%al, %edi
	andl	$16, %esi
	orl	%esi, %edx
	addq	$7340033, %rbx
	jns	.L1469
	movzwl	%cx, %eax
	movl	%edi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L231:
	movl	16(%rsp), %esi
	movzbl	%r13b, %eax
	addl	$1, %ecx
	andl	$65280, %esi
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1470
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L395:
	movl	%r13d, %eax
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	(%r12,%rax), %esi
	leal	(%rdx,%rbp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	%esi, %eax
	xorl	%ebp, %esi
	movzbl	(%rdx,%rax), %edx
	xorl	%eax, %esi
	movzbl	%al, %edi
	andl	$16, %esi
	orl	%esi, %edx
	addq	$7340033, %rbx
	jns	.L1471
	movzwl	%cx, %eax
	movl	%edi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L45:
	movl	16(%rsp), %r9d
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	leal	-1(%r9), %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%esi, %edx
	movl	%r9d, %esi
	andl	$65280, %esi
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1472
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L898:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$128, %esi
	cmpl	$65535, %eax
	je	.L899
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L900:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	je	.L1473
.L901:
	addq	$11534337, %rbx
	jns	.L1474
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L336:
	movl	%r13d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L337
	movl	%r13d, %eax
	movb	%r13b, (%r12,%rax)
.L341:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1475
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L344:
	movl	%r13d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L345
	movl	%r13d, %eax
	movb	%bpl, (%r12,%rax)
.L349:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1476
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L475:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$7340033, %rbx
	jns	.L1477
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L473:
	movzbl	%r13b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1478
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L171:
	movl	%r13d, %esi
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %r8
	andl	$1, %edx
	movzbl	(%r12,%rsi), %eax
	leal	-1(%rax), %r15d
	subl	$1, %eax
	movzbl	%r15b, %edi
	movq	%rdi, %r15
	movzbl	(%r8,%rdi), %edi
	orl	%edi, %edx
	movl	%r13d, %edi
	shrl	$10, %edi
	movzbl	65536(%r12,%rdi), %edi
	testb	%dil, %dil
	jne	.L172
	movb	%al, (%r12,%rsi)
.L176:
	addl	$1, %ecx
	addq	$10485761, %rbx
	jns	.L1479
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L672:
	leal	-2(%r14), %esi
	leal	1(%rcx), %eax
	movzwl	%si, %r14d
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpb	$0, 65536(%r15,%r12)
	jne	.L673
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L673
	movl	%r14d, %ecx
	movw	%ax, (%r12,%rcx)
.L674:
	addq	$11534337, %rbx
	jns	.L1480
	movzbl	16(%r12), %eax
	movl	$16, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L670:
	leal	1(%rcx), %eax
	movl	%ebp, %edi
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1481
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L247:
	movl	%r13d, %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$5242881, %rbx
	jns	.L1482
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L411:
	movl	%r13d, %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1483
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L68:
	movl	%r11d, %eax
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %eax
	subl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	movzbl	%r11b, %esi
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1484
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L820:
	addl	$1, %ecx
	testb	$4, %dl
	je	.L824
	cmpl	$65535, %r14d
	je	.L822
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L823:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L824:
	addq	$5242881, %rbx
	jns	.L1485
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L279:
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	movl	%r13d, %eax
	sall	$8, %eax
	addl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1486
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L443:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1487
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L114:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %eax
	movzbl	%r13b, %r13d
	subl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1488
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L543:
	leal	1(%rcx), %eax
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1489
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L215:
	movl	%r13d, %eax
	movzbl	16(%rsp), %esi
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1490
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L379:
	movl	%r13d, %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$7340033, %rbx
	jns	.L1491
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L29:
	movl	16(%rsp), %r9d
	leaq	_ZN6triton11i8080_flags12kOfDecrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movl	%r9d, %eax
	shrl	$8, %eax
	subl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	movzbl	%r9b, %esi
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1492
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L946:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1493
	movzwl	%cx, %eax
	movl	%r13d, %r14d
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L357:
	movzbl	%r11b, %ebp
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1494
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L483:
	movl	%r11d, %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1495
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L189:
	leal	(%r14,%r13), %eax
	andl	$-2, %edx
	addl	$1, %ecx
	movzwl	%ax, %r13d
	shrl	$16, %eax
	orl	%eax, %edx
	addq	$10485761, %rbx
	jns	.L1496
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L705:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$1, %esi
	cmpl	$65535, %eax
	je	.L706
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L707:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	jne	.L1497
.L708:
	addq	$11534337, %rbx
	jns	.L1498
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L255:
	movl	%r11d, %esi
	movzbl	16(%rsp), %eax
	addl	$1, %ecx
	andl	$65280, %esi
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$5242881, %rbx
	jns	.L1499
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L257:
	movl	%r11d, %esi
	movl	%r11d, %eax
	addl	$1, %ecx
	shrl	$8, %esi
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1500
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L419:
	movl	%r11d, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1501
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L76:
	leal	0(%r13,%r11), %eax
	andl	$-2, %edx
	addl	$1, %ecx
	movzwl	%ax, %r13d
	shrl	$16, %eax
	orl	%eax, %edx
	addq	$10485761, %rbx
	jns	.L1502
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L836:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$4, %esi
	cmpl	$65535, %eax
	je	.L837
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L838:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	jne	.L1503
.L839:
	addq	$11534337, %rbx
	jns	.L1504
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L287:
	movzbl	16(%rsp), %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1505
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L289:
	movl	%r11d, %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1506
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L451:
	movl	%r11d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1507
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L129:
	leal	(%r13,%r13), %eax
	andl	$-2, %edx
	addl	$1, %ecx
	movzwl	%ax, %r13d
	shrl	$16, %eax
	orl	%eax, %edx
	addq	$10485761, %rbx
	jns	.L1508
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L567:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$64, %esi
	cmpl	$65535, %eax
	je	.L568
	movzwl	(%r12,%rax), %eax
.L569:
	addl	$3, %ecx
	testl	%esi, %esi
	je	.L571
	movl	%eax, %ecx
.L571:
	addq	$10485761, %rbx
	jns	.L1509
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L225:
	movl	16(%rsp), %eax
	movl	%r11d, %esi
	addl	$1, %ecx
	shrl	$8, %esi
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1510
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L387:
	movl	%r11d, %esi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %esi
	leal	(%rdx,%rsi), %eax
	xorl	%ebp, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	xorl	%eax, %esi
	movzbl	%al, %edi
	andl	$16, %esi
	orl	%esi, %edx
	addq	$4194305, %rbx
	jns	.L1511
	movzwl	%cx, %eax
	movl	%edi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L37:
	movl	16(%rsp), %eax
	andl	$-2, %edx
	addl	$1, %ecx
	addl	%r13d, %eax
	movzwl	%ax, %r13d
	shrl	$16, %eax
	orl	%eax, %edx
	addq	$10485761, %rbx
	jns	.L1512
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L914:
	leal	-2(%r14), %esi
	movl	%ebp, %eax
	movzwl	%si, %r14d
	sall	$8, %eax
	movl	%r14d, %r15d
	orl	%edx, %eax
	shrl	$10, %r15d
	cmpb	$0, 65536(%r15,%r12)
	jne	.L915
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L915
	movl	%r14d, %esi
	movw	%ax, (%r12,%rsi)
.L916:
	addl	$1, %ecx
	addq	$11534337, %rbx
	jns	.L1513
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L308:
	movl	%r13d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L309
	movzbl	16(%rsp), %edi
	movl	%r13d, %eax
	movb	%dil, (%r12,%rax)
.L313:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1514
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L301:
	movl	%r13d, %eax
	movl	16(%rsp), %r15d
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	shrl	$8, %r15d
	testb	%al, %al
	jne	.L302
	movl	%r13d, %eax
	movb	%r15b, (%r12,%rax)
.L306:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1515
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L467:
	movl	%r11d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1516
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L465:
	movzbl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	orl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1517
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L149:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L150
	movzwl	(%r12,%rax), %r14d
.L151:
	addl	$3, %ecx
	addq	$10485761, %rbx
	jns	.L1518
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L631:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$1, %esi
	cmpl	$65535, %eax
	je	.L632
	movzwl	(%r12,%rax), %eax
.L633:
	addl	$3, %ecx
	testl	%esi, %esi
	jne	.L635
	movl	%eax, %ecx
.L635:
	addq	$10485761, %rbx
	jns	.L1519
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L627:
	cmpl	$65535, %r14d
	je	.L628
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %r11d
.L629:
	addl	$2, %r14d
	addl	$1, %ecx
	movzwl	%r14w, %r14d
	addq	$10485761, %rbx
	jns	.L1520
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L239:
	movl	16(%rsp), %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$5242881, %rbx
	jns	.L1521
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L237:
	movl	16(%rsp), %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1522
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L403:
	movl	%r11d, %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	shrl	$8, %eax
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1523
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L53:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L54
	movzwl	(%r12,%rax), %r11d
.L55:
	addl	$3, %ecx
	addq	$10485761, %rbx
	jns	.L1524
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L778:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$4, %esi
	cmpl	$65535, %eax
	je	.L779
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L780:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	je	.L1525
.L781:
	addq	$11534337, %rbx
	jns	.L1526
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L765:
	cmpl	$65535, %r14d
	je	.L766
	movl	%r14d, %edi
	movl	%r14d, %esi
	shrl	$10, %edi
	addq	%r12, %rsi
	movl	%edi, %r15d
	movzwl	(%rsi), %eax
	cmpb	$0, 65536(%r12,%r15)
	jne	.L767
	movl	%r14d, %edi
	andl	$1023, %edi
	cmpl	$1023, %edi
	je	.L767
	movw	%r13w, (%rsi)
	movl	%eax, %r13d
.L769:
	addl	$1, %ecx
	addq	$18874369, %rbx
	jns	.L1527
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L271:
	movl	16(%rsp), %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	sall	$8, %eax
	movzwl	%ax, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1528
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L273:
	movl	%r11d, %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1529
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L435:
	movl	%r11d, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	shrl	$8, %eax
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1530
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L92:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L93
	movzwl	(%r12,%rax), %r13d
.L94:
	addl	$3, %ecx
	addq	$10485761, %rbx
	jns	.L1531
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L505:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$64, %esi
	cmpl	$65535, %eax
	je	.L506
	movzwl	(%r12,%rax), %eax
.L507:
	addl	$3, %ecx
	testl	%esi, %esi
	jne	.L509
	movl	%eax, %ecx
.L509:
	addq	$10485761, %rbx
	jns	.L1532
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L501:
	cmpl	$65535, %r14d
	je	.L502
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %eax
	movl	%eax, 16(%rsp)
.L503:
	addl	$2, %r14d
	addl	$1, %ecx
	movzwl	%r14w, %r14d
	addq	$10485761, %rbx
	jns	.L1533
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L209:
	movzbl	16(%rsp), %esi
	movl	%r11d, %eax
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1534
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L371:
	movl	%r11d, %eax
	addl	$1, %ecx
	shrl	$8, %eax
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1535
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L13:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L14
	movzwl	(%r12,%rax), %eax
	movl	%eax, 16(%rsp)
.L15:
	addl	$3, %ecx
	addq	$10485761, %rbx
	jns	.L1536
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L928:
	leal	-2(%r14), %esi
	leal	1(%rcx), %r15d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpl	$1023, %esi
	je	.L929
	cmpb	$0, 65536(%rax,%r12)
	jne	.L929
	movl	%r14d, %eax
	movw	%r15w, (%r12,%rax)
.L930:
	addq	$11534337, %rbx
	jns	.L1537
	movzbl	48(%r12), %eax
	movl	$48, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L329:
	movl	%r13d, %eax
	movl	%r13d, %r15d
	shrl	$10, %eax
	shrl	$8, %r15d
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L330
	movl	%r13d, %eax
	movb	%r15b, (%r12,%rax)
.L334:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1538
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L493:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1539
	movzwl	%cx, %eax
	movl	$86, %edx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L201:
	leal	1(%rcx), %eax
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %ebp
	addq	$7340033, %rbx
	jns	.L1540
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L755:
	cmpl	$65535, %r14d
	je	.L756
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %r13d
.L757:
	addl	$2, %r14d
	addl	$1, %ecx
	movzwl	%r14w, %r14d
	addq	$10485761, %rbx
	jns	.L1541
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L265:
	movl	%r13d, %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %esi
	movl	%r11d, %eax
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$7340033, %rbx
	jns	.L1542
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L429:
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rsi
	addl	$1, %ecx
	movl	%edx, %eax
	subl	$1, %edx
	negl	%eax
	andl	$16, %edx
	movzbl	%al, %ebp
	andl	$511, %eax
	movzbl	(%rsi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1543
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L86:
	leal	1(%rcx), %eax
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %esi
	movl	%r11d, %eax
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$7340033, %rbx
	jns	.L1544
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L886:
	cmpl	$65535, %r14d
	je	.L887
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %eax
.L888:
	movl	%eax, %edx
	addl	$2, %r14d
	movl	%eax, %ebp
	addl	$1, %ecx
	andl	$213, %edx
	movzwl	%r14w, %r14d
	shrl	$8, %ebp
	orl	$2, %edx
	addq	$10485761, %rbx
	jns	.L1545
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L297:
	movl	%r13d, %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	orl	%eax, %r13d
	addq	$7340033, %rbx
	jns	.L1546
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L461:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1547
	movzwl	%cx, %eax
	movl	$70, %edx
	xorl	%ebp, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L143:
	leal	1(%rcx), %eax
	andl	$65280, %r13d
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	orl	%eax, %r13d
	addq	$7340033, %rbx
	jns	.L1548
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L609:
	leal	-2(%r14), %esi
	leal	1(%rcx), %r15d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpl	$1023, %esi
	je	.L610
	cmpb	$0, 65536(%rax,%r12)
	jne	.L610
	movl	%r14d, %eax
	movw	%r15w, (%r12,%rax)
.L611:
	addq	$11534337, %rbx
	jns	.L1549
	movzbl	8(%r12), %eax
	movl	$8, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L233:
	movl	%r13d, %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %esi
	movl	16(%rsp), %eax
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$7340033, %rbx
	jns	.L1550
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L397:
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rsi
	addl	$1, %ecx
	leal	(%rdx,%rbp,2), %edx
	movq	%rdx, %rax
	movzbl	%dl, %ebp
	movzbl	(%rsi,%rdx), %edx
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1551
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L47:
	leal	1(%rcx), %eax
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %esi
	movl	16(%rsp), %eax
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$7340033, %rbx
	jns	.L1552
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L896:
	movq	48(%rsp), %rax
	addl	$1, %ecx
	movb	$0, 12(%rax)
	addq	$4194305, %rbx
	jns	.L1553
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L315:
	movl	%r13d, %eax
	movl	%r11d, %r15d
	shrl	$10, %eax
	shrl	$8, %r15d
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L316
	movl	%r13d, %eax
	movb	%r15b, (%r12,%rax)
.L320:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1554
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L477:
	movl	%ebp, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1555
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L178:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %r15d
	movl	%r13d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L179
	movl	%r13d, %eax
	movb	%r15b, (%r12,%rax)
.L183:
	addl	$2, %ecx
	addq	$10485761, %rbx
	jns	.L1556
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L684:
	addl	$1, %ecx
	testb	$1, %dl
	je	.L688
	cmpl	$65535, %r14d
	je	.L686
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L687:
	addl	$2, %r14d
	addq	$6291456, %rbx
	movzwl	%r14w, %r14d
.L688:
	addq	$5242881, %rbx
	jns	.L1557
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L245:
	movl	%r13d, %eax
	movzbl	%r11b, %esi
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1558
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L413:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1559
	movzwl	%cx, %eax
	movl	$86, %edx
	xorl	%ebp, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L70:
	leal	1(%rcx), %eax
	movzbl	%r11b, %esi
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	addq	$7340033, %rbx
	jns	.L1560
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L826:
	addq	$5242881, %rbx
	jns	.L1561
	movzwl	%r13w, %eax
	movl	%r13d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L281:
	movl	%r13d, %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%eax, %r13d
	addq	$7340033, %rbx
	jns	.L1562
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L445:
	movl	%ebp, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rsi
	leal	(%rbp,%rbp), %edx
	addl	$1, %ecx
	movzbl	(%rsi,%rax), %eax
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1563
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L116:
	leal	1(%rcx), %eax
	movzbl	%r13b, %r13d
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%eax, %r13d
	addq	$7340033, %rbx
	jns	.L1564
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L545:
	leal	-2(%r14), %esi
	leal	1(%rcx), %r15d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpl	$1023, %esi
	je	.L546
	cmpb	$0, 65536(%rax,%r12)
	jne	.L546
	movl	%r14d, %eax
	movw	%r15w, (%r12,%rax)
.L547:
	addq	$11534337, %rbx
	jns	.L1565
	movzbl	(%r12), %eax
	xorl	%ecx, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L217:
	movl	%r13d, %eax
	movzbl	16(%rsp), %esi
	addl	$1, %ecx
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$7340033, %rbx
	jns	.L1566
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L381:
	leal	(%rbp,%rbp), %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rsi
	addl	$1, %ecx
	movq	%rdx, %rax
	movzbl	%dl, %ebp
	movzbl	(%rsi,%rdx), %edx
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1567
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L31:
	leal	1(%rcx), %eax
	movzbl	16(%rsp), %esi
	addl	$2, %ecx
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	addq	$7340033, %rbx
	jns	.L1568
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L852:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L853
	movzwl	(%r12,%rax), %r15d
.L854:
	leal	-2(%r14), %esi
	leal	3(%rcx), %edi
	movzwl	%si, %r14d
	movl	%edi, 20(%rsp)
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpb	$0, 65536(%rax,%r12)
	jne	.L855
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L855
	movl	%r14d, %eax
	movw	%di, (%r12,%rax)
.L856:
	addq	$17825793, %rbx
	jns	.L1569
	movl	%r15d, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L285:
	movl	16(%rsp), %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1570
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L485:
	movzbl	%r11b, %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1571
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L191:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L192
	movzwl	(%r12,%rax), %eax
.L193:
	movzbl	(%r12,%rax), %ebp
	addl	$3, %ecx
	addq	$13631489, %rbx
	jns	.L1572
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L721:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L722
	movzwl	(%r12,%rax), %r15d
.L723:
	leal	-2(%r14), %esi
	leal	3(%rcx), %r9d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r9d, 20(%rsp)
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	cmpl	$1023, %esi
	je	.L724
	cmpb	$0, 65536(%rax,%r12)
	jne	.L724
	movl	%r14d, %ecx
	movw	%r9w, (%r12,%rcx)
.L725:
	addq	$17825793, %rbx
	jns	.L1573
	movl	%r15d, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L253:
	movl	16(%rsp), %esi
	movl	%r11d, %eax
	addl	$1, %ecx
	andl	$65280, %eax
	shrl	$8, %esi
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1574
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L421:
	movzbl	%r11b, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1575
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L78:
	movl	%r11d, %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %ebp
	addq	$7340033, %rbx
	jns	.L1576
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L794:
	leal	-2(%r14), %eax
	movzwl	%ax, %r14d
	andl	$1023, %eax
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpl	$1023, %eax
	je	.L795
	cmpb	$0, 65536(%r15,%r12)
	jne	.L795
	movl	%r14d, %eax
	movw	%r13w, (%r12,%rax)
.L796:
	addl	$1, %ecx
	addq	$11534337, %rbx
	jns	.L1577
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L269:
	movl	16(%rsp), %eax
	movzbl	%r13b, %r13d
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1578
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L453:
	movzbl	%r11b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1579
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L131:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L132
	movzwl	(%r12,%rax), %eax
.L133:
	cmpl	$65535, %eax
	je	.L134
	movzwl	(%r12,%rax), %r13d
.L135:
	addl	$3, %ecx
	addq	$16777217, %rbx
	jns	.L1580
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L573:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L574
	movzwl	(%r12,%rax), %ecx
.L575:
	addq	$10485761, %rbx
	jns	.L1581
	movl	%ecx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L563:
	cmpl	$65535, %r14d
	je	.L564
	movl	%r14d, %eax
	movzwl	(%r12,%rax), %ecx
.L565:
	addl	$2, %r14d
	movzwl	%r14w, %r14d
	addq	$10485761, %rbx
	jns	.L1582
	movl	%ecx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L229:
	movl	16(%rsp), %eax
	movl	%r13d, %esi
	addl	$1, %ecx
	shrl	$8, %esi
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1583
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L389:
	movzbl	%r11b, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	addl	%eax, %edx
	xorl	%ebp, %eax
	addl	%ebp, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	movzbl	(%rdi,%rdx), %edx
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1584
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L39:
	movl	16(%rsp), %eax
	addl	$1, %ecx
	movzbl	(%r12,%rax), %ebp
	addq	$7340033, %rbx
	jns	.L1585
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L868:
	leal	-2(%r14), %esi
	leal	1(%rcx), %eax
	movzwl	%si, %r14d
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpb	$0, 65536(%r15,%r12)
	jne	.L869
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L869
	movl	%r14d, %ecx
	movw	%ax, (%r12,%rcx)
.L870:
	addq	$11534337, %rbx
	jns	.L1586
	movzbl	40(%r12), %eax
	movl	$40, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L293:
	movl	%r13d, %eax
	andl	$65280, %r13d
	addl	$1, %ecx
	shrl	$8, %eax
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1587
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L489:
	movzbl	%r13b, %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1588
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L153:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L154
	movzwl	(%r12,%rax), %r15d
.L155:
	movl	%r15d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L156
	movb	%bpl, (%r12,%r15)
.L160:
	addl	$3, %ecx
	addq	$13631489, %rbx
	jns	.L1589
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L642:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$1, %esi
	cmpl	$65535, %eax
	je	.L643
	movzwl	(%r12,%rax), %eax
	movl	%eax, 20(%rsp)
.L644:
	leal	3(%rcx), %r15d
	testl	%esi, %esi
	je	.L1590
.L645:
	addq	$11534337, %rbx
	jns	.L1591
	movzwl	%r15w, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L261:
	movl	%r11d, %eax
	movl	%r13d, %esi
	addl	$1, %ecx
	shrl	$8, %esi
	andl	$65280, %eax
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1592
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L405:
	movzbl	%r11b, %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1593
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L57:
	movl	%r11d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L58
	movl	%r11d, %eax
	movb	%bpl, (%r12,%rax)
.L62:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1594
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L808:
	leal	-2(%r14), %esi
	leal	1(%rcx), %r15d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %eax
	shrl	$10, %eax
	cmpl	$1023, %esi
	je	.L809
	cmpb	$0, 65536(%rax,%r12)
	jne	.L809
	movl	%r14d, %eax
	movw	%r15w, (%r12,%rax)
.L810:
	addq	$11534337, %rbx
	jns	.L1595
	movzbl	32(%r12), %eax
	movl	$32, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L277:
	addl	$1, %ecx
	addq	$5242881, %rbx
	jns	.L1596
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L437:
	movzbl	%r11b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1597
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L96:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L97
	movzwl	(%r12,%rax), %r15d
.L98:
	movl	%r15d, %eax
	movl	%r15d, %esi
	shrl	$10, %eax
	andl	$1023, %esi
	movzbl	65536(%r12,%rax), %eax
	cmpl	$1023, %esi
	je	.L99
	testb	%al, %al
	jne	.L101
	movw	%r13w, (%r12,%r15)
.L100:
	addl	$3, %ecx
	addq	$16777217, %rbx
	jns	.L1598
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L511:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L512
	movzwl	(%r12,%rax), %ecx
.L513:
	addq	$10485761, %rbx
	jns	.L1599
	movl	%ecx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L213:
	movzbl	16(%rsp), %esi
	movl	%r13d, %eax
	addl	$1, %ecx
	xorb	%al, %al
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1600
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L373:
	movzbl	%r11b, %eax
	addl	$1, %ecx
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1601
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L18:
	movl	16(%rsp), %edi
	movl	%edi, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L19
	movl	%edi, %eax
	movb	%bpl, (%r12,%rax)
.L23:
	addl	$1, %ecx
	addq	$7340033, %rbx
	jns	.L1602
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L834:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1603
	movzwl	%cx, %eax
	movl	%r11d, %esi
	movl	%r13d, %r11d
	movzbl	(%r12,%rax), %eax
	movl	%esi, %r13d
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L197:
	addl	$1, %ebp
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rsi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%bpl, %eax
	movq	%rax, %rbp
	movzbl	(%rsi,%rax), %eax
	orl	%eax, %edx
	addq	$5242881, %rbx
	jns	.L1604
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L481:
	movzbl	16(%rsp), %eax
	movl	%ebp, %esi
	addl	$1, %ecx
	subl	%eax, %esi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%esi, %edx
	andl	$511, %esi
	movzbl	(%rax,%rsi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1605
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L82:
	leal	1(%r11), %eax
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%esi, %edx
	movl	%r11d, %esi
	andl	$65280, %esi
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1606
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L737:
	leal	-2(%r14), %esi
	leal	1(%rcx), %eax
	movzwl	%si, %r14d
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpb	$0, 65536(%r15,%r12)
	jne	.L738
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L738
	movl	%r14d, %ecx
	movw	%ax, (%r12,%rcx)
.L739:
	addq	$11534337, %rbx
	jns	.L1607
	movzbl	24(%r12), %eax
	movl	$24, %ecx
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L139:
	leal	1(%r13), %eax
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movzbl	%al, %esi
	andl	$65280, %r13d
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%eax, %r13d
	orl	%esi, %edx
	addq	$5242881, %rbx
	jns	.L1608
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L425:
	movzbl	%r13b, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1609
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L43:
	movl	16(%rsp), %r9d
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	leal	1(%r9), %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	orl	%esi, %edx
	movl	%r9d, %esi
	andl	$65280, %esi
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1610
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L593:
	leal	1(%rcx), %eax
	movzwl	%ax, %eax
	cmpl	$65535, %eax
	je	.L594
	movzwl	(%r12,%rax), %r15d
.L595:
	leal	-2(%r14), %esi
	leal	3(%rcx), %r9d
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r9d, 20(%rsp)
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	cmpl	$1023, %esi
	je	.L596
	cmpb	$0, 65536(%rax,%r12)
	jne	.L596
	movl	%r14d, %ecx
	movw	%r9w, (%r12,%rcx)
.L597:
	addq	$17825793, %rbx
	jns	.L1611
	movl	%r15d, %eax
	movl	%r15d, %ecx
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L164:
	movl	%r13d, %esi
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %r8
	andl	$1, %edx
	movzbl	(%r12,%rsi), %eax
	leal	1(%rax), %r15d
	addl	$1, %eax
	movzbl	%r15b, %edi
	movq	%rdi, %r15
	movzbl	(%r8,%rdi), %edi
	orl	%edi, %edx
	movl	%r13d, %edi
	shrl	$10, %edi
	movzbl	65536(%r12,%rdi), %edi
	testb	%dil, %dil
	jne	.L165
	movb	%al, (%r12,%rsi)
.L169:
	addl	$1, %ecx
	addq	$10485761, %rbx
	jns	.L1612
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L457:
	movzbl	%r13b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1613
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L66:
	movl	%r11d, %eax
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %eax
	addl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	movzbl	%r11b, %esi
	orl	%eax, %esi
	movl	%esi, %r11d
	addq	$5242881, %rbx
	jns	.L1614
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L694:
	leal	1(%rcx), %eax
	movl	%edx, %esi
	movzwl	%ax, %eax
	andl	$1, %esi
	cmpl	$65535, %eax
	je	.L695
	movzwl	(%r12,%rax), %eax
.L696:
	addl	$3, %ecx
	testl	%esi, %esi
	je	.L698
	movl	%eax, %ecx
.L698:
	addq	$10485761, %rbx
	jns	.L1615
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L112:
	movl	%r13d, %eax
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	shrl	$8, %eax
	movzbl	%r13b, %r13d
	addl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	orl	%eax, %r13d
	addq	$5242881, %rbx
	jns	.L1616
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L393:
	movzbl	%r13b, %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	addl	%eax, %edx
	xorl	%ebp, %eax
	addl	%ebp, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	movzbl	(%rdi,%rdx), %edx
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1617
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L27:
	movl	16(%rsp), %r9d
	leaq	_ZN6triton11i8080_flags12kOfIncrementE(%rip), %rdi
	andl	$1, %edx
	addl	$1, %ecx
	movl	%r9d, %eax
	shrl	$8, %eax
	addl	$1, %eax
	movzbl	%al, %esi
	movq	%rsi, %rax
	movzbl	(%rdi,%rsi), %esi
	sall	$8, %eax
	orl	%esi, %edx
	movzbl	%r9b, %esi
	orl	%eax, %esi
	movl	%esi, 16(%rsp)
	addq	$5242881, %rbx
	jns	.L1618
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L531:
	leal	-2(%r14), %eax
	movzwl	%ax, %r14d
	movl	%r14d, %r15d
	shrl	$10, %r15d
	cmpb	$0, 65536(%r15,%r12)
	jne	.L532
	andl	$1023, %eax
	cmpl	$1023, %eax
	je	.L532
	movzwl	16(%rsp), %edi
	movl	%r14d, %eax
	movw	%di, (%r12,%rax)
.L533:
	addl	$1, %ecx
	addq	$11534337, %rbx
	jns	.L1619
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L187:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1620
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L441:
	movzbl	%r13b, %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1621
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L74:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1622
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L409:
	movzbl	%r13b, %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1623
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L127:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1624
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L449:
	movzbl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdx
	addl	$1, %ecx
	xorl	%eax, %ebp
	movl	%ebp, %eax
	movzbl	(%rdx,%rax), %edx
	addq	$4194305, %rbx
	jns	.L1625
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L35:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1626
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L377:
	movzbl	%r13b, %eax
	addl	$1, %ecx
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1627
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L147:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1628
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L433:
	movzbl	16(%rsp), %eax
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	movl	%eax, %esi
	orl	%ebp, %eax
	andl	%ebp, %esi
	leal	(%rax,%rax), %edx
	movl	%esi, %eax
	andl	$16, %edx
	movzbl	(%rdi,%rax), %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1629
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L51:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1630
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L417:
	movzbl	16(%rsp), %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	leal	(%rdx,%rax), %esi
	movl	%ebp, %edx
	xorl	%ebp, %eax
	subl	%esi, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	andl	$511, %edx
	movzbl	(%rdi,%rdx), %edx
	notl	%eax
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1631
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L90:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1632
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L385:
	movzbl	16(%rsp), %eax
	andl	$1, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rdi
	addl	$1, %ecx
	addl	%eax, %edx
	xorl	%ebp, %eax
	addl	%ebp, %edx
	xorl	%edx, %eax
	movzbl	%dl, %esi
	movzbl	(%rdi,%rdx), %edx
	andl	$16, %eax
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1633
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L9:
	addl	$1, %ecx
	addq	$4194305, %rbx
	jns	.L1634
	movzwl	%cx, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L401:
	movzbl	16(%rsp), %eax
	movl	%ebp, %edi
	addl	$1, %ecx
	subl	%eax, %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	movzbl	%dil, %esi
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	xorl	%edi, %edx
	andl	$511, %edi
	movzbl	(%rax,%rdi), %eax
	notl	%edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1635
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L369:
	movzbl	16(%rsp), %eax
	addl	$1, %ecx
	leal	(%rax,%rbp), %edi
	xorl	%ebp, %eax
	movl	%eax, %edx
	leaq	_ZN6triton11i8080_flags9kOfResultE(%rip), %rax
	movzbl	%dil, %esi
	movzbl	(%rax,%rdi), %eax
	xorl	%edi, %edx
	andl	$16, %edx
	orl	%eax, %edx
	addq	$4194305, %rbx
	jns	.L1636
	movzwl	%cx, %eax
	movl	%esi, %ebp
	movzbl	(%r12,%rax), %eax
	movq	(%r10,%rax,8), %rax
	jmp	*%rax
.L343:
	movq	48(%rsp), %rax
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	orl	%ebp, %edx
	movl	$7340033, %ebx
	movb	$1, 14(%rax)
.L17:
	pushq	%r15
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movq	%rbx, %rsi
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movl	32(%rsp), %ecx
	movq	24(%rsp), %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	addq	$104, %rsp
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
.L954:
	.cfi_def_cfa_offset 144
	movq	48(%rsp), %rax
	movzwl	.LC0(%rip), %esi
	sall	$8, %ebp
	leal	1(%rcx), %r15d
	subq	%rbx, 72(%rsp)
	orl	%ebp, %edx
	movl	$4194305, %ebx
	movw	%si, 12(%rax)
	jmp	.L17
.L637:
	leal	1(%rcx), %eax
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	movzwl	%ax, %eax
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movzbl	(%r12,%rax), %r15d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	movq	%r14, %rdi
	popq	%rbp
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE10write_portERNS_9I8080StayEh
	movq	48(%rsp), %rax
	movzwl	2(%rax), %edi
	movzwl	10(%rax), %ecx
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movl	%ecx, %esi
	movq	64(%rsp), %rdi
	movzwl	8(%rax), %r14d
	cmpb	$0, (%rdi)
	jne	.L639
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L640
	cmpb	$0, 15(%rax)
	jne	.L639
.L640:
	addl	$2, %ecx
	addq	$10485761, %rbx
	jns	.L1637
	leal	2(%rsi), %eax
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L700:
	leal	1(%rcx), %eax
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	movzwl	%ax, %eax
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movzbl	(%r12,%rax), %r15d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movzbl	%r15b, %esi
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9read_portERNS_9I8080StayEh
	movzbl	%al, %ebp
	movq	48(%rsp), %rax
	movzwl	2(%rax), %edi
	movzwl	10(%rax), %ecx
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movzwl	8(%rax), %r14d
	movl	%edi, 16(%rsp)
	movl	%ecx, %esi
	movq	64(%rsp), %rdi
	cmpb	$0, (%rdi)
	jne	.L702
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L703
	cmpb	$0, 15(%rax)
	jne	.L702
.L703:
	addl	$2, %ecx
	addq	$10485761, %rbx
	jns	.L1638
	leal	2(%rsi), %eax
	movzwl	%ax, %eax
	movzbl	(%r12,%rax), %eax
	jmp	*(%r10,%rax,8)
.L119:
	movl	%ebp, %r8d
	andl	$15, %r8d
	andl	$1, %edx
	jne	.L1004
	cmpl	$153, %ebp
	jbe	.L123
.L1004:
	cmpl	$9, %r8d
	ja	.L1121
	leal	96(%rbp), %eax
	xorl	%edi, %edi
	movl	$1, %esi
	movzbl	%al, %ebp
	jmp	.L122
.L1525:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 24(%rsp)
	cmpl	$1023, %esi
	je	.L782
	cmpb	$0, 65536(%rax,%r12)
	jne	.L782
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L783:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L781
.L1503:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 24(%rsp)
	cmpl	$1023, %esi
	je	.L840
	cmpb	$0, 65536(%rax,%r12)
	jne	.L840
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L841:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L839
.L1497:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	cmpb	$0, 65536(%rax,%r12)
	movq	%rax, 24(%rsp)
	jne	.L709
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L709
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L710:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L708
.L1414:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 24(%rsp)
	cmpl	$1023, %esi
	je	.L959
	cmpb	$0, 65536(%rax,%r12)
	jne	.L959
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L960:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L958
.L1590:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 32(%rsp)
	cmpl	$1023, %esi
	je	.L646
	cmpb	$0, 65536(%rax,%r12)
	jne	.L646
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L647:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L645
.L1473:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	cmpb	$0, 65536(%rax,%r12)
	movq	%rax, 24(%rsp)
	jne	.L902
	andl	$1023, %esi
	cmpl	$1023, %esi
	je	.L902
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L903:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L901
.L1429:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 32(%rsp)
	cmpl	$1023, %esi
	je	.L581
	cmpb	$0, 65536(%rax,%r12)
	jne	.L581
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L582:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L580
.L1450:
	leal	-2(%r14), %esi
	movzwl	%si, %r14d
	andl	$1023, %esi
	movl	%r14d, %edi
	shrl	$10, %edi
	movl	%edi, %eax
	movq	%rax, 24(%rsp)
	cmpl	$1023, %esi
	je	.L519
	cmpb	$0, 65536(%rax,%r12)
	jne	.L519
	movl	%r14d, %ecx
	movw	%r15w, (%r12,%rcx)
.L520:
	movl	20(%rsp), %r15d
	addq	$6291456, %rbx
	jmp	.L518
.L120:
	leal	6(%rbp), %eax
	movl	%ebp, %edi
	xorl	%esi, %esi
	xorl	%eax, %edi
	movl	%eax, %ebp
	andl	$16, %edi
	jmp	.L122
.L123:
	xorl	%edi, %edi
	movl	%ebp, %eax
	cmpl	$9, %r8d
	jbe	.L122
	leal	6(%rbp), %eax
	movl	%ebp, %edi
	xorl	%eax, %edi
	movl	%eax, %ebp
	andl	$16, %edi
	jmp	.L122
.L1521:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1526:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1446:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1528:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L506:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L507
.L1532:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1527:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1508:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1581:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L574:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L575
.L1469:
	sall	$8, %edi
	movl	%ecx, %r15d
	orl	%edi, %edx
	jmp	.L17
.L1465:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1518:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L150:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r14d
	sall	$8, %r14d
	orl	%eax, %r14d
	jmp	.L151
.L1541:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L756:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r13d
	sall	$8, %r13d
	orl	%eax, %r13d
	jmp	.L757
.L1484:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1485:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1531:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L93:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r13d
	sall	$8, %r13d
	orl	%eax, %r13d
	jmp	.L94
.L1449:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1489:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L779:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L780
.L1495:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1502:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1467:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1399:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1555:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1425:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1505:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L309:
	cmpb	$1, %al
	je	.L313
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movl	32(%rsp), %r14d
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movq	24(%rsp), %r15
	movl	%r14d, %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	movzbl	%r14b, %edx
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%r15, %rdi
	movl	%r13d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L312
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L313
	cmpb	$0, 15(%rax)
	je	.L313
.L312:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L568:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L569
.L1516:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L632:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L633
.L1519:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1451:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1456:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1474:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1382:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1385:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1389:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1393:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1398:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1400:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L837:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L838
.L1410:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1420:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L706:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L707
.L1438:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1442:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1452:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1453:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L337:
	cmpb	$1, %al
	je	.L341
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movzbl	%r13b, %edx
	popq	%r8
	.cfi_def_cfa_offset 144
	movl	%r13d, %esi
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L340
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L341
	cmpb	$0, 15(%rax)
	je	.L341
.L340:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1397:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1480:
	sall	$8, %ebp
	movl	$16, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L673:
	leal	1(%r14), %esi
	movl	%eax, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L675
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L676:
	movl	%r14d, %edi
.L678:
	movzbl	65536(%r12,%r15), %esi
	testb	%sil, %sil
	jne	.L680
	movb	%al, (%r12,%r14)
.L681:
	movl	%edi, %r14d
	jmp	.L674
	.p2align 4,,10
	.p2align 3
.L1477:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1421:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1499:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L760:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L761
.L1380:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1381:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L891:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L892
.L949:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L950
.L1402:
	orl	%eax, %edx
	movl	%ecx, %r15d
	jmp	.L17
.L1416:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1417:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1431:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1432:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L829:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L830
.L323:
	cmpb	$1, %al
	je	.L327
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	movl	%r11d, 36(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%rbp
	.cfi_def_cfa_offset 144
	movl	%r13d, %esi
	movl	20(%rsp), %r11d
	movq	%r15, %rdi
	movzbl	%r11b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L326
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L327
	cmpb	$0, 15(%rax)
	je	.L327
.L326:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L302:
	cmpb	$1, %al
	je	.L306
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L305
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L306
	cmpb	$0, 15(%rax)
	je	.L306
.L305:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L345:
	cmpb	$1, %al
	je	.L349
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %eax
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	sall	$8, %eax
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	orl	%eax, %edx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %edx
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%r15, %rdi
	movl	%r13d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L348
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L349
	cmpb	$0, 15(%rax)
	je	.L349
.L348:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L316:
	cmpb	$1, %al
	je	.L320
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L319
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L320
	cmpb	$0, 15(%rax)
	je	.L320
.L319:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L330:
	cmpb	$1, %al
	je	.L334
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L333
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L334
	cmpb	$0, 15(%rax)
	je	.L334
.L333:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1458:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1587:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1418:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1570:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1494:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1604:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1390:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1546:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L165:
	cmpb	$1, %dil
	je	.L169
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L168
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L169
	cmpb	$0, 15(%rax)
	je	.L169
.L168:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$10485761, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1426:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1578:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1506:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1624:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1407:
	orl	%eax, %edx
	movl	%ecx, %r15d
	jmp	.L17
.L1562:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1486:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1620:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1447:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1596:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1529:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1628:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1386:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1542:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1462:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1608:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1422:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1574:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1500:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1630:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1403:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1558:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1482:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1622:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1443:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1592:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1522:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1634:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1394:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1550:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1470:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1616:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1433:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1583:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1510:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1632:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1411:
	orl	%eax, %edx
	movl	%ecx, %r15d
	jmp	.L17
.L1566:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1490:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1626:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1454:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1600:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1534:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1635:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L172:
	cmpb	$1, %dil
	je	.L176
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%rbp
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L175
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L176
	cmpb	$0, 15(%rax)
	je	.L176
.L175:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$10485761, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L179:
	cmpb	$1, %al
	je	.L183
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	movl	%r13d, %esi
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movzbl	%r15b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L182
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L183
	cmpb	$0, 15(%rax)
	je	.L183
.L182:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	2(%rcx), %r15d
	movl	$10485761, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1440:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L156:
	cmpb	$1, %al
	je	.L160
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %eax
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	sall	$8, %eax
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	orl	%eax, %edx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %edx
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L159
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L160
	cmpb	$0, 15(%rax)
	je	.L160
.L159:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	3(%rcx), %r15d
	movl	$13631489, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L154:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L155
.L1384:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1540:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1460:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1606:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1572:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L192:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	jmp	.L193
.L1496:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1614:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1428:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1580:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L134:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r13d
	sall	$8, %r13d
	orl	%eax, %r13d
	jmp	.L135
.L132:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	jmp	.L133
.L1392:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1548:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1468:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1610:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1598:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L97:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L98
.L1409:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1564:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1488:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1618:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1524:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L54:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	jmp	.L55
.L1445:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1576:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1405:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1560:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L58:
	cmpb	$1, %al
	je	.L62
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %eax
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	sall	$8, %eax
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	orl	%eax, %edx
	movq	%r15, %rdi
	movl	%r11d, 36(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movl	%ebp, %edx
	movl	20(%rsp), %esi
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L61
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L62
	cmpb	$0, 15(%rax)
	je	.L62
.L61:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1388:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1544:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1464:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1585:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1424:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1568:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L19:
	cmpb	$1, %al
	je	.L23
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%ebp, %eax
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movl	32(%rsp), %r14d
	sall	$8, %eax
	movq	%rbx, %rsi
	movq	24(%rsp), %r15
	orl	%eax, %edx
	movl	%r14d, %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%r15, %rdi
	movl	%ebp, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L22
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L23
	cmpb	$0, 15(%rax)
	je	.L23
.L22:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$7340033, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L1396:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1492:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1536:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L14:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	jmp	.L15
.L1435:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1512:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1472:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1552:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1377:
	sall	$8, %ebp
	movl	$56, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L988:
	leal	1(%r14), %esi
	movl	%r15d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L990
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L991:
	movl	%r14d, %edi
.L993:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L995
	movb	%r15b, (%r12,%r14)
.L996:
	movl	%edi, %r14d
	jmp	.L989
	.p2align 4,,10
	.p2align 3
.L1378:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1413:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L695:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	jmp	.L696
.L1466:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1636:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1383:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1539:
	movl	%ebp, %edx
	movl	%ecx, %r15d
	sall	$8, %edx
	orl	$86, %edx
	jmp	.L17
.L1459:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1603:
	movl	%r11d, %eax
	sall	$8, %ebp
	movl	%r13d, %r11d
	movl	%ecx, %r15d
	movl	%eax, %r13d
	orl	%ebp, %edx
	jmp	.L17
.L1419:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1571:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1619:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L532:
	leal	1(%r14), %eax
	movl	16(%rsp), %edi
	movzwl	%ax, %eax
	movl	%eax, %esi
	shrl	$8, %edi
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L534
	movb	%dil, (%r12,%rax)
.L535:
	movl	16(%rsp), %esi
	movl	%r14d, %edi
.L537:
	movzbl	65536(%r12,%r15), %eax
	testb	%al, %al
	jne	.L539
	movzbl	16(%rsp), %eax
	movb	%al, (%r12,%r14)
.L540:
	movl	%esi, 16(%rsp)
	movl	%edi, %r14d
	jmp	.L533
	.p2align 4,,10
	.p2align 3
.L1478:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1611:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1439:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1588:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1517:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1627:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L596:
	leal	1(%r14), %esi
	movl	20(%rsp), %r9d
	movzwl	%si, %edi
	movl	%edi, %esi
	shrl	$8, %r9d
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movl	%r9d, 32(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L598
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L599:
	movl	%r14d, %edi
.L601:
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L603
	movzbl	20(%rsp), %eax
	movb	%al, (%r12,%r14)
.L604:
	movl	%edi, %r14d
	jmp	.L597
	.p2align 4,,10
	.p2align 3
.L594:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L595
.L1391:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1547:
	movl	%ecx, %r15d
	movl	$70, %edx
	jmp	.L17
.L1607:
	sall	$8, %ebp
	movl	$24, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L738:
	leal	1(%r14), %esi
	movl	%eax, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L740
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L741:
	movl	%r14d, %edi
.L743:
	movzbl	65536(%r12,%r15), %esi
	testb	%sil, %sil
	jne	.L745
	movb	%al, (%r12,%r14)
.L746:
	movl	%edi, %r14d
	jmp	.L739
	.p2align 4,,10
	.p2align 3
.L1427:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1579:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1408:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1563:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1487:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1615:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1448:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1597:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1530:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1631:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1507:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1623:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1387:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1543:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1463:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1605:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1423:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1575:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1501:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1621:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1404:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1559:
	movl	%ecx, %r15d
	movl	$86, %edx
	jmp	.L17
.L1483:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1613:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1444:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1593:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1523:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1629:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1395:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1551:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1471:
	sall	$8, %edi
	movl	%ecx, %r15d
	orl	%edi, %edx
	jmp	.L17
.L1609:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1434:
	sall	$8, %edi
	movl	%ecx, %r15d
	orl	%edi, %edx
	jmp	.L17
.L1584:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1511:
	sall	$8, %edi
	movl	%ecx, %r15d
	orl	%edi, %edx
	jmp	.L17
.L1625:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1412:
	sall	$8, %edi
	movl	%ecx, %r15d
	orl	%edi, %edx
	jmp	.L17
.L1567:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1491:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1617:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1455:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1601:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1535:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1633:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1504:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1569:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L855:
	leal	1(%r14), %esi
	movl	20(%rsp), %r9d
	movzwl	%si, %edi
	movl	%edi, %esi
	shrl	$8, %r9d
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movl	%r9d, 32(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L857
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L858:
	movl	%r14d, %edi
.L860:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L862
	movzbl	20(%rsp), %eax
	movb	%al, (%r12,%r14)
.L863:
	movl	%edi, %r14d
	jmp	.L856
	.p2align 4,,10
	.p2align 3
.L853:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L854
.L1545:
	xorb	%al, %al
	movl	%ecx, %r15d
	orl	%eax, %edx
	jmp	.L17
.L887:
	movzbl	65535(%r12), %edx
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edx, %eax
	jmp	.L888
.L1586:
	sall	$8, %ebp
	movl	$40, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L869:
	leal	1(%r14), %esi
	movl	%eax, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L871
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L872:
	movl	%r14d, %edi
.L874:
	movzbl	65536(%r12,%r15), %esi
	testb	%sil, %sil
	jne	.L876
	movb	%al, (%r12,%r14)
.L877:
	movl	%edi, %r14d
	jmp	.L870
	.p2align 4,,10
	.p2align 3
.L766:
	movzbl	(%r12), %eax
	movl	$63, %r15d
	movzbl	65535(%r12), %esi
	sall	$8, %eax
	orl	%esi, %eax
.L767:
	leal	1(%r14), %esi
	movl	%r13d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 20(%rsp)
	shrl	$10, %esi
	movl	%edi, 24(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L770
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L771:
	movl	%r14d, %edi
	movl	%r13d, %r9d
.L773:
	movzbl	65536(%r12,%r15), %esi
	testb	%sil, %sil
	jne	.L775
	movb	%r13b, (%r12,%r14)
	movl	%edi, %r14d
	movl	%eax, %r13d
	jmp	.L769
.L1441:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L659:
	leal	1(%r14), %eax
	movl	%r11d, %edi
	movzwl	%ax, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 20(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L661
	movb	%dil, (%r12,%rax)
.L662:
	movl	%r14d, %esi
	movl	%r11d, %r8d
.L664:
	movzbl	65536(%r12,%r15), %eax
	testb	%al, %al
	jne	.L666
	movb	%r11b, (%r12,%r14)
.L667:
	movl	%esi, %r14d
	movl	%r8d, %r11d
	jmp	.L660
	.p2align 4,,10
	.p2align 3
.L1520:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L628:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, %r11d
	jmp	.L629
.L1401:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L691:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L692
.L1481:
	sall	$8, %esi
	movl	%ecx, %r15d
	orl	%esi, %edx
	jmp	.L17
.L1557:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1498:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1573:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L724:
	leal	1(%r14), %esi
	movl	20(%rsp), %r9d
	movzwl	%si, %edi
	movl	%edi, %esi
	shrl	$8, %r9d
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movl	%r9d, 32(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L726
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L727:
	movl	%r14d, %edi
.L729:
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L731
	movzbl	20(%rsp), %eax
	movb	%al, (%r12,%r14)
.L732:
	movl	%edi, %r14d
	jmp	.L725
	.p2align 4,,10
	.p2align 3
.L722:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L723
.L1461:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1591:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L643:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L644
.L1549:
	sall	$8, %ebp
	movl	$8, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L610:
	leal	1(%r14), %esi
	movl	%r15d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L612
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L613:
	movl	%r14d, %edi
.L615:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L617
	movb	%r15b, (%r12,%r14)
.L618:
	movl	%edi, %r14d
	jmp	.L611
	.p2align 4,,10
	.p2align 3
.L1582:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L564:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L565
.L1430:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1509:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L578:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L579
.L1565:
	sall	$8, %ebp
	xorl	%r15d, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L546:
	leal	1(%r14), %esi
	movl	%r15d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L548
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L549:
	movl	%r14d, %edi
.L551:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L553
	movb	%r15b, (%r12,%r14)
.L554:
	movl	%edi, %r14d
	jmp	.L547
	.p2align 4,,10
	.p2align 3
.L1599:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L512:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L513
.L1533:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L502:
	movzbl	65535(%r12), %esi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%esi, %eax
	movl	%eax, 16(%rsp)
	jmp	.L503
.L516:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L517
.L974:
	leal	1(%r14), %esi
	movl	20(%rsp), %r9d
	movzwl	%si, %edi
	movl	%edi, %esi
	shrl	$8, %r9d
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movl	%r9d, 32(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L976
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L977:
	movl	%r14d, %edi
.L979:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L981
	movzbl	20(%rsp), %eax
	movb	%al, (%r12,%r14)
.L982:
	movl	%edi, %r14d
	jmp	.L975
	.p2align 4,,10
	.p2align 3
.L972:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %r15d
	sall	$8, %r15d
	orl	%eax, %r15d
	jmp	.L973
.L1406:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1561:
	sall	$8, %ebp
	movl	%r13d, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1595:
	sall	$8, %ebp
	movl	$32, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L809:
	leal	1(%r14), %esi
	movl	%r15d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L811
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L812:
	movl	%r14d, %edi
.L814:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L816
	movb	%r15b, (%r12,%r14)
.L817:
	movl	%edi, %r14d
	jmp	.L810
	.p2align 4,,10
	.p2align 3
.L1577:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L795:
	leal	1(%r14), %eax
	movl	%r13d, %edi
	movzwl	%ax, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 20(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L797
	movb	%dil, (%r12,%rax)
.L798:
	movl	%r14d, %esi
	movl	%r13d, %r9d
.L800:
	movzbl	65536(%r12,%r15), %eax
	testb	%al, %al
	jne	.L802
	movb	%r13b, (%r12,%r14)
.L803:
	movl	%esi, %r14d
	movl	%r9d, %r13d
	jmp	.L796
	.p2align 4,,10
	.p2align 3
.L1513:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L915:
	leal	1(%r14), %esi
	movl	%eax, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 20(%rsp)
	shrl	$10, %esi
	movl	%edi, 24(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L917
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L918:
	movl	%r14d, %edi
.L920:
	movzbl	65536(%r12,%r15), %esi
	testb	%sil, %sil
	jne	.L922
	movb	%al, (%r12,%r14)
.L923:
	movl	%edi, %r14d
	jmp	.L916
	.p2align 4,,10
	.p2align 3
.L1415:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1493:
	sall	$8, %ebp
	movl	%ecx, %r15d
	movl	%r13d, %r14d
	orl	%ebp, %edx
	jmp	.L17
.L1537:
	sall	$8, %ebp
	movl	$48, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L929:
	leal	1(%r14), %esi
	movl	%r15d, %r9d
	movzwl	%si, %edi
	shrl	$8, %r9d
	movl	%edi, %esi
	movl	%r9d, 24(%rsp)
	shrl	$10, %esi
	movl	%edi, 20(%rsp)
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L931
	movl	%edi, %esi
	movb	%r9b, (%r12,%rsi)
.L932:
	movl	%r14d, %edi
.L934:
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L936
	movb	%r15b, (%r12,%r14)
.L937:
	movl	%edi, %r14d
	jmp	.L930
	.p2align 4,,10
	.p2align 3
.L899:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L900
.L1379:
	sall	$8, %ebp
	orl	%ebp, %edx
	jmp	.L17
.L1457:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L956:
	movzbl	65535(%r12), %edi
	movzbl	(%r12), %eax
	sall	$8, %eax
	orl	%edi, %eax
	movl	%eax, 20(%rsp)
	jmp	.L957
.L1436:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1553:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L702:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	2(%rcx), %r15d
	movl	$10485761, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L639:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	2(%rcx), %r15d
	movl	$10485761, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L686:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L687
.L942:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L943
.L751:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L752
.L623:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L624
.L559:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L560
.L882:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L883
.L822:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L823
.L497:
	movzbl	65535(%r12), %eax
	movzbl	(%r12), %ecx
	sall	$8, %ecx
	orl	%eax, %ecx
	jmp	.L498
.L1475:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1437:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1515:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L709:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L711
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L712:
	movl	%r14d, %edi
.L714:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L716
	movb	%r15b, (%r12,%r14)
.L717:
	movl	%edi, %r14d
	jmp	.L710
	.p2align 4,,10
	.p2align 3
.L1514:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L782:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L784
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L785:
	movl	%r14d, %edi
.L787:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L789
	movb	%r15b, (%r12,%r14)
.L790:
	movl	%edi, %r14d
	jmp	.L783
	.p2align 4,,10
	.p2align 3
.L840:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L842
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L843:
	movl	%r14d, %edi
.L845:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L847
	movb	%r15b, (%r12,%r14)
.L848:
	movl	%edi, %r14d
	jmp	.L841
	.p2align 4,,10
	.p2align 3
.L581:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L583
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L584:
	movl	%r14d, %edi
.L586:
	movq	32(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L588
	movb	%r15b, (%r12,%r14)
.L589:
	movl	%edi, %r14d
	jmp	.L582
	.p2align 4,,10
	.p2align 3
.L646:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 24(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L648
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L649:
	movl	%r14d, %edi
.L651:
	movq	32(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L653
	movb	%r15b, (%r12,%r14)
.L654:
	movl	%edi, %r14d
	jmp	.L647
	.p2align 4,,10
	.p2align 3
.L519:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L521
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L522:
	movl	%r14d, %edi
.L524:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L526
	movb	%r15b, (%r12,%r14)
.L527:
	movl	%edi, %r14d
	jmp	.L520
	.p2align 4,,10
	.p2align 3
.L1479:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1556:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1538:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1612:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1476:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1554:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1594:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1589:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L1602:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L959:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L961
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L962:
	movl	%r14d, %edi
.L964:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L966
	movb	%r15b, (%r12,%r14)
.L967:
	movl	%edi, %r14d
	jmp	.L960
	.p2align 4,,10
	.p2align 3
.L902:
	leal	1(%r14), %esi
	movl	%r15d, %edi
	movzwl	%si, %eax
	shrl	$8, %edi
	movl	%eax, %esi
	movl	%edi, 32(%rsp)
	shrl	$10, %esi
	movzbl	65536(%r12,%rsi), %esi
	testb	%sil, %sil
	jne	.L904
	movl	%eax, %esi
	movb	%dil, (%r12,%rsi)
.L905:
	movl	%r14d, %edi
.L907:
	movq	24(%rsp), %rax
	movzbl	65536(%r12,%rax), %esi
	testb	%sil, %sil
	jne	.L909
	movb	%r15b, (%r12,%r14)
.L910:
	movl	%edi, %r14d
	jmp	.L903
.L966:
	subb	$1, %sil
	je	.L967
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%r13
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L969
	cmpb	$0, 12(%rcx)
	je	.L960
	cmpb	$0, 15(%rcx)
	je	.L960
.L969:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L960
.L961:
	subb	$1, %sil
	je	.L962
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L965
	cmpb	$0, 12(%rsi)
	je	.L964
	cmpb	$0, 15(%rsi)
	je	.L964
.L965:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L964
.L617:
	subb	$1, %al
	je	.L618
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r13
	.cfi_def_cfa_offset 152
	movq	%rbp, %rdi
	popq	%rax
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L619
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L611
	cmpb	$0, 15(%rax)
	je	.L611
.L619:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$8, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L612:
	subb	$1, %sil
	je	.L613
	sall	$8, %ebp
	movq	%rax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	32(%rsp), %rax
	jne	.L616
	cmpb	$0, 12(%rsi)
	je	.L615
	cmpb	$0, 15(%rsi)
	je	.L615
.L616:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L615
.L909:
	subb	$1, %sil
	je	.L910
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	%r15b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L912
	cmpb	$0, 12(%rcx)
	je	.L903
	cmpb	$0, 15(%rcx)
	je	.L903
.L912:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L903
.L904:
	subb	$1, %sil
	je	.L905
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L908
	cmpb	$0, 12(%rsi)
	je	.L907
	cmpb	$0, 15(%rsi)
	je	.L907
.L908:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L907
.L588:
	subb	$1, %sil
	je	.L589
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%r10
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L591
	cmpb	$0, 12(%rcx)
	je	.L582
	cmpb	$0, 15(%rcx)
	je	.L582
.L591:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L582
.L583:
	subb	$1, %sil
	je	.L584
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L587
	cmpb	$0, 12(%rsi)
	je	.L586
	cmpb	$0, 15(%rsi)
	je	.L586
.L587:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L586
.L526:
	subb	$1, %sil
	je	.L527
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%r13
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L529
	cmpb	$0, 12(%rcx)
	je	.L520
	cmpb	$0, 15(%rcx)
	je	.L520
.L529:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L520
.L521:
	subb	$1, %sil
	je	.L522
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L525
	cmpb	$0, 12(%rsi)
	je	.L524
	cmpb	$0, 15(%rsi)
	je	.L524
.L525:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L524
.L1638:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L99:
	testb	%al, %al
	jne	.L101
	movl	%r15d, %eax
	movb	%r13b, (%r12,%rax)
.L102:
	movl	%r13d, %r9d
.L104:
	addl	$1, %r15d
	shrl	$8, %r13d
	movzwl	%r15w, %r15d
	movl	%r15d, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %eax
	testb	%al, %al
	jne	.L106
	movb	%r13b, (%r12,%r15)
.L107:
	movl	%r9d, %r13d
	jmp	.L100
.L995:
	subb	$1, %al
	je	.L996
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movq	%rbp, %rdi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movzbl	%r15b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L997
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L989
	cmpb	$0, 15(%rax)
	je	.L989
.L997:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$56, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L990:
	subb	$1, %sil
	je	.L991
	sall	$8, %ebp
	movq	%rax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	32(%rsp), %rax
	jne	.L994
	cmpb	$0, 12(%rsi)
	je	.L993
	cmpb	$0, 15(%rsi)
	je	.L993
.L994:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L993
.L106:
	subb	$1, %al
	je	.L107
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movl	%r13d, %edx
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%r14, %rdi
	movl	%r15d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L108
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L100
	cmpb	$0, 15(%rax)
	je	.L100
.L108:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	3(%rcx), %r15d
	movl	$16777217, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L789:
	subb	$1, %sil
	je	.L790
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%r8
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L792
	cmpb	$0, 12(%rcx)
	je	.L783
	cmpb	$0, 15(%rcx)
	je	.L783
.L792:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L783
.L784:
	subb	$1, %sil
	je	.L785
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L788
	cmpb	$0, 12(%rsi)
	je	.L787
	cmpb	$0, 15(%rsi)
	je	.L787
.L788:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L787
.L716:
	subb	$1, %sil
	je	.L717
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	%r15b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L719
	cmpb	$0, 12(%rcx)
	je	.L710
	cmpb	$0, 15(%rcx)
	je	.L710
.L719:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L710
.L711:
	subb	$1, %sil
	je	.L712
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L715
	cmpb	$0, 12(%rsi)
	je	.L714
	cmpb	$0, 15(%rsi)
	je	.L714
.L715:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L714
.L981:
	subb	$1, %al
	je	.L982
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	20(%rsp), %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L983
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L975
	cmpb	$0, 15(%rax)
	je	.L975
.L983:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$17825793, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L976:
	subb	$1, %sil
	je	.L977
	sall	$8, %ebp
	movq	%rax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	40(%rsp), %rax
	jne	.L980
	cmpb	$0, 12(%rsi)
	je	.L979
	cmpb	$0, 15(%rsi)
	je	.L979
.L980:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L979
.L847:
	subb	$1, %sil
	je	.L848
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	movzbl	%r15b, %edx
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L850
	cmpb	$0, 12(%rcx)
	je	.L841
	cmpb	$0, 15(%rcx)
	je	.L841
.L850:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L841
.L842:
	subb	$1, %sil
	je	.L843
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L846
	cmpb	$0, 12(%rsi)
	je	.L845
	cmpb	$0, 15(%rsi)
	je	.L845
.L846:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L845
.L680:
	subb	$1, %sil
	je	.L681
	movl	%eax, 20(%rsp)
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movl	20(%rsp), %eax
	movq	%r15, %rdi
	movzbl	%al, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L682
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L674
	cmpb	$0, 15(%rax)
	je	.L674
.L682:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$16, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L675:
	subb	$1, %sil
	je	.L676
	sall	$8, %ebp
	movl	%eax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movl	32(%rsp), %eax
	jne	.L679
	cmpb	$0, 12(%rsi)
	je	.L678
	cmpb	$0, 15(%rsi)
	je	.L678
.L679:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L678
.L653:
	subb	$1, %sil
	je	.L654
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%r8
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rcx
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rcx), %eax
	cmpb	$0, (%rsi)
	movzbl	(%rcx), %ebp
	movzbl	1(%rcx), %edx
	movzwl	4(%rcx), %r11d
	movzwl	6(%rcx), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rcx), %r14d
	jne	.L656
	cmpb	$0, 12(%rcx)
	je	.L647
	cmpb	$0, 15(%rcx)
	je	.L647
.L656:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L647
.L648:
	subb	$1, %sil
	je	.L649
	sall	$8, %ebp
	movl	%eax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	40(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	jne	.L652
	cmpb	$0, 12(%rsi)
	je	.L651
	cmpb	$0, 15(%rsi)
	je	.L651
.L652:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L651
.L876:
	subb	$1, %sil
	je	.L877
	movl	%eax, 20(%rsp)
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movl	20(%rsp), %eax
	movq	%r15, %rdi
	movzbl	%al, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L878
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L870
	cmpb	$0, 15(%rax)
	je	.L870
.L878:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$40, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L871:
	subb	$1, %sil
	je	.L872
	sall	$8, %ebp
	movl	%eax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movl	32(%rsp), %eax
	jne	.L875
	cmpb	$0, 12(%rsi)
	je	.L874
	cmpb	$0, 15(%rsi)
	je	.L874
.L875:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L874
.L816:
	subb	$1, %al
	je	.L817
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	movq	%rbp, %rdi
	popq	%r10
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L818
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L810
	cmpb	$0, 15(%rax)
	je	.L810
.L818:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$32, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L811:
	subb	$1, %sil
	je	.L812
	sall	$8, %ebp
	movq	%rax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	32(%rsp), %rax
	jne	.L815
	cmpb	$0, 12(%rsi)
	je	.L814
	cmpb	$0, 15(%rsi)
	je	.L814
.L815:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L814
.L101:
	subb	$1, %al
	je	.L102
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r14
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r14, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	movq	%r14, %rdi
	popq	%r10
	.cfi_def_cfa_offset 144
	movzbl	%r13b, %edx
	movl	%r15d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r9d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L105
	cmpb	$0, 12(%rax)
	je	.L104
	cmpb	$0, 15(%rax)
	je	.L104
.L105:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L104
.L1637:
	sall	$8, %ebp
	movl	%ecx, %r15d
	orl	%ebp, %edx
	jmp	.L17
.L539:
	subb	$1, %al
	je	.L540
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	movl	%esi, %ecx
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	orl	%ebp, %edx
	movl	%r13d, %r9d
	movq	%rbx, %rsi
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movzbl	16(%rsp), %edx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L541
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L533
	cmpb	$0, 15(%rax)
	je	.L533
.L541:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L534:
	subb	$1, %sil
	je	.L535
	sall	$8, %ebp
	movl	%eax, 24(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	20(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	64(%rsp), %r8
	movq	48(%rsp), %rax
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	cmpb	$0, (%r8)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	2(%rax), %esi
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movzwl	8(%rax), %edi
	movzwl	10(%rax), %ecx
	jne	.L538
	cmpb	$0, 12(%rax)
	je	.L537
	cmpb	$0, 15(%rax)
	je	.L537
.L538:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L537
.L603:
	subb	$1, %sil
	je	.L604
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	20(%rsp), %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L605
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L597
	cmpb	$0, 15(%rax)
	je	.L597
.L605:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$17825793, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L598:
	subb	$1, %sil
	je	.L599
	sall	$8, %ebp
	movq	%rax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	40(%rsp), %rax
	jne	.L602
	cmpb	$0, 12(%rsi)
	je	.L601
	cmpb	$0, 15(%rsi)
	je	.L601
.L602:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L601
.L745:
	subb	$1, %sil
	je	.L746
	movl	%eax, 20(%rsp)
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%r15, %rdi
	movl	20(%rsp), %eax
	movl	%r14d, %esi
	movzbl	%al, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L747
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L739
	cmpb	$0, 15(%rax)
	je	.L739
.L747:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$24, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L740:
	subb	$1, %sil
	je	.L741
	sall	$8, %ebp
	movl	%eax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movl	32(%rsp), %eax
	jne	.L744
	cmpb	$0, 12(%rsi)
	je	.L743
	cmpb	$0, 15(%rsi)
	je	.L743
.L744:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L743
.L922:
	subb	$1, %sil
	je	.L923
	movl	%eax, 20(%rsp)
	sall	$8, %ebp
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movl	20(%rsp), %eax
	movq	%r15, %rdi
	movzbl	%al, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L924
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L916
	cmpb	$0, 15(%rax)
	je	.L916
.L924:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L917:
	subb	$1, %sil
	je	.L918
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r11d, %r8d
	movl	%eax, %edx
	movl	%r13d, %r9d
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	movl	%eax, 48(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	20(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movl	32(%rsp), %eax
	jne	.L921
	cmpb	$0, 12(%rsi)
	je	.L920
	cmpb	$0, 15(%rsi)
	je	.L920
.L921:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L920
.L802:
	subb	$1, %al
	je	.L803
	pushq	%rcx
	.cfi_def_cfa_offset 152
	sall	$8, %ebp
	movl	%r11d, %r8d
	pushq	%rsi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	orl	%ebp, %edx
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%r15, %rdi
	movzbl	%r13b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L804
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L796
	cmpb	$0, 15(%rax)
	je	.L796
.L804:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L797:
	subb	$1, %sil
	je	.L798
	sall	$8, %ebp
	movl	%eax, 24(%rsp)
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	20(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rax), %edi
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r9d
	movzwl	8(%rax), %esi
	movl	%edi, 16(%rsp)
	movq	64(%rsp), %rdi
	movzwl	10(%rax), %ecx
	cmpb	$0, (%rdi)
	jne	.L801
	cmpb	$0, 12(%rax)
	je	.L800
	cmpb	$0, 15(%rax)
	je	.L800
.L801:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L800
.L553:
	subb	$1, %al
	je	.L554
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movq	%rbp, %rdi
	popq	%rdx
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movzbl	%r15b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L555
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L547
	cmpb	$0, 15(%rax)
	je	.L547
.L555:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	xorl	%r15d, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L548:
	subb	$1, %sil
	je	.L549
	sall	$8, %ebp
	movq	%rax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	32(%rsp), %rax
	jne	.L552
	cmpb	$0, 12(%rsi)
	je	.L551
	cmpb	$0, 15(%rsi)
	je	.L551
.L552:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L551
.L936:
	subb	$1, %al
	je	.L937
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	movq	%rbp, %rdi
	popq	%rsi
	.cfi_def_cfa_offset 144
	movzbl	%r15b, %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L938
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L930
	cmpb	$0, 15(%rax)
	je	.L930
.L938:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$48, %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L931:
	subb	$1, %sil
	je	.L932
	sall	$8, %ebp
	movq	%rax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	24(%rsp), %edx
	movl	20(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	32(%rsp), %rax
	jne	.L935
	cmpb	$0, 12(%rsi)
	je	.L934
	cmpb	$0, 15(%rsi)
	je	.L934
.L935:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L934
.L731:
	subb	$1, %sil
	je	.L732
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	20(%rsp), %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L733
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L725
	cmpb	$0, 15(%rax)
	je	.L725
.L733:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$17825793, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L726:
	subb	$1, %sil
	je	.L727
	sall	$8, %ebp
	movq	%rax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	40(%rsp), %rax
	jne	.L730
	cmpb	$0, 12(%rsi)
	je	.L729
	cmpb	$0, 15(%rsi)
	je	.L729
.L730:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L729
.L666:
	subb	$1, %al
	je	.L667
	movl	%r11d, 20(%rsp)
	sall	$8, %ebp
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	pushq	%rsi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movl	%r14d, %esi
	movl	20(%rsp), %r11d
	movq	%r15, %rdi
	movzbl	%r11b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rsi
	movzwl	2(%rax), %edi
	cmpb	$0, (%rsi)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	movzwl	10(%rax), %ecx
	jne	.L668
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L660
	cmpb	$0, 15(%rax)
	je	.L660
.L668:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	$11534337, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L661:
	subb	$1, %sil
	je	.L662
	sall	$8, %ebp
	movl	%eax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	movl	%r11d, 40(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 152
	popq	%rsi
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	20(%rsp), %edx
	movl	32(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movl	24(%rsp), %r11d
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rax), %edi
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r8d
	movzwl	6(%rax), %r13d
	movzwl	8(%rax), %esi
	movl	%edi, 16(%rsp)
	movq	64(%rsp), %rdi
	movzwl	10(%rax), %ecx
	cmpb	$0, (%rdi)
	jne	.L665
	cmpb	$0, 12(%rax)
	je	.L664
	cmpb	$0, 15(%rax)
	je	.L664
.L665:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L664
.L775:
	subb	$1, %sil
	jne	.L1639
	movl	%edi, %r14d
	movl	%eax, %r13d
	jmp	.L769
.L770:
	subb	$1, %sil
	je	.L771
	sall	$8, %ebp
	movl	%eax, 32(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movl	20(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r9d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movl	32(%rsp), %eax
	jne	.L774
	cmpb	$0, 12(%rsi)
	je	.L773
	cmpb	$0, 15(%rsi)
	je	.L773
.L774:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L773
.L1639:
	movl	%eax, 20(%rsp)
	sall	$8, %ebp
	movl	%r11d, %r8d
	movq	%rbx, %rsi
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	pushq	%rdi
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %r15
	movl	32(%rsp), %ecx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	movl	%r14d, %esi
	popq	%rbp
	.cfi_def_cfa_offset 144
	movzbl	%r13b, %edx
	movq	%r15, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %rdi
	movzwl	2(%rsi), %eax
	cmpb	$0, (%rdi)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	8(%rsi), %r14d
	movl	%eax, 16(%rsp)
	movzwl	10(%rsi), %ecx
	movl	20(%rsp), %eax
	jne	.L776
	cmpb	$0, 12(%rsi)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L1002
	cmpb	$0, 15(%rsi)
	jne	.L776
.L1002:
	movl	%eax, %r13d
	jmp	.L769
.L776:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	leal	1(%rcx), %r15d
	movl	%eax, %r13d
	orl	%ebp, %edx
	movl	$18874369, %ebx
	jmp	.L17
.L862:
	subb	$1, %al
	je	.L863
	sall	$8, %ebp
	pushq	%rcx
	.cfi_def_cfa_offset 152
	movl	%r13d, %r9d
	movl	%r11d, %r8d
	pushq	%rdi
	.cfi_def_cfa_offset 160
	orl	%ebp, %edx
	movq	24(%rsp), %rbp
	movq	%rbx, %rsi
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r11
	.cfi_def_cfa_offset 152
	popq	%r13
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	20(%rsp), %edx
	movl	%r14d, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rax
	movq	64(%rsp), %rcx
	movzwl	2(%rax), %edi
	cmpb	$0, (%rcx)
	movzbl	(%rax), %ebp
	movzbl	1(%rax), %edx
	movzwl	4(%rax), %r11d
	movzwl	6(%rax), %r13d
	movl	%edi, 16(%rsp)
	movzwl	8(%rax), %r14d
	jne	.L864
	cmpb	$0, 12(%rax)
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	je	.L856
	cmpb	$0, 15(%rax)
	je	.L856
.L864:
	sall	$8, %ebp
	subq	%rbx, 72(%rsp)
	movl	$17825793, %ebx
	orl	%ebp, %edx
	jmp	.L17
.L857:
	subb	$1, %sil
	je	.L858
	sall	$8, %ebp
	movq	%rax, 40(%rsp)
	movl	%r11d, %r8d
	movl	%r13d, %r9d
	pushq	%rcx
	.cfi_def_cfa_offset 152
	orl	%ebp, %edx
	movq	%rbx, %rsi
	pushq	%r14
	.cfi_def_cfa_offset 160
	movq	24(%rsp), %rbp
	movl	32(%rsp), %ecx
	movq	%rbp, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	popq	%rdx
	.cfi_def_cfa_offset 144
	movq	%rbp, %rdi
	movzbl	32(%rsp), %edx
	movl	24(%rsp), %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movq	48(%rsp), %rsi
	movq	64(%rsp), %r8
	leaq	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows(%rip), %r10
	movzwl	2(%rsi), %eax
	cmpb	$0, (%r8)
	movzbl	(%rsi), %ebp
	movzbl	1(%rsi), %edx
	movzwl	4(%rsi), %r11d
	movzwl	6(%rsi), %r13d
	movl	%eax, 16(%rsp)
	movzwl	8(%rsi), %edi
	movzwl	10(%rsi), %ecx
	movq	40(%rsp), %rax
	jne	.L861
	cmpb	$0, 12(%rsi)
	je	.L860
	cmpb	$0, 15(%rsi)
	je	.L860
.L861:
	subq	%rbx, 72(%rsp)
	xorl	%ebx, %ebx
	jmp	.L860
	.cfi_endproc
.LFE1727:
	.size	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm, .-_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm
	.text
	.align 2
	.p2align 4
	.globl	_ZN6triton5I80804stepERNS_11I8080MemoryERNS_8I8080BusE
	.type	_ZN6triton5I80804stepERNS_11I8080MemoryERNS_8I8080BusE, @function
_ZN6triton5I80804stepERNS_11I8080MemoryERNS_8I8080BusE:
.LFB1707:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	leaq	32(%rdi), %rcx
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	movq	%rsi, %rbp
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movq	%rdi, %rbx
	subq	$72, %rsp
	.cfi_def_cfa_offset 128
	cmpb	$0, 14(%rdi)
	movzbl	13(%rdi), %eax
	movb	$0, 32(%rdi)
	movb	$0, 13(%rdi)
	jne	.L1641
	cmpb	$0, 12(%rdi)
	je	.L1643
	testb	%al, %al
	jne	.L1643
	movzbl	15(%rdi), %eax
	testb	%al, %al
	jne	.L1655
.L1643:
	addq	$72, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	movq	%rbp, %rsi
	movq	%rbx, %rdi
	movl	$1, %r8d
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	jmp	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm
	.p2align 4,,10
	.p2align 3
.L1641:
	.cfi_restore_state
	cmpb	$0, 12(%rdi)
	jne	.L1644
.L1645:
	addq	$4, 16(%rbx)
.L1640:
	addq	$72, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1644:
	.cfi_restore_state
	testb	%al, %al
	jne	.L1645
	movzbl	15(%rdi), %eax
	testb	%al, %al
	je	.L1645
.L1655:
	movzbl	%al, %esi
	movl	$32, %r12d
	movzwl	8(%rbx), %edi
	movq	%rdx, 40(%rsp)
	bsrl	%esi, %esi
	movq	%rcx, 48(%rsp)
	movzbl	(%rbx), %edx
	xorl	$31, %esi
	subl	$2, %edi
	movb	$0, 12(%rbx)
	movzwl	4(%rbx), %r8d
	subl	%esi, %r12d
	movzwl	%di, %r13d
	movb	$0, 14(%rbx)
	movzwl	2(%rbx), %esi
	movzbl	%r12b, %r12d
	movl	%r13d, %r14d
	andl	$1023, %edi
	movq	$0, 56(%rsp)
	subl	$1, %r12d
	shrl	$10, %r14d
	movq	%rbx, 32(%rsp)
	movzwl	6(%rbx), %r9d
	btrl	%r12d, %eax
	movzwl	10(%rbx), %r10d
	sall	$3, %r12d
	movb	%al, 15(%rbx)
	movzbl	1(%rbx), %eax
	movzbl	65536(%rbp,%r14), %ecx
	andl	$213, %eax
	orl	$2, %eax
	cmpl	$1023, %edi
	je	.L1646
	testb	%cl, %cl
	jne	.L1646
	movl	%r13d, %ecx
	leaq	32(%rsp), %rdi
	movw	%r10w, 0(%rbp,%rcx)
.L1647:
	pushq	%r12
	.cfi_def_cfa_offset 136
	sall	$8, %edx
	movl	%esi, %ecx
	movl	$11534337, %esi
	pushq	%r13
	.cfi_def_cfa_offset 144
	orl	%eax, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 136
	popq	%rdx
	.cfi_def_cfa_offset 128
	jmp	.L1640
	.p2align 4,,10
	.p2align 3
.L1646:
	leal	1(%r13), %r15d
	movzwl	%r10w, %edi
	movzwl	%r15w, %r15d
	movl	%edi, 24(%rsp)
	shrl	$8, %edi
	movl	%r15d, %r11d
	movl	%edi, 8(%rsp)
	shrl	$10, %r11d
	movl	%r11d, %edi
	movzbl	65536(%rbp,%rdi), %r11d
	testb	%r11b, %r11b
	jne	.L1648
	movzbl	8(%rsp), %ecx
	movl	%r13d, 16(%rsp)
	leaq	32(%rsp), %rdi
	movb	%cl, 0(%rbp,%r15)
	movzbl	65536(%rbp,%r14), %ecx
.L1649:
	testb	%cl, %cl
	jne	.L1650
	movb	%r10b, 0(%rbp,%r13)
.L1651:
	movl	16(%rsp), %r13d
	jmp	.L1647
.L1648:
	movl	%r13d, 16(%rsp)
	leaq	32(%rsp), %rdi
	cmpb	$1, %r11b
	je	.L1649
	sall	$8, %edx
	movl	%r10d, 28(%rsp)
	movl	%esi, %ecx
	xorl	%esi, %esi
	orl	%eax, %edx
	movl	24(%rsp), %eax
	pushq	%rax
	.cfi_def_cfa_offset 136
	pushq	%r13
	.cfi_def_cfa_offset 144
	movq	%rdi, 32(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 136
	popq	%r8
	.cfi_def_cfa_offset 128
	movl	%r15d, %esi
	movl	8(%rsp), %edx
	movq	16(%rsp), %rdi
	movq	%rdi, 8(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzwl	8(%rbx), %ecx
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %eax
	movzwl	2(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movl	%ecx, 16(%rsp)
	movzwl	10(%rbx), %ecx
	movl	28(%rsp), %r10d
	movq	8(%rsp), %rdi
	movl	%ecx, 24(%rsp)
	movzbl	65536(%rbp,%r14), %ecx
	jmp	.L1649
	.p2align 4,,10
	.p2align 3
.L1650:
	cmpb	$1, %cl
	je	.L1651
	sall	$8, %edx
	movl	%r10d, 28(%rsp)
	movl	%esi, %ecx
	xorl	%esi, %esi
	orl	%eax, %edx
	movl	24(%rsp), %eax
	pushq	%rax
	.cfi_def_cfa_offset 136
	movl	24(%rsp), %eax
	pushq	%rax
	.cfi_def_cfa_offset 144
	movq	%rdi, 24(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rcx
	.cfi_def_cfa_offset 136
	popq	%rsi
	.cfi_def_cfa_offset 128
	movl	%r13d, %esi
	movl	28(%rsp), %r10d
	movq	8(%rsp), %rdi
	movzbl	%r10b, %edx
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %eax
	movzwl	2(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movzwl	8(%rbx), %r13d
	movq	8(%rsp), %rdi
	jmp	.L1647
	.cfi_endproc
.LFE1707:
	.size	_ZN6triton5I80804stepERNS_11I8080MemoryERNS_8I8080BusE, .-_ZN6triton5I80804stepERNS_11I8080MemoryERNS_8I8080BusE
	.align 2
	.p2align 4
	.globl	_ZN6triton5I808016run_until_asleepERNS_11I8080MemoryERNS_8I8080BusEm
	.type	_ZN6triton5I808016run_until_asleepERNS_11I8080MemoryERNS_8I8080BusEm, @function
_ZN6triton5I808016run_until_asleepERNS_11I8080MemoryERNS_8I8080BusEm:
.LFB1706:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movq	%rdx, %r13
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	movq	16(%rdi), %rdx
	movb	$0, 32(%rdi)
	cmpq	%rcx, %rdx
	jnb	.L1660
	movq	%rdi, %rbx
	movq	%rsi, %r12
	leaq	32(%rdi), %r14
	movq	%rcx, %r15
.L1661:
	cmpb	$0, 14(%rbx)
	movzbl	12(%rbx), %eax
	je	.L1675
	testb	%al, %al
	je	.L1660
	cmpb	$0, 15(%rbx)
	je	.L1660
	movzbl	13(%rbx), %eax
	movb	$0, 13(%rbx)
	testb	%al, %al
	je	.L1664
	movq	%r15, 16(%rbx)
.L1660:
	addq	$88, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1675:
	.cfi_restore_state
	movzbl	13(%rbx), %ecx
	movq	%r14, %rsi
	movb	$0, 13(%rbx)
	testb	%al, %al
	jne	.L1662
	movl	$1, %r8d
	testb	%cl, %cl
	jne	.L1674
.L1678:
	movq	%r15, %r8
	movl	$2097152, %eax
	subq	%rdx, %r8
	cmpq	%rax, %r8
	cmova	%rax, %r8
.L1674:
	movq	%r13, %rdx
	movq	%r14, %rcx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm
	movq	16(%rbx), %rdx
.L1673:
	cmpq	%r15, %rdx
	jnb	.L1660
	cmpb	$0, 32(%rbx)
	je	.L1661
	jmp	.L1660
	.p2align 4,,10
	.p2align 3
.L1662:
	testb	%cl, %cl
	jne	.L1681
	movzbl	15(%rbx), %eax
	testb	%al, %al
	je	.L1678
.L1677:
	movzbl	%al, %edx
	movl	$32, %ecx
	movzwl	8(%rbx), %edi
	movb	$0, 12(%rbx)
	bsrl	%edx, %edx
	movq	%rsi, 64(%rsp)
	movzwl	4(%rbx), %r8d
	xorl	$31, %edx
	subl	$2, %edi
	movb	$0, 14(%rbx)
	movzwl	6(%rbx), %r9d
	subl	%edx, %ecx
	movzwl	%di, %ebp
	andl	$1023, %edi
	movq	%rbx, 48(%rsp)
	movzbl	%cl, %ecx
	movzbl	(%rbx), %edx
	movzwl	10(%rbx), %r10d
	movq	%r13, 56(%rsp)
	movq	$0, 72(%rsp)
	subl	$1, %ecx
	btrl	%ecx, %eax
	leal	0(,%rcx,8), %r11d
	movb	%al, 15(%rbx)
	movzwl	2(%rbx), %eax
	movl	%eax, (%rsp)
	movzbl	1(%rbx), %eax
	andl	$213, %eax
	orl	$2, %eax
	movl	%eax, %esi
	movl	%ebp, %eax
	shrl	$10, %eax
	movzbl	65536(%r12,%rax), %ecx
	cmpl	$1023, %edi
	je	.L1666
	testb	%cl, %cl
	jne	.L1666
	movl	%ebp, %eax
	leaq	48(%rsp), %rdi
	movw	%r10w, (%r12,%rax)
.L1667:
	pushq	%r11
	.cfi_def_cfa_offset 152
	sall	$8, %edx
	pushq	%rbp
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	orl	%esi, %edx
	movl	$11534337, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rax
	.cfi_def_cfa_offset 152
	movq	16(%rbx), %rdx
	popq	%rcx
	.cfi_def_cfa_offset 144
	jmp	.L1673
	.p2align 4,,10
	.p2align 3
.L1681:
	movl	$1, %r8d
	jmp	.L1674
	.p2align 4,,10
	.p2align 3
.L1666:
	movzwl	%r10w, %edi
	movl	%edi, 28(%rsp)
	shrl	$8, %edi
	movl	%edi, 8(%rsp)
	leal	1(%rbp), %edi
	movzwl	%di, %edi
	movl	%edi, 20(%rsp)
	shrl	$10, %edi
	movzbl	65536(%r12,%rdi), %edi
	movb	%dil, 32(%rsp)
	testb	%dil, %dil
	jne	.L1668
	movl	20(%rsp), %ecx
	movzbl	8(%rsp), %edi
	movl	%ebp, 24(%rsp)
	movb	%dil, (%r12,%rcx)
	leaq	48(%rsp), %rdi
	movzbl	65536(%r12,%rax), %ecx
.L1669:
	testb	%cl, %cl
	jne	.L1670
	movb	%r10b, (%r12,%rbp)
.L1671:
	movl	24(%rsp), %ebp
	jmp	.L1667
.L1668:
	cmpb	$1, 32(%rsp)
	movl	%ebp, 24(%rsp)
	leaq	48(%rsp), %rdi
	je	.L1669
	movq	%rax, 40(%rsp)
	movl	28(%rsp), %eax
	sall	$8, %edx
	movl	%r11d, 36(%rsp)
	orl	%esi, %edx
	xorl	%esi, %esi
	movl	%r10d, 32(%rsp)
	pushq	%rax
	.cfi_def_cfa_offset 152
	pushq	%rbp
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	movq	%rdi, 16(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r8
	.cfi_def_cfa_offset 152
	popq	%r9
	.cfi_def_cfa_offset 144
	movl	8(%rsp), %edx
	movq	(%rsp), %rdi
	movl	20(%rsp), %esi
	movq	%rdi, 8(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzwl	2(%rbx), %eax
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movl	36(%rsp), %r11d
	movl	%eax, (%rsp)
	movzwl	8(%rbx), %eax
	movl	32(%rsp), %r10d
	movq	8(%rsp), %rdi
	movl	%eax, 24(%rsp)
	movzwl	10(%rbx), %eax
	movl	%eax, 28(%rsp)
	movq	40(%rsp), %rax
	movzbl	65536(%r12,%rax), %ecx
	jmp	.L1669
.L1670:
	cmpb	$1, %cl
	je	.L1671
	movl	28(%rsp), %eax
	movl	%r11d, 20(%rsp)
	sall	$8, %edx
	movl	%r10d, 8(%rsp)
	orl	%esi, %edx
	xorl	%esi, %esi
	pushq	%rax
	.cfi_def_cfa_offset 152
	movl	32(%rsp), %eax
	pushq	%rax
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	movq	%rdi, 16(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rsi
	.cfi_def_cfa_offset 152
	popq	%rdi
	.cfi_def_cfa_offset 144
	movl	%ebp, %esi
	movl	8(%rsp), %r10d
	movq	(%rsp), %rdi
	movzbl	%r10b, %edx
	movq	%rdi, 8(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzwl	2(%rbx), %eax
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movzwl	8(%rbx), %ebp
	movl	%eax, (%rsp)
	movl	20(%rsp), %r11d
	movq	8(%rsp), %rdi
	jmp	.L1667
.L1664:
	movzbl	15(%rbx), %eax
	leaq	32(%rbx), %rsi
	jmp	.L1677
	.cfi_endproc
.LFE1706:
	.size	_ZN6triton5I808016run_until_asleepERNS_11I8080MemoryERNS_8I8080BusEm, .-_ZN6triton5I808016run_until_asleepERNS_11I8080MemoryERNS_8I8080BusEm
	.align 2
	.p2align 4
	.globl	_ZN6triton5I80803runERNS_11I8080MemoryERNS_8I8080BusEm
	.type	_ZN6triton5I80803runERNS_11I8080MemoryERNS_8I8080BusEm, @function
_ZN6triton5I80803runERNS_11I8080MemoryERNS_8I8080BusEm:
.LFB1705:
	.cfi_startproc
	pushq	%r15
	.cfi_def_cfa_offset 16
	.cfi_offset 15, -16
	movq	%rcx, %r15
	pushq	%r14
	.cfi_def_cfa_offset 24
	.cfi_offset 14, -24
	leaq	32(%rdi), %r14
	pushq	%r13
	.cfi_def_cfa_offset 32
	.cfi_offset 13, -32
	movq	%rdx, %r13
	pushq	%r12
	.cfi_def_cfa_offset 40
	.cfi_offset 12, -40
	movq	%rsi, %r12
	pushq	%rbp
	.cfi_def_cfa_offset 48
	.cfi_offset 6, -48
	pushq	%rbx
	.cfi_def_cfa_offset 56
	.cfi_offset 3, -56
	movq	%rdi, %rbx
	subq	$88, %rsp
	.cfi_def_cfa_offset 144
	movq	16(%rdi), %rax
	movzbl	14(%rdi), %ecx
	movb	$0, 32(%rdi)
	cmpq	%r15, %rax
	jnb	.L1694
.L1693:
	movzbl	12(%rbx), %edx
	testb	%cl, %cl
	je	.L1708
	testb	%dl, %dl
	jne	.L1734
.L1698:
	cmpb	$0, 12(%rbx)
	jne	.L1735
	.p2align 4,,10
	.p2align 3
.L1711:
	cmpb	$0, 32(%rbx)
	jne	.L1692
.L1736:
	cmpq	%rax, %r15
	cmovnb	%r15, %rax
	movq	%rax, 16(%rbx)
.L1692:
	addq	$88, %rsp
	.cfi_remember_state
	.cfi_def_cfa_offset 56
	popq	%rbx
	.cfi_def_cfa_offset 48
	popq	%rbp
	.cfi_def_cfa_offset 40
	popq	%r12
	.cfi_def_cfa_offset 32
	popq	%r13
	.cfi_def_cfa_offset 24
	popq	%r14
	.cfi_def_cfa_offset 16
	popq	%r15
	.cfi_def_cfa_offset 8
	ret
	.p2align 4,,10
	.p2align 3
.L1708:
	.cfi_restore_state
	movzbl	13(%rbx), %ecx
	movq	%r14, %rsi
	movb	$0, 13(%rbx)
	testb	%dl, %dl
	jne	.L1695
	movl	$1, %r8d
	testb	%cl, %cl
	jne	.L1707
.L1713:
	movq	%r15, %r8
	subq	%rax, %r8
	movl	$2097152, %eax
	cmpq	%rax, %r8
	cmova	%rax, %r8
.L1707:
	movq	%r14, %rcx
	movq	%r13, %rdx
	movq	%r12, %rsi
	movq	%rbx, %rdi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbm
	movq	16(%rbx), %rax
	movzbl	14(%rbx), %ecx
.L1706:
	cmpq	%r15, %rax
	jnb	.L1694
	cmpb	$0, 32(%rbx)
	je	.L1693
.L1694:
	testb	%cl, %cl
	je	.L1692
	jmp	.L1698
	.p2align 4,,10
	.p2align 3
.L1695:
	testb	%cl, %cl
	jne	.L1716
	movzbl	15(%rbx), %edx
	testb	%dl, %dl
	je	.L1713
.L1712:
	movzbl	%dl, %eax
	movzwl	8(%rbx), %edi
	movl	$32, %ecx
	movb	$0, 12(%rbx)
	bsrl	%eax, %eax
	movq	%rsi, 64(%rsp)
	movzwl	2(%rbx), %esi
	xorl	$31, %eax
	subl	$2, %edi
	movb	$0, 14(%rbx)
	movzwl	4(%rbx), %r8d
	subl	%eax, %ecx
	movzwl	%di, %ebp
	movl	%esi, (%rsp)
	andl	$1023, %edi
	movzbl	%cl, %eax
	movzbl	1(%rbx), %ecx
	movq	%rbx, 48(%rsp)
	subl	$1, %eax
	movq	%r13, 56(%rsp)
	movzwl	6(%rbx), %r9d
	btrl	%eax, %edx
	andl	$213, %ecx
	leal	0(,%rax,8), %r11d
	movl	%ebp, %eax
	movl	%ecx, %esi
	shrl	$10, %eax
	movb	%dl, 15(%rbx)
	movzwl	10(%rbx), %r10d
	movq	$0, 72(%rsp)
	movzbl	(%rbx), %edx
	orl	$2, %esi
	movzbl	65536(%r12,%rax), %ecx
	cmpl	$1023, %edi
	je	.L1699
	testb	%cl, %cl
	jne	.L1699
	movl	%ebp, %eax
	leaq	48(%rsp), %rdi
	movw	%r10w, (%r12,%rax)
.L1700:
	pushq	%r11
	.cfi_def_cfa_offset 152
	sall	$8, %edx
	pushq	%rbp
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	orl	%esi, %edx
	movl	$11534337, %esi
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdx
	.cfi_def_cfa_offset 152
	movq	16(%rbx), %rax
	movzbl	14(%rbx), %ecx
	popq	%rsi
	.cfi_def_cfa_offset 144
	jmp	.L1706
	.p2align 4,,10
	.p2align 3
.L1734:
	cmpb	$0, 15(%rbx)
	je	.L1698
	movzbl	13(%rbx), %eax
	movb	$0, 13(%rbx)
	testb	%al, %al
	je	.L1697
	cmpb	$0, 12(%rbx)
	movq	%r15, 16(%rbx)
	movq	%r15, %rax
	je	.L1711
.L1735:
	cmpb	$0, 15(%rbx)
	jne	.L1692
	cmpb	$0, 32(%rbx)
	jne	.L1692
	jmp	.L1736
	.p2align 4,,10
	.p2align 3
.L1716:
	movl	$1, %r8d
	jmp	.L1707
	.p2align 4,,10
	.p2align 3
.L1699:
	movzwl	%r10w, %edi
	movl	%edi, 28(%rsp)
	shrl	$8, %edi
	movl	%edi, 8(%rsp)
	leal	1(%rbp), %edi
	movzwl	%di, %edi
	movl	%edi, 20(%rsp)
	shrl	$10, %edi
	movzbl	65536(%r12,%rdi), %edi
	movb	%dil, 32(%rsp)
	testb	%dil, %dil
	jne	.L1701
	movl	20(%rsp), %ecx
	movzbl	8(%rsp), %edi
	movl	%ebp, 24(%rsp)
	movb	%dil, (%r12,%rcx)
	leaq	48(%rsp), %rdi
	movzbl	65536(%r12,%rax), %ecx
.L1702:
	testb	%cl, %cl
	jne	.L1703
	movb	%r10b, (%r12,%rbp)
.L1704:
	movl	24(%rsp), %ebp
	jmp	.L1700
.L1703:
	cmpb	$1, %cl
	je	.L1704
	movl	28(%rsp), %eax
	movl	%r11d, 20(%rsp)
	sall	$8, %edx
	movl	%r10d, 8(%rsp)
	orl	%esi, %edx
	xorl	%esi, %esi
	pushq	%rax
	.cfi_def_cfa_offset 152
	movl	32(%rsp), %eax
	pushq	%rax
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	movq	%rdi, 16(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%rdi
	.cfi_def_cfa_offset 152
	popq	%r8
	.cfi_def_cfa_offset 144
	movl	%ebp, %esi
	movl	8(%rsp), %r10d
	movq	(%rsp), %rdi
	movzbl	%r10b, %edx
	movq	%rdi, 8(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzwl	2(%rbx), %eax
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movzwl	8(%rbx), %ebp
	movl	%eax, (%rsp)
	movl	20(%rsp), %r11d
	movq	8(%rsp), %rdi
	jmp	.L1700
	.p2align 4,,10
	.p2align 3
.L1701:
	cmpb	$1, 32(%rsp)
	movl	%ebp, 24(%rsp)
	leaq	48(%rsp), %rdi
	je	.L1702
	movq	%rax, 40(%rsp)
	movl	28(%rsp), %eax
	sall	$8, %edx
	movl	%r11d, 36(%rsp)
	orl	%esi, %edx
	xorl	%esi, %esi
	movl	%r10d, 32(%rsp)
	pushq	%rax
	.cfi_def_cfa_offset 152
	pushq	%rbp
	.cfi_def_cfa_offset 160
	movl	16(%rsp), %ecx
	movq	%rdi, 16(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE9put_stateERNS_9I8080StayEljjjjjj
	popq	%r9
	.cfi_def_cfa_offset 152
	popq	%r10
	.cfi_def_cfa_offset 144
	movl	8(%rsp), %edx
	movq	(%rsp), %rdi
	movl	20(%rsp), %esi
	movq	%rdi, 8(%rsp)
	call	_ZN6triton9I8080CoreINS_15I8080FlatAccessEE15write_to_deviceERNS_9I8080StayEth
	movzwl	2(%rbx), %eax
	movzbl	(%rbx), %edx
	movzbl	1(%rbx), %esi
	movzwl	4(%rbx), %r8d
	movzwl	6(%rbx), %r9d
	movl	36(%rsp), %r11d
	movl	%eax, (%rsp)
	movzwl	8(%rbx), %eax
	movl	32(%rsp), %r10d
	movq	8(%rsp), %rdi
	movl	%eax, 24(%rsp)
	movzwl	10(%rbx), %eax
	movl	%eax, 28(%rsp)
	movq	40(%rsp), %rax
	movzbl	65536(%r12,%rax), %ecx
	jmp	.L1702
.L1697:
	movzbl	15(%rbx), %edx
	leaq	32(%rbx), %rsi
	jmp	.L1712
	.cfi_endproc
.LFE1705:
	.size	_ZN6triton5I80803runERNS_11I8080MemoryERNS_8I8080BusEm, .-_ZN6triton5I80803runERNS_11I8080MemoryERNS_8I8080BusEm
	.weak	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows
	.section	.data.rel.ro.local._ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows,"awG",@progbits,_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows,comdat
	.align 32
	.type	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows, @gnu_unique_object
	.size	_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows, 2048
_ZZN6triton9I8080CoreINS_15I8080FlatAccessEE7executeERNS_10I8080StateES1_RNS_8I8080BusERKbmE5kRows:
	.quad	.L9
	.quad	.L13
	.quad	.L18
	.quad	.L25
	.quad	.L27
	.quad	.L29
	.quad	.L31
	.quad	.L33
	.quad	.L35
	.quad	.L37
	.quad	.L39
	.quad	.L41
	.quad	.L43
	.quad	.L45
	.quad	.L47
	.quad	.L49
	.quad	.L51
	.quad	.L53
	.quad	.L57
	.quad	.L64
	.quad	.L66
	.quad	.L68
	.quad	.L70
	.quad	.L72
	.quad	.L74
	.quad	.L76
	.quad	.L78
	.quad	.L80
	.quad	.L82
	.quad	.L84
	.quad	.L86
	.quad	.L88
	.quad	.L90
	.quad	.L92
	.quad	.L96
	.quad	.L110
	.quad	.L112
	.quad	.L114
	.quad	.L116
	.quad	.L118
	.quad	.L127
	.quad	.L129
	.quad	.L131
	.quad	.L137
	.quad	.L139
	.quad	.L141
	.quad	.L143
	.quad	.L145
	.quad	.L147
	.quad	.L149
	.quad	.L153
	.quad	.L162
	.quad	.L164
	.quad	.L171
	.quad	.L178
	.quad	.L185
	.quad	.L187
	.quad	.L189
	.quad	.L191
	.quad	.L195
	.quad	.L197
	.quad	.L199
	.quad	.L201
	.quad	.L203
	.quad	.L205
	.quad	.L207
	.quad	.L209
	.quad	.L211
	.quad	.L213
	.quad	.L215
	.quad	.L217
	.quad	.L219
	.quad	.L221
	.quad	.L223
	.quad	.L225
	.quad	.L227
	.quad	.L229
	.quad	.L231
	.quad	.L233
	.quad	.L235
	.quad	.L237
	.quad	.L239
	.quad	.L241
	.quad	.L243
	.quad	.L245
	.quad	.L247
	.quad	.L249
	.quad	.L251
	.quad	.L253
	.quad	.L255
	.quad	.L257
	.quad	.L259
	.quad	.L261
	.quad	.L263
	.quad	.L265
	.quad	.L267
	.quad	.L269
	.quad	.L271
	.quad	.L273
	.quad	.L275
	.quad	.L277
	.quad	.L279
	.quad	.L281
	.quad	.L283
	.quad	.L285
	.quad	.L287
	.quad	.L289
	.quad	.L291
	.quad	.L293
	.quad	.L295
	.quad	.L297
	.quad	.L299
	.quad	.L301
	.quad	.L308
	.quad	.L315
	.quad	.L322
	.quad	.L329
	.quad	.L336
	.quad	.L343
	.quad	.L344
	.quad	.L351
	.quad	.L353
	.quad	.L355
	.quad	.L357
	.quad	.L359
	.quad	.L361
	.quad	.L363
	.quad	.L365
	.quad	.L367
	.quad	.L369
	.quad	.L371
	.quad	.L373
	.quad	.L375
	.quad	.L377
	.quad	.L379
	.quad	.L381
	.quad	.L383
	.quad	.L385
	.quad	.L387
	.quad	.L389
	.quad	.L391
	.quad	.L393
	.quad	.L395
	.quad	.L397
	.quad	.L399
	.quad	.L401
	.quad	.L403
	.quad	.L405
	.quad	.L407
	.quad	.L409
	.quad	.L411
	.quad	.L413
	.quad	.L415
	.quad	.L417
	.quad	.L419
	.quad	.L421
	.quad	.L423
	.quad	.L425
	.quad	.L427
	.quad	.L429
	.quad	.L431
	.quad	.L433
	.quad	.L435
	.quad	.L437
	.quad	.L439
	.quad	.L441
	.quad	.L443
	.quad	.L445
	.quad	.L447
	.quad	.L449
	.quad	.L451
	.quad	.L453
	.quad	.L455
	.quad	.L457
	.quad	.L459
	.quad	.L461
	.quad	.L463
	.quad	.L465
	.quad	.L467
	.quad	.L469
	.quad	.L471
	.quad	.L473
	.quad	.L475
	.quad	.L477
	.quad	.L479
	.quad	.L481
	.quad	.L483
	.quad	.L485
	.quad	.L487
	.quad	.L489
	.quad	.L491
	.quad	.L493
	.quad	.L495
	.quad	.L501
	.quad	.L505
	.quad	.L511
	.quad	.L515
	.quad	.L531
	.quad	.L543
	.quad	.L545
	.quad	.L557
	.quad	.L563
	.quad	.L567
	.quad	.L573
	.quad	.L577
	.quad	.L593
	.quad	.L607
	.quad	.L609
	.quad	.L621
	.quad	.L627
	.quad	.L631
	.quad	.L637
	.quad	.L642
	.quad	.L658
	.quad	.L670
	.quad	.L672
	.quad	.L684
	.quad	.L690
	.quad	.L694
	.quad	.L700
	.quad	.L705
	.quad	.L721
	.quad	.L735
	.quad	.L737
	.quad	.L749
	.quad	.L755
	.quad	.L759
	.quad	.L765
	.quad	.L778
	.quad	.L794
	.quad	.L806
	.quad	.L808
	.quad	.L820
	.quad	.L826
	.quad	.L828
	.quad	.L834
	.quad	.L836
	.quad	.L852
	.quad	.L866
	.quad	.L868
	.quad	.L880
	.quad	.L886
	.quad	.L890
	.quad	.L896
	.quad	.L898
	.quad	.L914
	.quad	.L926
	.quad	.L928
	.quad	.L940
	.quad	.L946
	.quad	.L948
	.quad	.L954
	.quad	.L955
	.quad	.L971
	.quad	.L985
	.quad	.L987
	.weak	_ZN6triton11i8080_flags12kOfDecrementE
	.section	.rodata._ZN6triton11i8080_flags12kOfDecrementE,"aG",@progbits,_ZN6triton11i8080_flags12kOfDecrementE,comdat
	.align 32
	.type	_ZN6triton11i8080_flags12kOfDecrementE, @gnu_unique_object
	.size	_ZN6triton11i8080_flags12kOfDecrementE, 256
_ZN6triton11i8080_flags12kOfDecrementE:
	.byte	86
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	6
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	2
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	2
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	6
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	2
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	6
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	6
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	22
	.byte	18
	.byte	18
	.byte	22
	.byte	18
	.byte	22
	.byte	22
	.byte	2
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-126
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-122
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-122
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-126
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-122
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-126
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-126
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-106
	.byte	-106
	.byte	-110
	.byte	-106
	.byte	-110
	.byte	-110
	.byte	-122
	.weak	_ZN6triton11i8080_flags12kOfIncrementE
	.section	.rodata._ZN6triton11i8080_flags12kOfIncrementE,"aG",@progbits,_ZN6triton11i8080_flags12kOfIncrementE,comdat
	.align 32
	.type	_ZN6triton11i8080_flags12kOfIncrementE, @gnu_unique_object
	.size	_ZN6triton11i8080_flags12kOfIncrementE, 256
_ZN6triton11i8080_flags12kOfIncrementE:
	.byte	86
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	18
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	18
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	22
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	18
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	22
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	22
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	18
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	-110
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-106
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-106
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-110
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-106
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-110
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-110
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-106
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.weak	_ZN6triton11i8080_flags9kOfResultE
	.section	.rodata._ZN6triton11i8080_flags9kOfResultE,"aG",@progbits,_ZN6triton11i8080_flags9kOfResultE,comdat
	.align 32
	.type	_ZN6triton11i8080_flags9kOfResultE, @gnu_unique_object
	.size	_ZN6triton11i8080_flags9kOfResultE, 512
_ZN6triton11i8080_flags9kOfResultE:
	.byte	70
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	2
	.byte	6
	.byte	2
	.byte	6
	.byte	6
	.byte	2
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	-122
	.byte	-126
	.byte	-122
	.byte	-126
	.byte	-126
	.byte	-122
	.byte	71
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	3
	.byte	7
	.byte	3
	.byte	7
	.byte	7
	.byte	3
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.byte	-121
	.byte	-125
	.byte	-121
	.byte	-125
	.byte	-125
	.byte	-121
	.section	.rodata.cst2,"aM",@progbits,2
	.align 2
.LC0:
	.byte	1
	.byte	1
	.ident	"GCC: (Debian 12.2.0-14+deb12u1) 12.2.0"
	.section	.note.GNU-stack,"",@progbits
