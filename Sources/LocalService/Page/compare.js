// One link, every SDK: each redeems it in a copy of the space that ends afterwards, so nothing here is redeemed.

const comparing = { columns: [], link: "" };

/** The kinds of outcomes that need no grant. */
const FIXED = {
  linkExpired: { reissued: true, obfuscatedEmail: "j***@e***e.com", reason: "expired" },
  invalidCode: {},
  purchaseBelongsToOtherUser: {},
  failed: { failure: { reason: "offline", message: "The device is offline.", attempts: 1 } },
};

const LANGUAGES = { typescript: "TypeScript", dart: "Dart", kotlin: "Kotlin", csharp: "C#", swift: "Swift" };
const targetName = ({ vendor, sdk, platform }) => [vendor, sdk, platform].join(".");

function prepareComparing() {
  setOptions(byId("compare-outcome"), [["", "what this space answers now"], ...Object.keys(FIXED).map((kind) => [kind, "if it were: " + outcomeWords(kind)])]);
  setOptions(byId("compare-language"), Object.entries(LANGUAGES));
  for (const target of server.targets) {
    const box = make("input", { type: "checkbox", value: targetName(target) });
    byId("compare-sdks").append(make("label.check", {}, box, ` ${target.package}, ${target.platform}`));
  }
  onSubmit(byId("compare-form"), async () => showComparison(entered("compare-link")));
  on("compare-equal", "change", drawComparison);
}

/** The address of a comparison has the link, the SDKs and the outcome; a browser sends none of it. */
function showComparison(url) {
  if (!url) fail("Enter a link.");
  const chosen = [...byId("compare-sdks").querySelectorAll(":checked")].map((box) => box.value);
  const next = address("compare", url, chosen.join(",") || "all", byId("compare-outcome").value || "now");
  if (location.hash === next) return compare(url, chosen.join(",") || "all", byId("compare-outcome").value || "now");
  location.hash = next;
}

async function compare(url, names = "all", kind = "now") {
  byId("compare-link").value = url;
  byId("compare-outcome").value = kind === "now" ? "" : kind;
  const boxes = [...byId("compare-sdks").querySelectorAll("input")];
  for (const box of boxes) box.checked = names.split(",").includes(box.value);
  await attempt(byId("compare-form"), async () => {
    Object.assign(comparing, { columns: [], link: url });
    const reads = await readings(url);
    const wanted = (target) => (names === "all" ? reads.get(target.vendor + target.platform).link : names.split(",").includes(targetName(target)));
    let targets = server.targets.filter(wanted);
    if (!targets.length) targets = server.targets.filter((target) => target.sdk === "native");
    byId("comparison").replaceChildren(hint(`${plural(targets.length, "SDK")} …`));
    byId("comparison").hidden = false;
    comparing.opened = await here(Promise.all(DEVICES.map(async ([value, words]) => [words, await call("link/open", { url, device: value.split(" ")[0], app: value.split(" ")[1] })])));
    comparing.columns = await here(Promise.all(targets.map((target, index) => column(target, reads.get(target.vendor + target.platform), url, kind, index))));
    drawComparison();
    byId("comparison").focus();
  });
}

/** How each vendor's SDK reads the link, by vendor and platform. */
async function readings(url) {
  const reads = new Map();
  for (const { vendor } of server.vendors) {
    for (const platform of resolved(members("LinkParseParams").platform).enum ?? []) {
      const read = await here(call("link/parse", { url, vendor, platform }));
      if (read.link) remember(read.link.code, read.link.url);
      reads.set(vendor + platform, read);
    }
  }
  return reads;
}

