#!/usr/bin/env bash
# Host instructions for one emulated instruction of the arithmetic loop, counted by callgrind: the same on every run.
# Usage: tests/bench/host_instructions.sh [BUILD_FOLDER]      (default: build/release). Needs valgrind.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/../.."
workload=${1:-build/release}/tests/bench/cpu_workload

# counted T_STATES: host instructions of a run.
counted() {
  valgrind --tool=callgrind --callgrind-out-file=/dev/null "$workload" "$1" 2>&1 >/dev/null |
    sed -n 's/.*Collected : //p'
}

short=1000000 long=11000000 # the difference leaves start-up out
host=$(($(counted $long) - $(counted $short)))
emulated=$(($("$workload" $long) - $("$workload" $short)))
printf 'host_instructions=%d emulated_instructions=%d host_per_emulated=%d.%02d\n' \
  "$host" "$emulated" $((host / emulated)) $((host * 100 / emulated % 100))
