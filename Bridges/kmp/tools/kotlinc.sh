# Sourced by ../check: the compiler and the paths it needs. Expects TOOLS, the folder that toolchain.py filled.
jars=$TOOLS/jars
LIBRARIES=$jars/kotlin-stdlib.jar:$jars/annotations.jar:$jars/kotlinx-coroutines.jar:$jars/kotlinx-serialization-core-jvm.jar:$jars/kotlinx-serialization-json-jvm.jar
java=/usr/share/java
JUNIT=$java/junit-jupiter-api.jar:$java/junit-platform-commons.jar:$java/opentest4j.jar:$java/apiguardian-api.jar
# The player of the shared cases calls the typed methods by their names.
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

# compile_tests OUT JAR SOURCES…: tests, which see what is internal.
compile_tests() {
  local out=$1 jar=$2
  shift 2
  kotlinc -Werror -cp "$LIBRARIES:$REFLECT:$JUNIT:$out/main.jar:$out/kotlin-test.jar" -Xfriend-paths="$out/main.jar" \
    -module-name "redemptionkit_${jar%.jar}" -d "$out/$jar" "$@"
}

# run_tests OUT JAR [CLASS]: prints JUnit's own account; fails when a test does, or when there is none.
run_tests() {
  local chosen=(--scan-classpath "$1/$2")
  [ $# -lt 3 ] || chosen=(--select-class "$3")
  java -Xmx512m -XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Dconformance="$PWD/../../Tests/Conformance" -Dknown.gaps="$PWD/known-gaps.txt" \
    -cp "$LIBRARIES:$REFLECT:$1/main.jar:$1/kotlin-test.jar:$1/$2:$JUNIT_ALL" org.junit.platform.console.ConsoleLauncher \
    "${chosen[@]}" --fail-if-no-tests --disable-banner --details="${DETAILS:-tree}" --disable-ansi-colors
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