async function column(target, read, url, kind, index) {
  const name = `${target.package}, ${target.platform}`;
  const { vendor, sdk, platform } = target;
  const facts = { "the SDK": read.link ? "redeems the code" : read.redirect ? "reads a purchase, without a code" : "ignores the link" };
  const cells = new Map(Object.entries(facts));
  try {
    const result = kind === "now" ? await redeemInCopy(target, url, index) : await call("reply/render", { target: { vendor, sdk, platform }, outcome: { kind, code: "a_code", ...FIXED[kind] } });
    cells.set("outcome", outcomeWords(result.outcome?.kind ?? kind));
    flatten(result.reply, "reply", cells);
    if (result.events) cells.set("events", result.events.join(", ") || "none");
    cells.set("not passed on", result.losses.map((loss) => loss.path).join(", ") || "nothing");
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
    cells.set("outcome", `error: ${outcomeWords(error.data.kind ?? "")}`).set("message", error.message);
  }
  return { name, cells };
}

/** What an SDK on a new phone says of the link now. */
async function redeemInCopy({ vendor, sdk, platform }, url, index) {
  const copy = `compare-${Date.now().toString(36)}-${index}`;
  await post("space/fork", { from: spaceName, as: copy }, null);
  try {
    const session = (await post("session/open", { vendor, sdk, platform }, copy)).session;
    const last = (await post("log/read", { limit: 1 }, copy)).last;
    const redeemed = post("redemption/redeem", { session, url }, copy);
    redeemed.catch(() => {});
    // A fault or a retry may hold the answer: the copy's clock moves on, nobody else's.
    for (let turns = 0; turns < 20; turns += 1) {
      const isDone = await here(Promise.race([redeemed.then(() => true, () => true), new Promise((resolve) => setTimeout(resolve, 500))]));
      if (isDone) break;
      await post("clock/advance", { seconds: 60 }, copy);
    }
    const result = await redeemed;
    const told = await post("log/read", { after: last, kinds: ["event"] }, copy);
    return { ...result, events: told.entries.map((entry) => entry.name) };
  } finally {
    await post("space/delete", { space: copy }, null).catch(() => {});
  }
}

/** Each value by its path. */
function flatten(value, path, cells) {
  const isEmpty = value === null || typeof value !== "object" || Object.keys(value).length === 0;
  if (isEmpty) return cells.set(path, value);
  for (const [key, inner] of Object.entries(value)) {
    flatten(inner, Array.isArray(value) ? `${path}[${key}]` : /^[A-Za-z_]\w*$/.test(key) ? `${path}.${key}` : `${path}[${stringify(key)}]`, cells);
  }
}

const ID = /^\$[A-Za-z]+:/;

/** True for values that differ only because each copy has ids and a moment of its own. */
function isSame(one, other) {
  if (stringify(one) === stringify(other)) return true;
  if (typeof one !== typeof other) return false;
  const moment = (value) => (typeof value === "number" ? (value > 1e11 ? value : value * 1000) : /^\d{4}-\d\d-\d\dT/.test(value) ? Date.parse(value) : NaN);
  if (typeof one === "string" && ID.test(one) && ID.test(other)) return true;
  return moment(one) > 1e12 && Math.abs(moment(one) - moment(other)) < 60000;
}

function drawComparison() {
  const { columns, opened } = comparing;
  if (!columns.length) return;
  const paths = [...new Set(columns.flatMap((one) => [...one.cells.keys()]))];
  const isEqual = (path) => columns.every((one) => one.cells.has(path) && isSame(one.cells.get(path), columns[0].cells.get(path)));
  const equal = paths.filter(isEqual);
  const rows = byId("compare-equal").checked ? paths : paths.filter((path) => !equal.includes(path));
  const head = make("tr", {}, make("td"), columns.map((one) => make("th", { scope: "col" }, one.name)));
  const body = rows.map((path) => make("tr", {}, make("th", { scope: "row" }, path), columns.map((one) => cell(one, path, columns[0]))));
  const table = make("table", {}, make("thead", {}, head), make("tbody", {}, body));
  const folded = equal.length && !byId("compare-equal").checked ? ` ${plural(equal.length, "row")} that all share ${equal.length === 1 ? "is" : "are"} folded.` : "";
  const summary = `${plural(columns.length, "SDK")}, ${plural(paths.length - equal.length, "row")} with a difference.${folded}`;
  const ends = opened.map(([words, end]) => li(`On ${words}: `, secretElement("span", end.opensApp ? "the app opens and its SDK takes the link." : end.show?.text ?? end.reason)));
  byId("comparison").replaceChildren(hint(summary), make("div.wide", { role: "region", "aria-label": "Table of SDKs", tabindex: "0" }, table), hint("Press a value to copy it as an assertion. Marked: it differs from the first SDK's."), h3("What happens where the link is opened"), make("ul", {}, ends));
}

