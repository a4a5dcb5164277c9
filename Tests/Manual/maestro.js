// Runs a script of a Maestro flow without Maestro: `http`, `json`, `output` and the flow's variables, as Maestro 1.39.10 has them
// (`JsHttp.kt`, `Js.kt`, `RhinoJsEngine.kt`). Prints `output` as JSON. A name that the flow does not set is undefined, not an error.
const { spawnSync } = require("node:child_process");
const { readFileSync } = require("node:fs");

function request(method, url, options = {}) {
  const headers = Object.entries(options.headers ?? {}).flatMap(([name, value]) => ["--header", `${name}: ${value}`]);
  const words = ["--silent", "--show-error", "--request", method, ...headers, "--data-binary", "@-", "--write-out", "\n%{http_code}", url];
  const result = spawnSync("curl", words, { input: options.body ?? "", encoding: "utf8" });
  if (result.status !== 0) throw new Error(result.stderr);
  const end = result.stdout.lastIndexOf("\n");
  const status = Number(result.stdout.slice(end + 1));
  return { ok: status >= 200 && status < 300, status, body: result.stdout.slice(0, end) };
}

const [file, variables] = process.argv.slice(2);
const http = Object.fromEntries(["get", "post", "put", "delete"].map((name) => [name, (url, options) => request(name.toUpperCase(), url, options)]));
const names = { output: {}, http, json: (text) => JSON.parse(text), ...JSON.parse(variables) };
const scope = new Proxy(names, { has: (_, name) => name in names || !(name in globalThis) });
new Function("scope", `with (scope) {\n${readFileSync(file, "utf8")}\n}`)(scope);
process.stdout.write(JSON.stringify(names.output));
