# Sourced by ../check: the compiler, the paths it needs, and the parts of the check. Expects TOOLS, the folder that toolchain.py filled; the
# parts also expect OUT, the folder for what is compiled.
CASES=org.redemptionkit.conformance.ConformanceTest
jars=$TOOLS/jars
LIBRARIES=$jars/kotlin-stdlib.jar:$jars/annotations.jar:$jars/kotlinx-coroutines.jar:$jars/kotlinx-serialization-core-jvm.jar:$jars/kotlinx-serialization-json-jvm.jar
java=/usr/share/java
JUNIT=$java/junit-jupiter-api.jar:$java/junit-platform-commons.jar:$java/opentest4j.jar:$java/apiguardian-api.jar
# The player of the shared cases compares a drop-in's objects by their properties.
REFLECT=$jars/kotlin-reflect.jar
JUNIT_ALL=$(ls $java/junit-jupiter*.jar $java/junit-platform*.jar $java/opentest4j.jar | grep -v -e '-[0-9]' | tr '\n' ':')$java/apiguardian-api.jar:$java/picocli.jar:$java/univocity-parsers.jar

kotlinc() {
  java -Xmx1g -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xshare:auto \
    -cp "$jars/compiler.jar:$jars/kotlin-stdlib.jar:$jars/kotlin-reflect.jar:$jars/kotlin-script-runtime.jar" \
    org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -jvm-target 17 -Xplugin="$jars/serialization-plugin.jar" "$@"
}
sources() { find "$1" -name '*.kt' | sort; }
commas() { tr '\n' ',' | sed 's/,$//'; }

# compile_main OUT: commonMain and jvmMain as the two fragments that the Gradle plugin would make of them.
compile_main() {
  local common jvm
  common=$(sources src/commonMain | sed 's/^/common:/' | commas)
  jvm=$(sources src/jvmMain | sed 's/^/jvm:/' | commas)
  kotlinc -Werror -progressive -Xexplicit-api=strict -Xmulti-platform -Xexpect-actual-classes \
    -Xfragments=common,jvm -Xfragment-refines=jvm:common -Xfragment-sources="$common,$jvm" \
    -module-name redemptionkit -cp "$LIBRARIES" -d "$1/main.jar" $(sources src/commonMain) $(sources src/jvmMain)
}

# compile_shim OUT: the part of kotlin.test that the tests use.
compile_shim() {
  kotlinc -nowarn -Xallow-kotlin-package -module-name kotlin-test -cp "$LIBRARIES:$JUNIT" -d "$1/kotlin-test.jar" tools/kotlin-test
}

# compile_tests OUT JAR SOURCES…: tests, which see what is internal, also in the jar FRIEND.
compile_tests() {
  local out=$1 jar=$2
  shift 2
  kotlinc -Werror -cp "$LIBRARIES:$REFLECT:$JUNIT:$out/main.jar:$out/kotlin-test.jar" -Xfriend-paths="$out/main.jar,${FRIEND:-}" \
    -module-name "redemptionkit_${jar%.jar}" -d "$out/$jar" "$@"
}

# run_tests OUT JAR [CLASS | OPTION...]: prints JUnit's own account; fails when a test does, or when there is none.
run_tests() {
  local chosen=(--scan-classpath "$1/$2" "${@:3}")
  case "${3:---}" in --*) ;; *) chosen=(--select-class "$3") ;; esac
  java -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dconformance="$PWD/../../Tests/Conformance" -Dknown.gaps="$PWD/known-gaps.txt" \
    -cp "$LIBRARIES:$REFLECT:$1/main.jar:$1/kotlin-test.jar:$1/$2:$JUNIT_ALL" org.junit.platform.console.ConsoleLauncher \
    "${chosen[@]}" --fail-if-no-tests --disable-banner --details="${DETAILS:-tree}" --disable-ansi-colors
}

# junit JAR OPTION...: the tests; the last line counts them.
junit() {
  local output good bad
  output="$(run_tests "$OUT" "$@" 2>&1)"
  good="$(sed -nE 's/^\[ *([0-9]+) tests successful.*/\1/p' <<< "$output")" bad="$(sed -nE 's/^\[ *([0-9]+) tests failed.*/\1/p' <<< "$output")"
  [ -n "$good" ] || tail -3 <<< "$output"
  [ "${bad:-0}" -eq 0 ] || sed -n '/^Failures/,/^Test run finished/p' <<< "$output" | cut -c1-400 | head -80
  echo "${good:-0} passed, ${bad:-1} failed"
}

