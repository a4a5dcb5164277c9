# Sourced by the `check` of a bridge, in its folder: what it needs (packages.txt, the server), its parts, and the counts.
set -uo pipefail
bridge="$(basename "$PWD")"
root="$(cd ../.. && pwd)"
out="$root/.build/bridges/$bridge"
passed=0 failed=0 skipped=0 good=0 wrong=0 conformance='' prints=''
mkdir -p "$out"
if [ -f packages.txt ]; then
  bash "$root/.ci/packages" packages.txt || exit 1
  REDEMPTION_EXECUTABLE="$("$root/Tests/server")" || exit 1
  export REDEMPTION_EXECUTABLE
fi

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

# counted NAME COMMAND...: a part that counts tests itself, in its last line with `N passed` or `N failed`. Sets `good` and `wrong`.
counted() {
  local name="$1" output line status=0
  shift
  output="$("$@" 2>&1)" || status=$?
  line="$(grep -E '[0-9]+ (passed|failed)' <<< "$output" | tail -1)"
  good="$(grep -oE '[0-9]+ passed' <<< "$line" | grep -oE '[0-9]+' || echo 0)"
  wrong="$(grep -oE '[0-9]+ failed' <<< "$line" | grep -oE '[0-9]+' || echo 0)"
  if [ "$wrong" -eq 0 ] && { [ "$good" -eq 0 ] || [ "$status" -ne 0 ]; }; then wrong=1; fi
  passed=$((passed + good)) failed=$((failed + wrong))
  if [ "$wrong" -gt 0 ]; then sed 's/^/  /' <<< "$output"; echo "$name: failed ($good passed, $wrong failed)"; else echo "$name: $good passed"; fi
}

# record COMMAND...: passes the results of tests that the README prints to printed.py; `finish` compares them with docs/tried.
record() {
  [ -n "$prints" ] || python3 "$root/Bridges/printed.py" begin "$bridge"
  prints=yes
  python3 "$root/Bridges/printed.py" "$1" "$bridge" "${@:2}"
}

# printed PLATFORM FILE COMMAND...: counts the tests of a file that the README prints.
printed() {
  REDEMPTION_PLATFORM=$1 counted "$2, as the README prints it, on $1" "${@:3}"
  record add "$1" "$2" "$good" "$wrong"
}

# cases NAME COMMAND...: plays the shared cases, which the line `conformance: …` counts.
cases() {
  local name="$1" output
  shift
  output="$("$@" 2>&1)"
  conformance="$(grep -m1 '^conformance: ' <<< "$output")"
  if [[ "$conformance" =~ \ ([0-9]+)\ passed,\ ([0-9]+)\ known\ gaps,\ ([0-9]+)\ failed$ ]]; then
    passed=$((passed + BASH_REMATCH[1])) skipped=$((skipped + BASH_REMATCH[2])) failed=$((failed + BASH_REMATCH[3]))
    [ "${BASH_REMATCH[3]}" -eq 0 ] || grep -E '^(FAILED|failed:|passes now|  )' <<< "$output" | cut -c1-400 | head -60
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
  [ -z "$prints" ] || part 'docs/tried has these results' python3 "$root/Bridges/printed.py" compare "$bridge"
  echo "$conformance"
  echo "$passed passed, $failed failed, $skipped skipped"
  [ "$failed" -eq 0 ]
  exit
}
