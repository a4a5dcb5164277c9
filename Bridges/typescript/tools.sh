# For the `check` scripts of the npm packages, which source it after ../check.sh, and for what packs them. It takes Jest (with Babel) from
# Debian's archive into .build/bridges, once; Deno is in the environment of the tests.
#
# Debian's Jest is taken apart there and not installed: its packages ask for Debian's own nodejs, and another node is as good.

bridges="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
root="$(cd "$bridges/.." && pwd)"
jest_root="$root/.build/bridges/jest"
deno="$(dirname "$(python3 "$root/Tests/tools.py")")/deno"
project="$root/.build/bridges/$(basename "$PWD")/project"
export DENO_NO_UPDATE_CHECK=1 NO_COLOR=1

# Runs a function while no other check does.
alone() {
  mkdir -p "$root/.build/bridges"
  exec 9> "$root/.build/bridges/typescript.lock"
  flock 9
  local status=0
  "$@" || status=$?
  flock -u 9
  return $status
}

# Takes Jest and all that it needs apart into $jest_root; fails where the archive cannot be reached.
fetch_jest() {
  [ -f "$jest_root/complete" ] && return
  echo "fetching jest from Debian's archive"
  command -v apt-get >/dev/null || return 1
  rm -rf "$jest_root" && mkdir -p "$jest_root/state" "$jest_root/debs"
  : > "$jest_root/state/status"
  if ! list_jest && [ "$(id -u)" -eq 0 ]; then apt-get update -qq >/dev/null; fi
  list_jest || return 1
  (cd "$jest_root/debs" && xargs apt-get -o APT::Sandbox::User=root download -qq < ../state/packages >/dev/null) || return 1
  local package
  for package in "$jest_root"/debs/*.deb; do dpkg-deb -x "$package" "$jest_root" || return 1; done
  rm -rf "$jest_root/debs"
  # Debian's Jest resolves modules by where its own node was built for; this says where they are instead.
  cat > "$jest_root/node.cjs" <<JS
const variables = { ...process.config.variables, node_prefix: "$jest_root/usr", node_relative_path: "share/nodejs" };
Object.defineProperty(process, "config", { value: { ...process.config, variables }, configurable: true, enumerable: true });
JS
  touch "$jest_root/complete"
}

# Lists the packages of Jest as for a machine without any, so that a node from elsewhere is in nobody's way.
list_jest() {
  apt-get -o "Dir::State::status=$jest_root/state/status" -o Debug::NoLocking=1 -o APT::Install-Recommends=false \
    --print-uris -qq install jest > "$jest_root/state/uris" 2>/dev/null || return 1
  awk '{print $2}' "$jest_root/state/uris" | sed 's/%3a/:/g' | awk -F_ '/^(node-|jest|libjs-|handlebars)/ {print $1 "=" $2}' \
    > "$jest_root/state/packages"
  grep -q '^jest=' "$jest_root/state/packages"
}

# Whether Jest and Babel can be had; builds need Babel.
have_jest() { [ -f "$jest_root/complete" ]; }

debian_node() { NODE_PATH="$jest_root/usr/share/nodejs" NODE_OPTIONS="-r $jest_root/node.cjs" node "$@"; }

# Runs Jest in the project: its configuration is the one of the folder where it starts.
run_jest() { (cd "$project" && debian_node "$jest_root/usr/share/nodejs/jest/bin/jest.js" "$@"); }

# Packs the packages as for publishing, lets npm itself install them into an app without a network, and uses them there.
npm_installs() {
  local name place app="$project-npm" files=()
  rm -rf "$app" && mkdir -p "$app/packed"
  for place in "$project"/node_modules/@redemptionkit/* "$project"/node_modules/redemptionkit; do
    [ -d "$place" ] || continue
    name="$(basename "$place")"
    mkdir "$app/package" && cp -r "$place/." "$app/package"
    tar -czf "$app/packed/$name.tgz" -C "$app" package && rm -rf "$app/package"
    files+=("$app/packed/$name.tgz")
  done
  echo '{ "name": "app", "private": true }' > "$app/package.json"
  if [ "$1" = redemptionkit ]; then
    (cd "$app" && npm install --offline --no-audit --no-fund --save-dev "${files[@]}" && npx --offline redemptionkit try --help)
    return
  fi
  (cd "$app" && npm install --offline --no-audit --no-fund --save-dev "${files[@]}" && node -e "
    const { RedemptionServer } = require('$(node -p "require('$bridges/$1/package.json').name")');
    RedemptionServer.start().then((server) => server.close());")
}

# build_package NAME PLACE: what npm would publish of Bridges/NAME, into a folder: both module kinds, each with its declarations.
# Deno compiles, Babel makes CommonJS of it.
build_package() {
  local source="$bridges/$1" place="$2" work
  work="$(mktemp -d)"
  rm -rf "$place" && mkdir -p "$place/dist"
  # A part is run as a condition, where `set -e` does nothing.
  (cd "$source" && "$deno" pack --quiet --allow-dirty --no-source-maps --output "$work/package.tgz" >&2) || return 1
  tar -xzf "$work/package.tgz" -C "$work"
  mv "$work/package/src" "$place/dist/esm"
  rm -rf "$work"
  # Deno leaves declarations out, with a warning only, where an exported name has no explicit type.
  [ -f "$place/dist/esm/index.d.ts" ] || { echo "$1 has no declarations; \`deno pack --dry-run\` there says why" >&2; return 1; }
  debian_node "$bridges/typescript/commonjs.cjs" "$place/dist/esm" "$place/dist/cjs"
  cp "$source/package.json" "$source/README.md" "$place"
}

# make_project NAME: an app of a user, in $project: the built packages in its node_modules beside the stand-ins for SDKs that cannot be
# had (test/stubs), its example, and the files that the README prints.
make_project() {
  rm -rf "$project" && mkdir -p "$project/node_modules"
  if [ -d "$bridges/$1/test/stubs" ]; then cp -r "$bridges/$1/test/stubs/." "$project/node_modules"; fi
  build_package typescript "$project/node_modules/@redemptionkit/client" || return 1
  case "$1" in
    typescript) ;;
    redemptionkit)
      for name in react-native capacitor; do build_package "$name" "$project/node_modules/@redemptionkit/$name" || return 1; done
      build_package redemptionkit "$project/node_modules/redemptionkit" || return 1 ;;
    *) build_package "$1" "$project/node_modules/@redemptionkit/$1" || return 1 ;;
  esac
  cat > "$project/babel.config.js" <<'JS'
// What a React Native or Capacitor app has in its own way: TypeScript and modules, for the node that runs the tests.
module.exports = {
  presets: [
    [require.resolve('@babel/preset-env'), { targets: { node: 'current' } }], require.resolve('@babel/preset-typescript'),
    [require.resolve('@babel/preset-react'), { runtime: 'automatic' }],
  ],
};
JS
  echo '{ "name": "app", "private": true, "jest": { "testEnvironment": "node" } }' > "$project/package.json"
  if [ -d "$bridges/$1/example" ]; then cp -r "$bridges/$1/example/." "$project"; fi
  node "$bridges/typescript/readme.mjs" "$bridges/$1/README.md" "$project"
}

# Type-checks what a user writes (apitester, which touches every public name, and what the README prints) as an editor would: by
# the declarations of the packages.
check_users_types() {
  cp apitester/*.ts "$project"
  mkdir -p "$project/node_modules/@types"
  cp -rL "$jest_root/usr/share/nodejs/@types/jest" "$project/node_modules/@types"
  echo '{ "nodeModulesDir": "manual", "lock": false, "unstable": ["sloppy-imports"], "compilerOptions": { "types": ["jest"] } }' > "$project/deno.json"
  (cd "$project" && "$deno" check --quiet $(find . -name '*.ts' -not -path './node_modules/*'))
}

# MARK: parts of the check

# on_deno FILE...: types, lint and tests on Deno.
on_deno() {
  part 'types' "$deno" check --quiet "$@" test/*.ts
  part 'lint' "$deno" lint --quiet src test/*.ts
  counted 'tests on deno' "$deno" test --quiet -A --no-prompt --no-check test/*.test.ts
}

# on_jest: makes the app in $project, and lets npm install the packages. Fails without Jest.
on_jest() {
  if ! alone fetch_jest; then
    skip "build, users' types, the tests on jest, npm installs it" "Debian's archive cannot be reached"
    return 1
  fi
  part 'build' make_project "$bridge"
  if command -v npm >/dev/null; then part 'npm installs it' npm_installs "$bridge"; else skip 'npm installs it' 'npm is not on this machine'; fi
}

# jest_tests NAME OPTION...: the app's tests in Jest.
jest_tests() { counted "$1" run_jest --ci --rootDir "$project" "${@:2}"; }

# init_tests: what `redemption init` writes for the apps in test/init, run in Jest.
init_tests() {
  NODE_PATH="$jest_root/usr/share/nodejs" NODE_OPTIONS="-r $jest_root/node.cjs" \
    node "$bridges/typescript/init.mjs" "$PWD/test/init" "$project-init" "$project" "$jest_root/usr/share/nodejs/jest/bin/jest.js"
}

# printed_tests: the tests of the README, on both platforms.
printed_tests() {
  local platform
  for platform in ios android; do
    REDEMPTION_PLATFORM=$platform jest_tests "the README's tests on jest, $platform" --json --outputFile "$project/printed.json" "$@"
    record jest "$platform" "$project/printed.json"
  done
}

# conformance SDK...: plays the shared cases of these SDKs through the built package, or through its sources if it could not be
# built: against one running server at REDEMPTION_URL, and against servers of their own.
conformance() {
  local built="$project/node_modules/$(node -p "require('./package.json').name")/dist/cjs/index.js"
  local play=(node "$bridges/typescript/conformance/run.mjs" "$built")
  have_jest || play=("$deno" run -A --no-check --quiet "$bridges/typescript/conformance/run.mjs" src/index.ts)
  cases 'at REDEMPTION_URL' python3 "$bridges/running-server.py" "${play[@]}" known-gaps.txt "$@"
  cases 'the shared cases' "${play[@]}" known-gaps.txt "$@"
}