# MARK: parts of the check

common_is_common() {
  ! grep -rnE '\b(java|javax|kotlin\.jvm)\.' src/commonMain src/commonTest | grep -vE '^[^:]+:[0-9]+:\s*(\*|//)'
}

# once JAR INPUTS -- COMMAND...: compiles again when the sources, or what they are compiled with, have changed.
once() {
  local jar=$1 inputs=() sum
  shift
  while [ "$1" != -- ]; do inputs+=("$1"); shift; done
  shift
  sum=$(find "${inputs[@]}" tools "$TOOLS/jars.of" -type f | sort | xargs sha256sum | sha256sum)
  [ -f "$OUT/$jar" ] && [ "$(cat "$OUT/$jar.of" 2>/dev/null)" = "$sum" ] && return 0
  mkdir -p "$OUT"
  rm -f "$OUT/$jar.of"
  "$@" && echo "$sum" > "$OUT/$jar.of"
}
compile_main_once() { once main.jar src/commonMain src/jvmMain -- compile_main "$OUT" && once kotlin-test.jar -- compile_shim "$OUT"; }
compile_tests_once() { once tests.jar src -- compile_tests "$OUT" tests.jar src/commonTest src/jvmTest; }
compile_readme_once() { python3 tools/readme.py "$OUT/readme" && once readme.jar src "$OUT/readme" -- compile_tests "$OUT" readme.jar "$OUT/readme"; }

# init: what `redemption init` writes for an app that redeems twice after a success, and for one with Superwall's SDK that redeems once. The first app's test
# names that situation and no other; the second one's is green.
init() {
  init_app purchases Links.kt 'redeemed: org.redemptionkit.RedeemedOnceFailed' && init_app superwall SuperwallLinks.kt ''
}

# init_app SDK LINKS FAILURES: the app of a fixture with this SDK and tools/init/LINKS, and the failures of its new test.
init_app() {
  local app="$OUT/init-$1" failures
  rm -rf "$app" && cp -r ../../Tests/ProjectDoctorTests/Fixtures/kmp-good "$app" && cp "tools/init/$2" "$app/composeApp/src/commonMain/kotlin/Links.kt"
  if [ "$1" = superwall ]; then
    sed -i 's/com.revenuecat.purchases", name = "purchases-kmp-core/com.superwall.sdk", name = "superwall-kmp/; s/1.6.0+13.19.0/0.1.1/' "$app/gradle/libs.versions.toml"
  fi
  (cd "$app" && "$REDEMPTION_EXECUTABLE" init . --write) || return 1
  (cd "$app" && "$REDEMPTION_EXECUTABLE" init . --write 2>&1 | grep -q 'Nothing to change') || { echo 'a second init changes something'; return 1; }
  rm -r "$app/composeApp/src/androidMain" # needs Android's classes
  compile_tests "$OUT" "init-$1.jar" "$app/composeApp/src" || return 1
  failures="$(run_tests "$OUT" "init-$1.jar" 2>&1)"
  [ "$(grep -oE '[A-Za-z]+( \([a-z0-9 ]+\))?: org.redemptionkit.RedeemedOnceFailed' <<< "$failures" | sort -u)" = "$3" ] && { [ -n "$3" ] || run_tests "$OUT" "init-$1.jar" > /dev/null; } ||
    { cut -c1-300 <<< "$failures" | head -40; return 1; }
}

# compile_release OUT: the same for a release: in the language of the newest stable compiler, so that this one can read the classes.
compile_release() {
  local common jvm
  common=$(sources src/commonMain | sed 's/^/common:/' | commas)
  jvm=$(sources src/jvmMain | sed 's/^/jvm:/' | commas)
  kotlinc -language-version 2.3 -api-version 2.3 -Xmulti-platform -Xexpect-actual-classes \
    -Xfragments=common,jvm -Xfragment-refines=jvm:common -Xfragment-sources="$common,$jvm" \
    -module-name redemptionkit -cp "$LIBRARIES" -d "$1/main.jar" $(sources src/commonMain) $(sources src/jvmMain)
}
