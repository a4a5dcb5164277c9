# Sourced by the `check` of a bridge, in its folder: what it needs, its parts, and the counts.
set -uo pipefail
bridge="$(basename "$PWD")"
root="$(cd ../.. && pwd)"
out="$root/.build/bridges/$bridge"
passed=0 failed=0 skipped=0 conformance=''
mkdir -p "$out"

# Says which Debian packages of packages.txt are missing, and ends the check.
need_packages() {
  local package missing=()
  while read -r package; do
    [ -z "$package" ] || dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q 'ok installed' || missing+=("$package")
  done < packages.txt
  [ ${#missing[@]} -eq 0 ] && return
  echo "Missing Debian packages: ${missing[*]}. Install them, then run this again:  sudo apt-get install ${missing[*]}" >&2
  exit 1
}

# Sets REDEMPTION_EXECUTABLE to a server, and builds one where there is none.
need_server() {
  local build
  for build in release debug; do
    [ -n "${REDEMPTION_EXECUTABLE:-}" ] || [ ! -x "$root/.build/$build/redemption" ] || REDEMPTION_EXECUTABLE="$root/.build/$build/redemption"
  done
  if [ -z "${REDEMPTION_EXECUTABLE:-}" ]; then
    make -C "$root" build >&2
    REDEMPTION_EXECUTABLE="$root/.build/release/redemption"
  fi
  export REDEMPTION_EXECUTABLE
}

# part NAME COMMAND...: a part that passes or fails as one. Its status is the command's.
part() {
  local name="$1" output
  shift
  if output="$("$@" 2>&1)"; then
    passed=$((passed + 1))
    echo "$name: ok"
  else
    failed=$((failed + 1))
    echo "$name: failed"
    sed 's/^/  /' <<< "$output"
    return 1
  fi
}

# counted NAME COMMAND...: a part that counts tests itself: its last line with `N passed, N failed` tells. Sets `good` and `wrong`.
counted() {
  local name="$1" output line status=0
  shift
  output="$("$@" 2>&1)" || status=$?
  line="$(grep -E '^[0-9]+ passed, [0-9]+ failed' <<< "$output" | tail -1)"
  read -r good _ wrong _ <<< "${line:-0 passed, 0 failed}"
  if [ "$wrong" -eq 0 ] && { [ "$good" -eq 0 ] || [ "$status" -ne 0 ]; }; then wrong=1; fi
  passed=$((passed + good)) failed=$((failed + wrong))
  if [ "$wrong" -gt 0 ]; then sed 's/^/  /' <<< "$output"; echo "$name: failed ($good passed, $wrong failed)"; else echo "$name: $good passed"; fi
}

# printed PLATFORM FILE COMMAND...: counts the tests of a file that the README prints, and keeps the counts for docs/tried.
printed() {
  local platform="$1" file="$2" good wrong
  shift 2
  REDEMPTION_PLATFORM=$platform counted "$file, as the README prints it, on $platform" "$@"
  python3 ../printed.py add "$bridge" "$platform" "$file" "$good" "$wrong"
}

# cases NAME COMMAND...: plays the shared cases; the line `conformance: …` tells.
cases() {
  local name="$1" output
  shift
  output="$("$@" 2>&1)"
  grep -E '^(FAILED|failed:|passes now)' <<< "$output" | cut -c1-400
  conformance="$(grep -m1 '^conformance: ' <<< "$output")"
  if [[ "$conformance" =~ \ ([0-9]+)\ passed,\ ([0-9]+)\ known\ gaps,\ ([0-9]+)\ failed$ ]]; then
    passed=$((passed + BASH_REMATCH[1])) skipped=$((skipped + BASH_REMATCH[2])) failed=$((failed + BASH_REMATCH[3]))
    echo "$name: ${conformance#conformance: }"
  else
    failed=$((failed + 1)) conformance='conformance: 0 cases, 0 passed, 0 known gaps, 1 failed'
    echo "$name: failed"
    tail -5 <<< "$output"
  fi
}

skip() {
  skipped=$((skipped + 1))
  echo "skipped: $1 # $2"
}

# The counts, and the exit status.
finish() {
  echo "$conformance"
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ]
  exit
}