function cell(one, path, first) {
  if (!one.cells.has(path)) return make("td.dim", {}, "(absent)");
  const value = one.cells.get(path);
  const text = shown(typeof value === "string" ? value : stringify(value));
  const isOther = !(first.cells.has(path) && isSame(value, first.cells.get(path)));
  const control = path.startsWith("reply") ? button(text || '""', (event) => copyAssertion(path, value, event.target), { "aria-label": `${path} of ${one.name}: ${text}` }) : text;
  return make("td", { class: isOther ? "other" : undefined }, isOther ? "≠ " : null, control);
}

/** A value as a test of a language expects it, in a reply as that language's client has it. */
function assertion(language, path, value) {
  const keys = [...path.matchAll(/\.(\w+)|\[(\d+|"(?:[^"\\]|\\.)*")\]/g)].map(([, name, index]) => name ?? JSON.parse(index));
  const isList = Array.isArray(value);
  const isEmpty = value !== null && typeof value === "object";
  // Every language reads the escapes of JSON but for these; some end a line where JSON does not.
  const literal = (part) => {
    const text = JSON.stringify(part).replace(/[\x85\u2028\u2029]/g, (mark) => "\\u" + mark.charCodeAt(0).toString(16).padStart(4, "0"));
    const dollars = text.replaceAll("$", "\\$").replaceAll("\\f", "\\u000c");
    return { dart: dollars, kotlin: dollars, swift: text.replace(/\\(\\|u(....)|[bf])/g, (all, mark, code) => (mark === "\\" ? all : `\\u{${code ?? { b: 8, f: "c" }[mark]}}`)) }[language] ?? text;
  };
  const through = (read) => keys.reduce((inner, key, at) => `${read(inner, typeof key === "number", at)}[${literal(key)}]`, "reply");
  const cast = (list, object) => through((inner, isIndex, at) => (at ? `(${inner} as ${isIndex ? list : object})` : inner));
  const [swift, csharp] = { string: ["String", "string"], boolean: ["Bool", "bool"], number: Number.isInteger(value) ? ["Int", "long"] : ["Double", "double"] }[typeof value] ?? [];
  const indexed = through((inner) => inner);
  const forms = {
    typescript: () => (keys.length ? `expect(reply).toHaveProperty(${literal(keys)}, ${literal(value)});` : `expect(reply).toEqual(${literal(value)});`),
    dart: () => `expect(${cast("List", "Map")}, ${value === null ? "isNull" : isEmpty ? "isEmpty" : literal(value)});`,
    kotlin: () => `assertEquals(${value === null ? "JsonNull" : isList ? "JsonArray(emptyList())" : isEmpty ? "JsonObject(emptyMap())" : `JsonPrimitive(${literal(value)})`}, ${cast("JsonArray", "JsonObject")})`,
    csharp: () => (value === null ? `Assert.That(${indexed}.Type, Is.EqualTo(JTokenType.Null));` : isEmpty ? `Assert.That(${indexed}, Is.Empty);` : `Assert.That((${csharp})${indexed}, Is.EqualTo(${literal(value)}));`),
    swift: () => `#expect(${through((inner, isIndex) => `(${inner} as? [${isIndex ? "" : "String: "}Any])?`)} ${value === null ? "is NSNull" : isEmpty ? `as? ${isList ? "[String] == []" : "[String: String] == [:]"}` : `as? ${swift} == ${literal(value)}`})`,
  };
  return forms[language]();
}

function copyAssertion(path, value, control) {
  const text = assertion(byId("compare-language").value, path, value);
  byId("asserted").hidden = false;
  tell("asserted", shown(text));
  copy(text, control, false);
}
