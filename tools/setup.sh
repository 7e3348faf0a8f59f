# Shared by tools/run, tools/test and .ci/run: packages and the release build. Sourced, not run.
# Needs: bash, and apt-get on a machine that lacks packages.

top=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)

# packages_of GROUP...: the package names of those groups in tools/packages.txt.
packages_of() {
  local groups=" $* "
  while read -r name group _; do
    case $name in '' | '#'*) continue ;; esac
    [[ $groups == *" $group "* ]] && printf '%s\n' "$name"
  done <"$top/tools/packages.txt"
  return 0
}

# install_packages GROUP...: installs what of them is missing; does nothing when all are there.
install_packages() {
  if ! command -v dpkg-query >/dev/null; then
    echo "setup: not a Debian system; make sure these are there: $(packages_of "$@" | xargs)" >&2
    return 0
  fi
  local missing=() name
  while read -r name; do
    [[ $(dpkg-query -W -f='${db:Status-Status}' "$name" 2>/dev/null) == installed ]] || missing+=("$name")
  done < <(packages_of "$@")
  ((${#missing[@]} == 0)) && return 0
  local as_root=()
  if ((EUID != 0)); then
    if ! command -v sudo >/dev/null; then
      echo "setup: missing packages, and no sudo to install them: run as root: apt-get install ${missing[*]}" >&2
      return 3
    fi
    as_root=(sudo)
  fi
  echo "setup: installing ${missing[*]}" >&2
  "${as_root[@]}" apt-get -qq update >&2
  "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive \
    apt-get -qq install -y --no-install-recommends "${missing[@]}" >&2
}

# build_preset PRESET TARGET [CMAKE ARGUMENT...]: configures build/PRESET and builds TARGET (words: several) in it.
# Each target's sources are compiled together, which takes less than half the time from nothing.
build_preset() {
  local preset=$1 target=$2
  shift 2
  local generator=()
  if [[ ! -f $top/build/$preset/CMakeCache.txt ]] && command -v ninja >/dev/null; then
    generator=(-G Ninja)
  fi
  local joined=(-DCMAKE_UNITY_BUILD=ON -DCMAKE_UNITY_BUILD_BATCH_SIZE=0)
  (cd "$top" && cmake --preset "$preset" "${generator[@]}" "${joined[@]}" "$@" >&2 &&
    cmake --build --preset "$preset" --target $target --parallel "$(nproc)" >&2)
}
