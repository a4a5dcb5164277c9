# Sourced by ../../check: C# 7.2 with Mono's compiler, and NUnit. Expects `out`, the folder for what is compiled.
nunit=/usr/lib/cli/nunit.framework-2.6.3/nunit.framework.dll
json=/usr/lib/cli/Newtonsoft.Json-5.0/Newtonsoft.Json.dll
sdks=()
for name in RedemptionKit RedemptionKit.Engine RedemptionKit.Editor UnityEngine SDKs Newtonsoft.Json; do sdks+=(-r:"$out/$name.dll"); done

compile() { mcs -langversion:7.2 -warnaserror -out:"$out/$1" "${@:2}"; }

# assembly NAME FOLDER REFERENCES...: what an asmdef stands for. What does not belong to the tests is documented as a whole.
assembly() {
  local name="$1" folder="$2" references=() file
  shift 2
  for file in "$@"; do references+=("-r:$file"); done
  [[ "$folder" == Tests/* ]] || references+=(-warn:4 "-doc:$out/$name.xml")
  # shellcheck disable=SC2046
  compile "$name.dll" -target:library "${references[@]}" $(find "$folder" -name '*.cs' | sort)
}

# assemblies: the client without UnityEngine, the engine's and the editor's part over a stub of it, and the tests.
assemblies() {
  local kit="$out/RedemptionKit.dll" engine="$out/UnityEngine.dll"
  cp -f "$json" "$out/"
  assembly RedemptionKit Runtime "$json" && assembly UnityEngine Tests/Stubs~ && assembly RedemptionKit.Engine Engine "$kit" "$engine" \
    && assembly RedemptionKit.Editor Editor "$kit" "$out/RedemptionKit.Engine.dll" "$engine" "$json" \
    && assembly RedemptionKit.Tests Tests/Editor "$kit" "$out/RedemptionKit.Engine.dll" "$out/RedemptionKit.Editor.dll" "$engine" "$json" "$nunit"
}

# nunit ASSEMBLY OPTION...: NUnit's tests; the last line counts them. The result of an earlier run must not count if this one writes none.
nunit() {
  rm -f "$out/$1.xml"
  nunit-console -nologo -nodots -noshadow "${@:2}" -xml="$out/$1.xml" "$out/$1.dll" > "$out/$1.txt" 2>&1
  sed -n '/^[0-9]*) /,$p' "$out/$1.txt"
  grep -qE '^Tests run: ' "$out/$1.txt" || tail -5 "$out/$1.txt"
  count '' < "$out/$1.xml"
}

# gone: the result of an earlier run does not count for an assembly that does not run.
gone() {
  echo '<test-case executed="True" success="True"/>' > "$out/Gone.xml"
  ! nunit Gone 2>&1 | grep '1 passed'
}

# of_platform PLATFORM ASSEMBLY: runs the fixtures of the game, and counts those of a platform.
of_platform() {
  rm -f "$out/$1.xml"
  nunit-console -nologo -nodots -noshadow -xml="$out/$1.xml" "$out/$2.dll" > "$out/$1.txt" 2>&1
  sed -n '/^[0-9]*) /,$p' "$out/$1.txt"
  count "RedemptionLinksTests(&quot;$1&quot;)\\.\\|RedemptionLinksTests .* $1&quot;" < "$out/$1.xml"
}

# count MARK: the cases of a result whose names have the mark.
count() {
  local cases
  cases="$(grep '<test-case .*executed="True"' | grep -- "$1")"
  echo "$(grep -c 'success="True"' <<< "$cases") passed, $(grep -c 'success="False"' <<< "$cases") failed"
}

# readme: the first test of README.md, compiled as printed with the sample, against stand-ins of the SDKs.
readme() {
  compile SDKs.dll -target:library -r:"$out/UnityEngine.dll" -r:"$out/Newtonsoft.Json.dll" Tests/SDKs~/*.cs || return 1
  python3 Tests/Tools~/readme.py --file First.cs README.md > "$out/First.cs" || return 1
  compile Readme.dll -target:library "${sdks[@]}" -r:"$nunit" "$out/First.cs" Samples~/RedemptionLinks/*.cs Tests/Frames~/*.cs
}

# snippets: the rest of the README's C# compiles, beside the game of the tests.
snippets() {
  python3 Tests/Tools~/readme.py --others README.md > "$out/Snippets.cs" \
    && compile Snippets.dll -nowarn:649 -target:library "${sdks[@]}" -r:"$out/Readme.dll" "$out/Snippets.cs"
}

# domains: servers end with the domain that started them, as on the editor's reload.
domains() {
  compile Domains.exe -target:exe -r:"$out/RedemptionKit.dll" -r:"$out/Newtonsoft.Json.dll" Tests/Domains~/*.cs && mono "$out/Domains.exe"
}

# init: what `redemption init` writes for each vendor's game compiles, and fails for the game's own reason alone.
init() { init_game Init~ '21 passed, 2 failed' && init_game InitSuperwall~ '19 passed, 2 failed' && corrected; }

# corrected: the second game without its mistake.
corrected() {
  sed -i 's/result is RedemptionResult.InvalidCodeResult/result == null/' "$out/init-InitSuperwall~/Assets/Links.cs"
  compile_game "$out/init-InitSuperwall~" && [ "$(nunit Init | tail -1)" = '21 passed, 0 failed' ]
}

compile_game() { compile Init.dll -target:library "${sdks[@]}" -r:"$nunit" "$1"/Assets/*.cs "$1"/Assets/Tests/Redemption/*.cs Tests/Frames~/*.cs; }

# init_game FOLDER COUNTS: the game of a folder, and what its new test comes to.
init_game() {
  local game="$out/init-$1" name bad
  rm -rf "$game" && cp -r "Tests/$1" "$game" && (cd "$game" && "$REDEMPTION_EXECUTABLE" init . --write) || return 1
  (cd "$game" && "$REDEMPTION_EXECUTABLE" init . --write 2>&1 | grep -q 'Nothing to change') || { echo 'a second init changes something'; return 1; }
  compile_game "$game" || return 1
  nunit Init > "$out/Init.log"
  bad="$(grep -oE '<test-case [^>]*success="False"' "$out/Init.xml" | grep -oE 'A_link_is_redeemed_once[^"]*' | sort | uniq -c | tr -s ' \n' ' ')"
  name="$(tail -1 "$out/Init.log")"
  [ "$name $bad" = "$2  2 A_link_is_redeemed_once(invalidCode) " ] || { echo "$name:$bad"; head -40 "$out/Init.log"; return 1; }
}
