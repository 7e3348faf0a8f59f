#!/usr/bin/env bash
# gallery_test.sh TRITON SOURCE_FOLDER: tools/gallery makes the pictures that programs/README.md shows, and no others.
set -euo pipefail
out=$(mktemp -d)
trap 'rm -rf "$out"' EXIT
TRITON=$1 "$2/tools/gallery" "$out"
shown=$(grep -o 'gallery/[a-z_]*\.png' "$2/programs/README.md" | sort)
made=$(cd "$out" && printf 'gallery/%s\n' *.png | sort)
kept=$(cd "$2/programs" && printf '%s\n' gallery/*.png | sort)
[[ $shown == "$made" ]] || { printf 'shown:\n%s\nmade:\n%s\n' "$shown" "$made"; exit 1; }
[[ $shown == "$kept" ]] || { printf 'shown:\n%s\nkept:\n%s\n' "$shown" "$kept"; exit 1; }
