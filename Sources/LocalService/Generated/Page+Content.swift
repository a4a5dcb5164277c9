// Made by Sources/LocalService/Page/bundle.py; do not edit.
// swift-format-ignore-file

extension Page {
  /// The page with its style and its script.
  static let html: StaticString = #"""
<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>RedemptionKit</title>
<link rel="icon" href="data:,">
<style>:root{--back:#f4f5f7;--panel:#fff;--text:#1b1f24;--dim:#57606a;--line:#c8ced6;--accent:#0b57d0;--on-accent:#fff;--bad:#b3261e;--good:#0f6b34;--code:#eef0f3;font:16px/1.45 system-ui,sans-serif;color:var(--text);background:var(--back);}@media (prefers-color-scheme:dark){:root{--back:#15181c;--panel:#1e2227;--text:#e6e9ed;--dim:#a5adb8;--line:#434b55;--accent:#8ab4f8;--on-accent:#10131a;--bad:#ff9d94;--good:#7ddb9c;--code:#2a2f36;}}*{box-sizing:border-box;}[hidden]{display:none !important;}body{margin:0 auto;max-width:90rem;padding:0 1rem 2rem;}header{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:baseline;}h1{font-size:1.4rem;margin:.75rem 0;}h2{font-size:1.15rem;margin:0 0 .5rem;}h3{font-size:1rem;margin:1rem 0 .25rem;}p{margin:.35rem 0;}.skip{position:absolute;left:-100rem;}.skip:focus{left:1rem;top:.25rem;background:var(--panel);padding:.5rem;}a{color:var(--accent);}.columns{columns:21rem;column-gap:1rem;margin-bottom:1rem;}.columns > .panel{break-inside:avoid;}.panel{background:var(--panel);border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin-bottom:1rem;}.field{display:grid;grid-template-columns:8.5rem 1fr;gap:.5rem;align-items:center;}#timeline .field{max-width:28rem;}.hint,.dim{color:var(--dim);}.bad{color:var(--bad);}.good{color:var(--good);}.check{display:inline-flex;gap:.5rem;align-items:center;padding:.25rem 0;}.buttons{display:flex;flex-wrap:wrap;gap:.5rem;}input,select,textarea,button{font:inherit;color:inherit;background:var(--panel);border:1px solid var(--dim);border-radius:.35rem;padding:.35rem .5rem;min-width:0;min-height:2.2rem;}input[type=checkbox]{width:1.25rem;min-height:1.25rem;accent-color:var(--accent);}textarea{width:100%;font:.8rem/1.4 ui-monospace,monospace;}button{cursor:pointer;}button[type=submit]{background:var(--accent);color:var(--on-accent);border-color:var(--accent);}:focus-visible{outline:3px solid var(--accent);outline-offset:2px;}summary{cursor:pointer;padding:.25rem 0;}pre,code,.text{font:.85rem/1.4 ui-monospace,monospace;overflow-wrap:anywhere;white-space:pre-wrap;}pre,.text{background:var(--code);border-radius:.35rem;padding:.5rem;margin:.35rem 0;max-height:24rem;overflow:auto;}.plain{list-style:none;margin:0;padding:0;max-height:28rem;overflow:auto;}.plain > li{border-top:1px solid var(--line);padding:.4rem 0;overflow-wrap:anywhere;}#lines{max-height:none;overflow:visible;}#lines > li{padding:0;}#lines button{display:block;width:100%;text-align:left;border:0;background:none;padding:.3rem .25rem;font-size:.9rem;}#lines .kind{display:inline-block;min-width:4.5rem;color:var(--dim);}.sale{border:2px solid var(--accent);border-radius:.5rem;padding:.75rem;margin-top:1rem;}figure{margin:.5rem 0;}.qr{display:block;background:#fff;width:100%;max-width:17rem;height:auto;}.qr path{fill:#000;}</style>
</head>
<body>
<a class="skip" href="#timeline">Skip to the timeline</a>
<header>
<h1>RedemptionKit</h1>
<p id="status" role="status">This page needs scripts.</p>
<form id="spaces" hidden><label for="space">Space</label> <select id="space"></select> <button type="submit">Open space</button></form>
<label class="check" id="reveal-label" hidden><input type="checkbox" id="reveal"> Reveal codes, links and addresses</label>
</header>
<noscript>
<div class="panel">
<h2>Without scripts</h2>
<p>This server stands in for the services of the vendors whose SDKs redeem purchases made on the web. With scripts, this page buys, opens links,
breaks the network and shows what happens. Without them, a terminal does the same. Put the address of this page in place of http://127.0.0.1:8787, a
vendor that the first command lists in place of VENDOR, and what the commands print in place of the other words in capitals.</p>
<h3>Vendors, SDKs and methods</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"server/describe"}'</pre>
<h3>Buy; the reply has the link</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"store/purchase","params":{"vendor":"VENDOR","product":"pro_monthly","entitlements":["pro"],"email":"jane.doe@example.com"}}'</pre>
<h3>Open a session: one installed app with its SDK</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"session/open","params":{"vendor":"VENDOR","sdk":"native","platform":"ios"}}'</pre>
<h3>Redeem the link in it</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"redemption/redeem","params":{"session":"SESSION","url":"LINK"}}'</pre>
<h3>Mail, purchases and what has happened</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"store/mailbox"}'
curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"store/list"}'
curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"log/read"}'</pre>
<h3>Take the network away, and move the clock</h3>
<pre>curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"fault/inject","params":{"kind":"offline"}}'
curl http://127.0.0.1:8787/_/rpc -d '{"jsonrpc":"2.0","id":1,"method":"clock/advance","params":{"seconds":3600}}'</pre>
<p>If the server needs a token, add <code>-H 'Authorization: Bearer TOKEN'</code> to each command.</p>
</div>
</noscript>
<main id="app" hidden>
<div class="columns">
<section class="panel" id="buy" aria-labelledby="buy-title">
<h2 id="buy-title">Buy</h2>
<form id="buy-form"></form>
<div id="sale" class="sale" role="region" aria-label="What the buyer sees" tabindex="-1" hidden></div>
</section>
<section class="panel" id="sessions" aria-labelledby="sessions-title">
<h2 id="sessions-title">Sessions</h2>
<p class="hint">A session is one installed app with its SDK.</p>
<form id="open-form"></form>
<ul id="session-list" class="plain" aria-label="Open sessions"></ul>
<h3>Open a link</h3>
<form id="redeem-form">
<p class="field"><label for="redeem-session">Session</label><select id="redeem-session"></select></p>
<p class="field"><label for="redeem-link">Link</label><input id="redeem-link" type="text" autocomplete="off" spellcheck="false"></p>
<p class="buttons"><button type="submit">Redeem</button> <button type="button" id="deep-link">Open as a deep link</button></p>
</form>
<div id="report" role="region" aria-label="What the SDK reports" tabindex="-1" hidden></div>
</section>
<section class="panel" id="mailbox" aria-labelledby="mailbox-title">
<h2 id="mailbox-title">Mailbox</h2>
<ul id="mails" class="plain" aria-label="Mails, newest first"></ul>
</section>
<section class="panel" id="purchases" aria-labelledby="purchases-title">
<h2 id="purchases-title">Purchases and customers</h2>
<h3>Purchases</h3>
<ul id="purchase-list" class="plain" aria-label="Purchases, newest first"></ul>
<h3>Customers</h3>
<ul id="customer-list" class="plain" aria-label="Customers"></ul>
<form id="reset-form"><p class="buttons"><button type="submit">Empty the ledger</button></p></form>
</section>
<section class="panel" id="inspector" aria-labelledby="inspector-title">
<h2 id="inspector-title">Link inspector</h2>
<form id="explain-form">
<p class="field"><label for="explain-link">Link to inspect</label><input id="explain-link" type="text" autocomplete="off" spellcheck="false"></p>
<p class="buttons"><button type="submit">Explain</button></p>
</form>
<div id="explanation" role="region" aria-label="Explanation" tabindex="-1" hidden></div>
<h3>What an SDK returns</h3>
<form id="render-form">
<p class="field"><label for="render-target">SDK of the reply</label><select id="render-target"></select></p>
<p class="field"><label for="render-outcome">Outcome</label><select id="render-outcome"></select></p>
<p class="buttons"><button type="submit">Render the reply</button></p>
</form>
<div id="rendered" role="region" aria-label="Reply" tabindex="-1" hidden></div>
</section>
<section class="panel" id="faults" aria-labelledby="faults-title">
<h2 id="faults-title">Faults</h2>
<form id="fault-form"></form>
<p id="pending-faults" role="status">No fault is pending.</p>
</section>
<section class="panel" id="clock" aria-labelledby="clock-title">
<h2 id="clock-title">Clock</h2>
<p id="now"></p>
<form id="clock-form">
<p class="buttons" id="clock-steps"></p>
<p class="field"><label for="clock-seconds">Seconds</label><input id="clock-seconds" type="number" min="1" step="any" value="60"></p>
<p class="buttons"><button type="submit">Advance</button></p>
</form>
</section>
<section class="panel" id="scenario" aria-labelledby="scenario-title">
<h2 id="scenario-title">Scenario</h2>
<p id="recorded" role="status">Nothing was clicked yet.</p>
<form id="scenario-form">
<p class="field"><label for="scenario-name">Description</label><input id="scenario-name" type="text" value="Clicked in the page"></p>
<p class="buttons"><button type="submit">Export scenario</button> <button type="button" id="forget">Start over</button></p>
</form>
<div id="exported" hidden>
<p id="export-notes" role="status"></p>
<p><label for="scenario-text">Save as a file and play it with <code>redemption replay FILE</code></label></p>
<textarea id="scenario-text" readonly rows="8" spellcheck="false"></textarea>
</div>
</section>
</div>
<section class="panel" id="requests" aria-labelledby="requests-title">
<h2 id="requests-title">SDKs and HTTP requests</h2>
<h3>SDKs that have called</h3>
<ul id="sdk-list" class="plain" aria-label="SDKs that have called"></ul>
<h3>Requests</h3>
<p class="hint">An API key is never recorded; <code>KEY</code> is in its place. A request that is not revealed has *** in it and cannot be replayed.</p>
<ul id="request-list" class="plain" aria-label="HTTP requests, newest first"></ul>
</section>
<section class="panel" id="timeline" aria-labelledby="timeline-title" tabindex="-1">
<h2 id="timeline-title">Timeline</h2>
<p class="hint">Newest first. Up, Down, Home and End move between lines; Enter shows all of one.</p>
<p class="field"><label for="filter">Show</label><select id="filter"></select></p>
<label class="check"><input type="checkbox" id="reads"> Also calls that only read</label>
<p id="line-count" aria-live="off"></p>
<ol id="lines" class="plain" reversed aria-label="Lines"></ol>
<p class="buttons"><button type="button" id="older" hidden>Show older lines</button></p>
</section>
</main>
<script>(() => {
"use strict";
const byId = (id) => document.getElementById(id);
function make(name, attributes = {}, ...children) {
const element = document.createElement(name);
for (const [key, value] of Object.entries(attributes)) {
if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
else if (value === true) element.setAttribute(key, "");
else if (value !== false && value !== undefined) element.setAttribute(key, value);
}
add(element, ...children);
return element;
}
const add = (element, ...children) => element.append(...children.filter((child) => child !== null && child !== undefined));
const button = (text, click, attributes = {}) => make("button", { type: "button", onclick: click, ...attributes }, text);
const clockTime = (at) => new Date(at).toISOString().slice(11, 19);
const dateTime = (at) => new Date(at).toISOString().slice(0, 19).replace("T", " ") + " UTC";
async function attempt(form, work) {
form.querySelector("[role=alert]")?.remove();
try {
return await work();
} catch (error) {
form.append(make("p", { role: "alert", class: "bad" }, error.message));
}
}
function onSubmit(form, work) {
form.addEventListener("submit", (event) => {
event.preventDefault();
attempt(form, work);
});
}
class ServerError extends Error {
constructor(error) {
super(error.message);
this.code = error.code;
this.data = error.data ?? {};
}
}
const fragment = new URLSearchParams(location.hash.slice(1));
let token = fragment.get("token");
const space = fragment.get("space");
const connection = {
socket: null,
waiting: new Map(),
lastId: 0,
count: 0,
delay: 100,
isOpen: false,
};
expectConnection();
function expectConnection() {
connection.isOpen = false;
connection.opened = new Promise((resolve) => (connection.open = resolve));
}
function connect() {
const url = location.origin.replace(/^http/, "ws") + "/_/ws" + (space ? "?space=" + encodeURIComponent(space) : "");
const socket = token ? new WebSocket(url, ["redemptionkit", "bearer." + token]) : new WebSocket(url);
let wasOpen = false;
connection.socket = socket;
socket.onopen = () => {
wasOpen = true;
connection.delay = 100;
begin().catch((error) => say("The server does not answer as expected: " + error.message));
};
socket.onmessage = (event) => receive(JSON.parse(event.data));
socket.onclose = () => {
if (connection.isOpen) expectConnection();
for (const call of connection.waiting.values()) {
call.reject(new Error("The connection was cut before the reply came. The timeline shows whether the call was received."));
}
connection.waiting.clear();
say("Not connected. Trying again.");
if (!wasOpen) askForToken();
setTimeout(connect, connection.delay);
connection.delay = Math.min(connection.delay * 2, 4000);
};
}
function reloadWith(name, value) {
fragment.set(name, value);
location.hash = fragment.toString();
location.reload();
}
async function askForToken() {
const response = await fetch("/_/rpc", rpcRequest("clock/now", {})).catch(() => null);
if (response?.status !== 401) return;
say("This server needs a token.");
if (byId("token-form")) return;
const field = make("input", { id: "token", type: "password", autocomplete: "off" });
const form = make("form", { id: "token-form" }, make("label", { for: "token" }, "Token "), field, " ", make("button", { type: "submit" }, "Connect"));
onSubmit(form, () => {
reloadWith("token", field.value.trim());
});
document.querySelector("header").append(form);
}
function receive(message) {
if (message.method === "log/entry") return receiveEntry(message.params.entry);
const call = connection.waiting.get(message.id);
if (!call) return;
connection.waiting.delete(message.id);
if (message.error) call.reject(new ServerError(message.error));
else call.resolve(message.result);
}
function send(method, params) {
return new Promise((resolve, reject) => {
const id = ++connection.lastId;
connection.waiting.set(id, { resolve, reject });
connection.socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
});
}
async function call(method, params = {}) {
await connection.opened;
return send(method, params);
}
const followers = {};
class Follower {
constructor(panel, ask) {
Object.assign(this, { ask, isStale: false, isSeen: false, asking: null, timer: 0, pause: 300 });
const seen = (changes) => {
this.isSeen = changes.at(-1).isIntersecting;
this.plan();
};
new IntersectionObserver(seen, { rootMargin: "50%" }).observe(byId(panel));
document.addEventListener("visibilitychange", () => this.plan());
}
notice() {
this.isStale = true;
this.plan();
}
plan() {
if (this.isStale && this.isSeen && !document.hidden && !this.timer && !this.asking) {
this.timer = setTimeout(() => {
this.timer = 0;
if (this.isStale) this.now().catch(() => {});
else this.plan();
}, this.pause);
}
byId("app").ariaBusy = String(Object.values(followers).some((other) => other.timer || other.asking));
}
async now() {
this.isStale = true;
while (this.asking) await this.asking.catch(() => {});
if (!this.isStale) return;
this.isStale = false;
const start = performance.now();
this.asking = this.ask();
try {
await this.asking;
} catch (error) {
this.isStale = true;
throw error;
} finally {
this.asking = null;
this.pause = Math.min(5000, Math.max(300, 10 * (performance.now() - start)));
this.plan();
}
}
}
function follow(name, panel, ask) {
followers[name] = new Follower(panel, ask);
}
function rpcRequest(method, params) {
const headers = { "Content-Type": "application/json" };
if (token) headers.Authorization = "Bearer " + token;
if (space) headers["X-RedemptionKit-Space"] = space;
return { method: "POST", headers, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }) };
}
async function post(method, params) {
const reply = await (await fetch("/_/rpc", rpcRequest(method, params))).json();
if (reply.error) throw reply.error.message ? new ServerError(reply.error) : new Error(String(reply.error));
return reply.result;
}
function say(text) {
if (byId("status").textContent !== text) byId("status").textContent = text;
}
let isRevealed = false;
const secrets = new Set();
const HIDDEN = "***";
function remember(...texts) {
for (const text of texts) if (text && text.length >= 4) secrets.add(text);
}
function shown(text) {
if (isRevealed) return text;
let result = text;
for (const secret of [...secrets].sort((one, other) => other.length - one.length)) result = result.replaceAll(secret, HIDDEN);
return result.replace(/[^\s"@<>]+@[^\s"@<>]+/g, HIDDEN);
}
const shownJSON = (value) => shown(JSON.stringify(value, null, 1));
const views = [];
function secretElement(name, text, attributes = {}) {
const element = make(name, attributes);
const draw = () => (element.textContent = shown(text));
views.push({ element, draw });
draw();
return element;
}
function redrawSecrets() {
const kept = views.filter((view) => view.element.isConnected);
views.splice(0, views.length, ...kept);
for (const view of kept) view.draw();
}
let server = { vendors: [], targets: [], methods: [] };
let schemas = {};
const vendorName = (id) => server.vendors.find((vendor) => vendor.vendor === id)?.name ?? id ?? "unknown";
function resolved(schema) {
if (!schema?.$ref) return schema ?? {};
return { ...resolved(schemas[schema.$ref.split("/").pop()]), ...schema };
}
const members = (name) => schemas[name]?.properties ?? {};
function owners(schema) {
const names = /(?:^|[.;] )([^.;]*) only\.$/.exec(schema.description ?? "")?.[1];
const found = names ? server.vendors.filter((vendor) => names.includes(vendor.name)) : [];
return found.length ? found.map((vendor) => vendor.vendor) : null;
}
const WORDS = { appUserId: "App user id", email: "E-mail", url: "Link", linkLifetime: "Link lifetime", storeUrl: "Store URL", successUrl: "Success URL" };
function labelOf(name) {
if (WORDS[name]) return WORDS[name];
const words = name.replace(/([a-z])([A-Z])/g, (_, before, after) => before + " " + after.toLowerCase());
return words[0].toUpperCase() + words.slice(1);
}
class Field {
constructor(form, name, schema, isRequired, label = labelOf(name)) {
this.name = name;
this.schema = resolved(schema);
this.owners = owners(schema);
this.isRequired = isRequired;
const id = `${form}-${name}`;
this.input = this.makeInput(id, isRequired);
if (this.input) {
this.input.required = isRequired && this.schema.type !== "array";
this.input.title = schema.description ?? this.schema.description ?? "";
this.row = make("p", { class: "field" }, make("label", { for: id }, label), this.input);
}
}
makeInput(id, isRequired) {
const { type } = this.schema;
if (this.schema.enum) return select(id, [...(isRequired ? [] : [["", "default"]]), ...this.schema.enum.map((word) => [word, word])]);
if (type === "boolean") return select(id, [["", "default"], ["true", "yes"], ["false", "no"]]);
if (type === "number" || type === "integer") return make("input", { id, type: "number", step: type === "integer" ? 1 : "any", min: this.schema.minimum });
const isText = type === "string" || (type === "array" && resolved(this.schema.items).type === "string");
return isText ? make("input", { id, type: "text", autocomplete: "off", spellcheck: "false" }) : null;
}
get isHidden() {
return this.row.hidden;
}
get value() {
const text = this.input.value.trim();
if ((text === "" && !this.isRequired) || this.isHidden) return undefined;
if (this.schema.type === "array") return text.split(",").map((part) => part.trim()).filter(Boolean);
if (this.schema.type === "boolean") return text === "true";
return this.schema.type === "number" || this.schema.type === "integer" ? Number(text) : text;
}
set value(value) {
this.input.value = value ?? "";
}
}
class Fields {
constructor(form, schema, { first, skip = [], values = {}, labels = {} }) {
this.all = [];
const required = schemas[schema]?.required ?? [];
const make1 = (name, member) => {
const field = new Field(form, name, member, required.includes(name), labels[name]);
if (!field.input) return null;
if (name in values) field.value = values[name];
this.all.push(field);
return field.row;
};
const all = members(schema);
this.first = first.filter((name) => all[name]).map((name) => make1(name, all[name]));
const rest = Object.keys(all).filter((name) => !first.includes(name) && !skip.includes(name));
this.rest = rest.map((name) => make1(name, all[name])).filter(Boolean);
}
field(name) {
return this.all.find((field) => field.name === name);
}
showVendor(vendor) {
for (const field of this.all) field.row.hidden = field.owners !== null && !field.owners.includes(vendor);
}
get more() {
return this.rest.length ? make("details", {}, make("summary", {}, "More options"), ...this.rest) : null;
}
get values() {
const given = this.all.map((field) => [field.name, field.value]).filter(([, value]) => value !== undefined);
return Object.fromEntries(given);
}
}
function select(id, options) {
return make("select", { id }, ...options.map(([value, text]) => make("option", { value }, text)));
}
function setOptions(element, options) {
const chosen = element.value;
element.replaceChildren(...options.map(([value, text]) => make("option", { value }, text)));
if (options.some(([value]) => value === chosen)) element.value = chosen;
}
const targetOptions = () => server.targets.map((target, index) => [String(index), `${vendorName(target.vendor)}: ${target.package}, ${target.platform}`]);
function targetAt(index) {
const { vendor, sdk, platform } = server.targets[Number(index)];
return { vendor, sdk, platform };
}
const log = { entries: [], last: 0, generation: 0, accepted: 0, rows: 200, fresh: 0, timer: 0 };
const ROWS = 200;
const MOST_ENTRIES = 50000;
const READS = /^(server\/describe|rpc\.discover|clock\/now|store\/list|store\/mailbox|session\/(list|describe)|link\/|reply\/|log\/)/;
async function subscribe() {
const generation = ++log.generation;
if (log.last > 0 && !(await isSameLog())) clearLog();
if (generation !== log.generation) return;
await send("log/subscribe", { after: log.last, reveal: isRevealed });
if (generation === log.generation) log.accepted = generation;
}
async function isSameLog() {
const mine = log.entries.at(-1);
let entry;
try {
entry = (await send("log/read", { after: log.last - 1, limit: 1 })).entries[0];
} catch (error) {
if (!(error instanceof ServerError)) throw error;
}
return entry !== undefined && (entry.kind === "gap" || mine.kind === "gap" || (entry.at === mine.at && entry.kind === mine.kind));
}
function clearLog() {
log.entries = [];
log.last = 0;
log.fresh = 0;
log.rows = ROWS;
byId("lines").replaceChildren();
}
function receiveEntry(entry) {
if (log.accepted !== log.generation) return;
const sequence = entry.kind === "gap" ? entry.to : entry.sequence;
if (sequence <= log.last) return;
log.last = sequence;
log.entries.push(entry);
log.fresh += 1;
noticeEntry(entry);
if (!log.timer) log.timer = setTimeout(drawFresh, 60);
}
function isListed(entry) {
const filter = byId("filter").value;
if (filter && entry.kind !== filter && !(filter === "call" && entry.kind === "reply") && !(filter === "question" && entry.kind === "answer")) return false;
return byId("reads").checked || entry.kind !== "call" || !READS.test(entry.method);
}
function drawFresh() {
log.timer = 0;
if (log.entries.length > MOST_ENTRIES) log.entries.splice(0, log.entries.length - MOST_ENTRIES);
const fresh = log.entries.slice(-log.fresh).filter(isListed);
log.fresh = 0;
const list = byId("lines");
list.prepend(...fresh.slice(-log.rows).reverse().map(line));
while (list.childElementCount > log.rows) list.lastElementChild.remove();
finishLines();
}
function drawAll() {
const listed = log.entries.filter(isListed);
log.fresh = 0;
byId("lines").replaceChildren(...listed.slice(-log.rows).reverse().map(line));
finishLines();
}
function finishLines() {
const list = byId("lines");
const listed = log.entries.filter(isListed).length;
byId("older").hidden = listed <= list.childElementCount;
byId("line-count").textContent = `${list.childElementCount} of ${listed} lines; last entry ${log.last}.`;
if (!list.querySelector("[tabindex='0']")) list.querySelector("button")?.setAttribute("tabindex", "0");
}
function line(entry) {
const sequence = entry.kind === "gap" ? `${entry.from}-${entry.to}` : String(entry.sequence);
const time = entry.at === undefined ? "" : clockTime(entry.at) + " ";
const text = make("span", { class: entry.error || entry.failure || entry.undone ? "bad" : undefined }, summary(entry));
const head = make("button", { type: "button", tabindex: -1, "aria-expanded": "false" }, make("span", { class: "dim" }, time), make("span", { class: "kind" }, entry.kind), " ", text);
head.onclick = () => toggleLine(head, entry);
return make("li", { "data-sequence": sequence, value: entry.sequence }, head);
}
function toggleLine(head, entry) {
const isOpen = head.getAttribute("aria-expanded") === "true";
head.setAttribute("aria-expanded", String(!isOpen));
if (isOpen) head.nextElementSibling.remove();
else head.after(make("pre", { tabindex: "0" }, JSON.stringify(entry, null, 1)));
}
function summary(entry) {
const undone = entry.undone ? " (undone: the commit failed)" : "";
return SUMMARIES[entry.kind]?.(entry) + undone;
}
const SUMMARIES = {
call: (entry) => `${entry.method} ${brief(entry.params)}${failed(entry)}`,
reply: (entry) => `to call ${entry.call}${failed(entry)}`,
question: (entry) => `${entry.session ?? "an SDK over HTTP"} asks ${vendorName(entry.vendor)}: ${entry.question}${entry.fault ? `, fault: ${entry.fault}` : ""}`,
answer: (entry) => `to ${entry.session ?? "an SDK over HTTP"}: ${entry.failure ?? (entry.outcomes.map((outcome) => outcome.kind).join(", ") || entry.question)}`,
event: (entry) => `${entry.session}: ${entry.name}`,
mail: (entry) => `${vendorName(entry.vendor)} to ${entry.to}: ${entry.reason}`,
request: (entry) => `${entry.method} ${entry.path} ${entry.status ?? "no response"}, ${entry.milliseconds} ms`,
gap: (entry) => `entries ${entry.from} to ${entry.to} are not in the log any more`,
};
const failed = (entry) => (entry.error ? `: error ${entry.error.kind}` : "");
function brief(params) {
const parts = Object.entries(params ?? {}).map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
const text = parts.join(" ");
return text.length > 160 ? text.slice(0, 160) + "…" : text;
}
function moveLine(event) {
const step = { ArrowDown: 1, ArrowUp: -1, Home: -Infinity, End: Infinity }[event.key];
const heads = [...byId("lines").querySelectorAll("li > button")];
const at = heads.indexOf(document.activeElement);
if (!step || at < 0) return;
event.preventDefault();
const next = heads[Math.max(0, Math.min(heads.length - 1, at + step))];
heads[at].tabIndex = -1;
next.tabIndex = 0;
next.focus();
}
function prepareTimeline() {
setOptions(byId("filter"), [["", "everything"], ["call", "calls"], ["question", "questions and answers"], ["event", "events"], ["mail", "mails"], ["request", "HTTP requests"]]);
for (const id of ["filter", "reads"]) {
byId(id).addEventListener("change", () => {
log.rows = ROWS;
drawAll();
});
}
byId("lines").addEventListener("keydown", moveLine);
byId("older").addEventListener("click", () => {
log.rows += 1000;
drawAll();
});
}
const recorder = { steps: [], mailsBefore: null };
async function act(method, params, through = call) {
const step = { method, params, at: Date.now(), index: recorder.steps.length };
recorder.steps.push(step);
sayRecorded();
try {
step.result = await through(method, params);
return step.result;
} catch (error) {
if (error instanceof ServerError) step.error = error;
else recorder.steps.splice(recorder.steps.indexOf(step), 1);
throw error;
} finally {
step.milliseconds = Date.now() - step.at;
step.answeredBy = recorder.steps.at(-1);
sayRecorded();
}
}
function sayRecorded() {
const count = recorder.steps.length;
byId("recorded").textContent = count === 0 ? "Nothing was clicked yet." : `${count} ${count === 1 ? "step" : "steps"} recorded.`;
}
function recordMail(messages, index) {
if (recorder.mailsBefore === null || index < recorder.mailsBefore) return;
const { url } = messages[index];
if (recorder.steps.some((step) => JSON.stringify(step.result ?? null).includes(url))) return;
recorder.steps.push({ method: "store/mailbox", params: {}, result: { messages }, at: Date.now(), milliseconds: 0, mail: index - recorder.mailsBefore, url });
sayRecorded();
}
const SAVES = {
"store/purchase": { link: "/link/url", code: "/link/code", purchase: "/purchase/id", next: "/next/url" },
"store/issueLink": { link: "/link/url", code: "/link/code" },
"session/open": { session: "/session" },
};
const valueAt = (value, pointer) => pointer.split("/").slice(1).reduce((inner, key) => inner?.[key], value);
function scenarioSteps() {
const known = new Map();
const written = new Map();
const steps = [];
const notes = [];
let delay = 0;
let end = null;
for (const step of recorder.steps) {
if (!step.result && !step.error) continue;
if (end !== null && step.at - end > 60000) steps.push(advance((step.at - end) / 1000));
end = Math.max(end ?? 0, step.at + step.milliseconds);
const out = { method: step.method, params: filled(step.params, known) };
if (step.params.url && out.params.url === step.params.url) notes.push(`Step ${steps.length + 1} uses a link that no step before it has returned.`);
Object.assign(out, expectation(step), saved(step, known));
steps.push(out);
written.set(step, out);
if (step.method === "fault/inject") delay = step.params.kind === "delay" ? step.params.seconds : 0;
else if (delay > 0 && step.milliseconds > delay * 900 && step.answeredBy === step) {
awaitLater(out, advance(Math.ceil(step.milliseconds / 1000)), steps);
delay = 0;
}
}
for (const [step, out] of written) {
const last = written.get(step.answeredBy);
if (last && last !== out && !out.later) awaitLater(out, last, steps);
}
const text = JSON.stringify(steps);
for (const step of steps) {
const used = Object.entries(step.save ?? {}).filter(([name]) => text.includes("${" + name + "}"));
step.save = used.length ? Object.fromEntries(used) : undefined;
}
return { steps, notes };
}
const advance = (seconds) => ({ method: "clock/advance", params: { seconds: Math.round(seconds) }, contains: {} });
function awaitLater(step, last, steps) {
if (!steps.includes(last)) steps.push(last);
step.later = `reply${steps.indexOf(step) + 1}`;
last.replies = [...(last.replies ?? []), step.later];
}
function filled(value, known) {
if (typeof value === "string") {
let text = value;
for (const [secret, name] of [...known].sort(([one], [other]) => other.length - one.length)) text = text.replaceAll(secret, "${" + name + "}");
return text;
}
if (Array.isArray(value)) return value.map((element) => filled(element, known));
if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, known)]));
return value;
}
function expectation(step) {
if (step.error) {
const { kind, path } = step.error.data;
return { error: path === undefined ? { code: step.error.code, kind } : { code: step.error.code, kind, path } };
}
if (step.method === "redemption/redeem") return { contains: { outcome: { kind: step.result.outcome.kind } } };
if (step.method === "session/handleDeepLink") return { contains: { handled: step.result.handled } };
return { contains: {} };
}
function saved(step, known) {
if (step.error) return {};
const places = step.mail === undefined ? SAVES[step.method] ?? {} : { mail: `/messages/${step.mail}/url` };
const save = {};
for (const [name, pointer] of Object.entries(places)) {
const value = step.mail === undefined ? valueAt(step.result, pointer) : step.url;
if (typeof value !== "string" || known.has(value)) continue;
const numbered = name + (step.index + 1 || "M" + (known.size + 1));
known.set(value, numbered);
save[numbered] = pointer;
}
return Object.keys(save).length ? { save } : {};
}
function scenarioText(name) {
const { steps, notes } = scenarioSteps();
const lines = steps.map((step) => "        " + JSON.stringify(step)).join(",\n");
const head = `{\n  "title": "Exported scenario",\n  "description": "Clicked in the page of redemption ${server.version}.",\n  "cases": [\n    {\n`;
return { notes, count: steps.length, text: `${head}      "description": ${JSON.stringify(name)},\n      "steps": [\n${lines}\n      ]\n    }\n  ]\n}\n` };
}
function exportScenario() {
const { text, notes, count } = scenarioText(byId("scenario-name").value.trim() || "Clicked in the page");
if (count === 0) throw new Error("Nothing was clicked yet, so there is nothing to export. Buy something first.");
byId("scenario-text").value = text;
byId("export-notes").textContent = notes.join(" ") || `${count} steps were exported to scenario.json.`;
byId("exported").hidden = false;
const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
make("a", { href: url, download: "scenario.json" }).click();
setTimeout(() => URL.revokeObjectURL(url), 10000);
}
function prepareScenario() {
onSubmit(byId("scenario-form"), async () => exportScenario());
byId("forget").addEventListener("click", () => {
recorder.steps = [];
recorder.mailsBefore = null;
byId("exported").hidden = true;
sayRecorded();
followers.mails.now().catch(() => {});
});
}
const buying = { fields: null, settings: null, current: {} };
const DEVICES = [
["phone installed", "a phone with the app"], ["phone missing", "a phone without the app"], ["phone tooOld", "a phone with an app that is too old"],
["desktop missing", "a desktop"],
];
function prepareBuying() {
const form = byId("buy-form");
const values = { product: "pro_monthly", entitlements: "pro", email: "jane.doe@example.com" };
const first = ["vendor", "product", "entitlements", "email", "appUserId", "checkout"];
buying.fields = new Fields("buy", "StorePurchaseParams", { first, values });
setOptions(buying.fields.field("vendor").input, server.vendors.map((vendor) => [vendor.vendor, vendor.name]));
buying.settings = new Fields("settings", "StorePolicyParams", { first: [], skip: ["vendor"] });
const settings = make("details", {}, make("summary", {}, "Checkout settings"), ...buying.settings.rest);
const device = make("p", { class: "field" }, make("label", { for: "buy-device" }, "Link opened on"), select("buy-device", DEVICES));
add(form, ...buying.fields.first, device, settings, buying.fields.more, make("p", { class: "buttons" }, make("button", { type: "submit" }, "Buy")));
const vendor = buying.fields.field("vendor").input;
vendor.selectedIndex = 0;
vendor.addEventListener("change", () => attempt(form, () => showSettings(vendor.value)));
onSubmit(form, buy);
}
async function showSettings(vendor) {
buying.fields.showVendor(vendor);
buying.settings.showVendor(vendor);
buying.current = await call("store/policy", { vendor });
for (const field of buying.settings.all) {
field.value = buying.current[field.name];
field.row.hidden = !(field.name in buying.current);
}
}
async function buy() {
const params = buying.fields.values;
const changed = Object.entries(buying.settings.values).filter(([name, value]) => value !== buying.current[name]);
if (changed.length) buying.current = await act("store/policy", { vendor: params.vendor, ...Object.fromEntries(changed) });
const sale = await act("store/purchase", params);
remember(sale.link.url, sale.link.code);
chooseVendor(params.vendor);
await showSale(sale, params);
}
const ENDS = {
none: () => "The page stays as it is.",
hostedPage: (name) => `The success page of ${name}, with the link.`,
successPage: () => "The app owner's own success page. The link is in its address.",
deepLink: () => "The browser opens the link.",
redemptionPage: (name) => `The page of ${name}: install the app, and redeem.`,
redirect: () => "The app owner's own page. Its address has the purchase and no code.",
};
async function showSale(sale, params) {
const [device, app] = byId("buy-device").value.split(" ");
const opened = await call("link/open", { url: sale.link.url, device, app });
const name = vendorName(params.vendor);
const { next, redemptionInfo } = sale;
const box = byId("sale");
const parts = [make("h3", {}, "What the buyer sees"), make("p", {}, ENDS[next.kind]?.(name) ?? next.kind)];
if (next.url && next.url !== sale.link.url) parts.push(make("p", {}, "Address of the page:"), make("p", { class: "text" }, next.url));
if (next.storeUrl) parts.push(make("p", {}, "Install the app:"), make("p", { class: "text" }, next.storeUrl));
const isShown = next.kind !== "redirect" && next.kind !== "none";
parts.push(screensOf(sale, device === "desktop" ? device : app === "missing" ? "phoneWithoutApp" : "phone"));
parts.push(make("p", { id: "sale-link-label" }, isShown ? "Redeem, with this link:" : "The link, which the page does not show:"));
parts.push(make("p", { class: "text", id: "sale-link", "aria-labelledby": "sale-link-label" }, sale.link.url));
const scanned = opened.show?.content ?? redemptionInfo?.redeemUrlRedirect ?? sale.link.url;
parts.push(await codeToScan(scanned));
const where = DEVICES.find(([value]) => value === byId("buy-device").value)[1];
parts.push(make("h3", {}, `Opened on ${where}`), make("p", {}, opened.opensApp ? "The app opens and its SDK takes the link." : opened.show?.text ?? opened.reason));
if (opened.expiry) parts.push(make("p", { class: "dim" }, opened.expiry.text));
parts.push(...(await mailOf(sale, params)));
const use = button("Use the link in a session", () => useLink(sale.link.url));
parts.push(make("p", { class: "buttons" }, use, button("Copy the link", (event) => copy(sale.link.url, event.target))));
box.replaceChildren();
add(box, ...parts);
box.hidden = false;
box.focus();
}
function screensOf(sale, situation) {
const list = make("ol", { "aria-label": "Pages and screens" });
for (const { situations, title, text, actions, note } of sale.screens) {
if (!situations.includes(situation)) continue;
const item = make("li", {}, make("strong", {}, title), " ", text);
const choices = actions.map((action) => (action.url ? action.text : `${action.text} (the store's address is not set)`));
if (choices.length) item.append(` [${choices.join("] [")}]`);
if (note) add(item, make("p", { class: "dim" }, note));
list.append(item);
}
return list;
}
async function mailOf(sale, params) {
if (!params.email) return [make("p", { class: "dim" }, "No address was given, so no mail was sent.")];
const { messages } = await call("store/mailbox", { email: params.email, limit: 20 });
const mail = messages.find((message) => message.url === sale.link.url);
if (!mail) return [make("p", { class: "dim" }, "No mail was sent.")];
return [make("h3", {}, "The mail"), make("p", {}, `To ${mail.to}, ${dateTime(mail.sentAt)}: open this link on your phone.`), make("p", { class: "text" }, mail.url)];
}
async function codeToScan(text) {
if (!server.methods.includes("link/qr")) return null;
try {
const { size, rows } = await call("link/qr", { url: text });
const border = 4;
const path = rows.flatMap((row, y) => [...row].map((bit, x) => (bit === "1" ? `M${x + border} ${y + border}h1v1h-1z` : ""))).join("");
const box = `0 0 ${size + 2 * border} ${size + 2 * border}`;
const image = drawing("svg", { class: "qr", viewBox: box, role: "img", "aria-label": "QR code of the link", "shape-rendering": "crispEdges" });
image.append(drawing("path", { d: path }));
return make("figure", {}, image);
} catch (error) {
return make("p", { class: "bad" }, "No QR code: " + error.message);
}
}
function drawing(name, attributes) {
const element = document.createElementNS("http://www.w3.org/2000/svg", name);
for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
return element;
}
async function copy(text, control) {
const label = control.textContent;
try {
await navigator.clipboard.writeText(text);
control.textContent = "Copied";
} catch {
control.textContent = "Copying is not allowed here";
}
setTimeout(() => (control.textContent = label), 2000);
}
const sessions = { fields: null, list: [], reported: null };
function prepareSessions() {
const form = byId("open-form");
sessions.fields = new Fields("open", "SessionOpenParams", { first: ["appUserId"], skip: ["vendor", "sdk", "platform"] });
const target = make("p", { class: "field" }, make("label", { for: "open-target" }, "SDK"), select("open-target", targetOptions()));
add(form, target, ...sessions.fields.first, sessions.fields.more, make("p", { class: "buttons" }, make("button", { type: "submit" }, "Open session")));
const showVendor = () => sessions.fields.showVendor(targetAt(byId("open-target").value).vendor);
byId("open-target").addEventListener("change", showVendor);
showVendor();
onSubmit(form, openSession);
onSubmit(byId("redeem-form"), redeem);
byId("deep-link").addEventListener("click", () => attempt(byId("redeem-form"), openDeepLink));
follow("sessions", "sessions", drawSessions);
}
function chooseVendor(vendor) {
const target = byId("open-target");
if (targetAt(target.value).vendor !== vendor) {
target.value = String(server.targets.findIndex((other) => other.vendor === vendor));
target.dispatchEvent(new Event("change"));
}
const isRight = (session) => session.vendor === vendor;
const selected = sessions.list.find((session) => session.session === byId("redeem-session").value);
const right = sessions.list.findLast(isRight);
if (right && !(selected && isRight(selected))) byId("redeem-session").value = right.session;
}
async function openSession() {
const { session } = await act("session/open", { ...targetAt(byId("open-target").value), ...sessions.fields.values }, post);
await refreshSessions();
byId("redeem-session").value = session;
}
const refreshSessions = () => followers.sessions.now();
async function drawSessions() {
sessions.list = (await call("session/list")).sessions;
if (isDrawn("sessions", sessions.list)) return;
setOptions(byId("redeem-session"), sessions.list.map((session) => [session.session, `${session.session}: ${nameOf(session)}`]));
replaceItems("session-list", sessions.list.map(sessionItem), "No session is open.");
}
function nameOf(session) {
const target = server.targets.find((other) => other.vendor === session.vendor && other.sdk === session.sdk && other.platform === session.platform);
return `${target?.package ?? session.sdk}, ${session.platform}`;
}
function sessionItem(session) {
const id = session.session;
const item = make("li", {}, `${id}: ${nameOf(session)}, `);
item.append(secretElement("span", session.appUserId ?? "no user"), session.configured ? " " : ", not configured ");
const close = button("Close", () => attempt(item, async () => {
await act("session/close", { session: id });
await refreshSessions();
}), { "aria-label": `Close ${id}` });
item.append(make("span", { class: "buttons" }, close, button("Describe", () => attempt(item, () => describe(id)), { "aria-label": `Describe ${id}` })));
return item;
}
async function describe(session) {
const state = await call("session/describe", { session });
remember(...state.storedCodes.map((stored) => stored.code));
showReport(session, `State of ${session}`, "", state);
}
function useLink(url) {
byId("redeem-link").value = url;
byId("redeem-link").focus();
}
function chosen() {
const session = byId("redeem-session").value;
const url = byId("redeem-link").value.trim();
if (!session) throw new Error("No session is open. Open one above.");
if (!url) throw new Error("Enter a link, or take one from a purchase or a mail.");
return { session, url };
}
async function redeem() {
const params = chosen();
const before = log.last;
const result = await act("redemption/redeem", params);
remember(result.outcome.code, params.url);
const losses = result.losses.map((loss) => `${loss.path}: ${loss.message}`);
showReport(params.session, `The outcome: ${result.outcome.kind}`, "What the app receives:", result.reply, losses, before);
}
async function openDeepLink() {
const params = chosen();
const before = log.last;
const result = await act("session/handleDeepLink", params);
remember(params.url);
showReport(params.session, result.handled ? "The SDK takes the link." : "The SDK leaves the link to the app.", "What the call returns:", result, [], before);
}
function showReport(session, title, label, value, losses = [], before = null) {
const box = byId("report");
const parts = [make("h3", {}, title), make("p", {}, label), secretElement("pre", JSON.stringify(value, null, 1), { tabindex: "0" })];
if (losses.length) parts.push(make("h4", {}, "What this SDK does not pass on"), make("ul", {}, ...losses.map((loss) => make("li", {}, loss))));
if (before !== null) parts.push(make("h4", {}, "Events since then"), make("ol", { id: "report-events" }));
box.replaceChildren(...parts);
box.hidden = false;
box.focus();
sessions.reported = before === null ? null : { session, before };
drawEvents();
}
function drawEvents() {
const list = byId("report-events");
if (!list || !sessions.reported) return;
const { session, before } = sessions.reported;
const events = [];
for (let index = log.entries.length - 1; index >= 0 && log.entries[index].sequence > before; index -= 1) {
const entry = log.entries[index];
if (entry.kind === "event" && entry.session === session) events.unshift(make("li", {}, entry.name));
}
list.replaceChildren(...(events.length ? events : [make("li", { class: "dim" }, "none")]));
}
const drawn = new Map();
function isDrawn(id, data) {
const text = JSON.stringify([isRevealed, data]);
if (drawn.get(id) === text) return true;
drawn.set(id, text);
return false;
}
function replaceItems(id, items, empty) {
const list = byId(id);
const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
list.replaceChildren(...(items.length ? items : [make("li", { class: "dim" }, empty)]));
if (focused) [...list.querySelectorAll("[aria-label]")].find((element) => element.getAttribute("aria-label") === focused)?.focus();
}
async function drawMails() {
const { messages, omitted } = await call("store/mailbox", { limit: 100 });
if (recorder.mailsBefore === null || messages.length < recorder.mailsBefore) recorder.mailsBefore = recorder.steps.length ? 0 : messages.length;
if (isDrawn("mails", messages)) return;
for (const mail of messages) remember(mail.url);
const items = messages.map((mail, index) => mailItem(mail, index, messages, omitted ?? 0)).reverse();
replaceItems("mails", items, "No mail was sent.");
}
function mailItem(mail, index, messages, omitted) {
const number = omitted + index + 1;
const to = make("span");
const draw = () => (to.textContent = isRevealed ? mail.to : mail.obfuscatedTo);
views.push({ element: to, draw });
draw();
const words = mail.reason === "reissue" ? "a new link" : "the link to a purchase";
const use = button("Use the link", () => {
if (omitted === 0) recordMail(messages, index);
useLink(mail.url);
}, { "aria-label": `Use the link of mail ${number}` });
return make("li", {}, `${number}: to `, to, `, ${clockTime(mail.sentAt)}, ${words}. `, secretElement("span", mail.url, { class: "dim" }), " ", use);
}
const refreshPurchases = () => followers.purchases.now();
async function drawPurchases() {
const result = await call("store/list", { reveal: isRevealed });
if (isDrawn("purchases", result)) return;
replaceItems("purchase-list", result.purchases.map(purchaseItem), "Nothing was bought.");
replaceItems("customer-list", result.customers.map(customerItem), "No customer is known.");
}
function purchaseItem({ purchase, appUserIds, deviceIds, codes }) {
const owners = [...appUserIds, ...deviceIds];
const item = make("li", {}, `${purchase.product}, ${vendorName(purchase.vendor)}, ${dateTime(purchase.purchasedAt)}${purchase.refundedAt ? ", refunded" : ""}`);
item.append(make("div", { class: "dim" }, `Owned by ${owners.join(", ") || "no one"}; mailed to ${purchase.email ?? "no address"}`));
for (const code of codes) {
const attempts = (code.attempts ?? []).map((attempt) => `${clockTime(attempt.at)} ${attempt.session ?? "HTTP"} ${attempt.outcome}`);
const until = code.state === "unused" ? ` until ${dateTime(code.expiresAt)}` : "";
item.append(make("div", {}, `Code ${code.code}: ${code.state}${until}${attempts.length ? "; " + attempts.join("; ") : ""}`));
}
const name = `${purchase.product} ${purchase.id.slice(-6)}`;
const change = (text, method, then = () => {}) => button(text, () => attempt(item, async () => {
then(await act(method, { purchase: purchase.id }));
await refreshPurchases();
}), { "aria-label": `${text}: ${name}` });
const issued = ({ link }) => {
remember(link.url, link.code);
useLink(link.url);
};
item.append(make("p", { class: "buttons" }, change("New link", "store/issueLink", issued), change("Expire", "store/expire"), change("Refund", "store/refund")));
return item;
}
const customerItem = (customer) => make("li", {}, `${vendorName(customer.vendor)}: ${customer.appUserIds.join(", ")}, since ${dateTime(customer.firstSeenAt)}`);
function prepareStore() {
follow("mails", "mailbox", drawMails);
follow("purchases", "purchases", drawPurchases);
onSubmit(byId("reset-form"), async () => {
await act("store/reset", {});
recorder.mailsBefore = 0;
sayFaults([]);
await refresh();
});
}
const http = { callers: new Map(), requests: [] };
const MOST_REQUESTS = 100;
function clearRequests() {
http.callers.clear();
http.requests = [];
}
function receiveRequest(entry) {
http.requests.push(entry);
if (http.requests.length > MOST_REQUESTS) http.requests.shift();
const caller = callerOf(entry);
const key = JSON.stringify([entry.vendor, caller.name, caller.version, caller.platform]);
const known = http.callers.get(key) ?? { ...caller, vendor: entry.vendor, count: 0, warnings: [] };
known.count += 1;
if (entry.warning && !known.warnings.includes(entry.warning)) known.warnings.push(entry.warning);
http.callers.set(key, known);
}
function callerOf(entry) {
const fields = Object.entries(entry.sdk).map(([name, value]) => [name.toLowerCase().replace(/^x-/, ""), value]);
const first = (...names) => names.map((name) => fields.find(([other]) => other === name)?.[1]).find((value) => value);
const platform = first("platform", "source");
const flavor = first("platform-flavor", "platform-wrapper");
const isWrapper = flavor !== undefined && plain(flavor) !== "native";
const version = (isWrapper && first("platform-flavor-version", "platform-wrapper-version")) || first("sdk-version", "version", "source-version");
const isNative = !isWrapper || !first("platform-flavor-version", "platform-wrapper-version");
const target = server.targets.find(
(other) => other.vendor === entry.vendor && plain(other.platform) === plain(platform ?? "") && (isNative ? other.sdk === "native" : sameSDK(other.sdk, flavor)),
);
return { name: target?.package ?? first("user-agent") ?? "unknown", version, platform, wrapper: isNative && isWrapper ? flavor : null, versions: target?.versions };
}
const plain = (text) => text.toLowerCase().replace(/[^a-z]/g, "");
function sameSDK(sdk, flavor) {
const letters = flavor.split(/[^a-z]+/i).map((word) => word[0]).join("");
return plain(flavor).startsWith(plain(sdk)) || (sdk.length === 3 && sdk.startsWith(letters.toLowerCase()));
}
function isInRange(version, { first, last }) {
const numbers = (text) => text.replace(/[+-].*/, "").split(".").map(Number);
const compare = (one, other) => {
for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
const difference = (one[index] ?? 0) - (other[index] ?? 0);
if (difference) return difference;
}
return 0;
};
const [own, low, high] = [version, first, last].map(numbers);
return compare(own, low) >= 0 && compare(own.slice(0, high.length), high) <= 0;
}
async function drawFromLog() {
drawRequests();
drawEvents();
}
function drawRequests() {
if (isDrawn("requests", http.requests.at(-1)?.sequence)) return;
replaceItems("sdk-list", [...http.callers.values()].map(callerItem), "No SDK has called yet.");
replaceItems("request-list", http.requests.map(requestItem).reverse(), "No HTTP request has come yet.");
}
function callerItem(caller) {
const words = [caller.vendor ? vendorName(caller.vendor) : "no vendor's path", `${caller.name}${caller.version ? " " + caller.version : ""}`];
if (caller.platform) words.push(caller.platform);
if (caller.wrapper) words.push(`inside ${caller.wrapper}`);
const item = make("li", {}, `${words.join(", ")}: ${caller.count} ${caller.count === 1 ? "request" : "requests"}. `);
const range = caller.versions && `${caller.versions.first} to ${caller.versions.last}`;
if (!caller.versions || !caller.version) item.append(make("span", { class: "dim" }, "The reference has no versions to compare with."));
else if (isInRange(caller.version, caller.versions)) item.append(make("span", { class: "good" }, `The reference knows it (${range}).`));
else item.append(make("span", { class: "bad" }, `The reference was read from ${range}: check the results on a phone.`));
for (const warning of caller.warnings) item.append(" ", make("span", { class: "bad" }, warning));
return item;
}
const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;
function curl(entry) {
const parts = ["curl", "-i", "-X", entry.method, quoted(location.origin + entry.path), "-H", quoted("Authorization: Bearer KEY")];
for (const [name, value] of Object.entries(entry.sdk)) parts.push("-H", quoted(`${name}: ${value}`));
if (entry.body !== null) parts.push("-H", quoted("Content-Type: application/json"), "-d", quoted(JSON.stringify(entry.body)));
return parts.join(" ");
}
function requestItem(entry) {
const title = `${entry.method} ${entry.path}`;
const item = make("li", {}, `${clockTime(entry.at)} ${title} `);
const isGood = entry.status !== null && entry.status < 400;
item.append(make("span", { class: isGood ? "good" : "bad" }, entry.status === null ? "no response" : String(entry.status)), ` in ${entry.milliseconds} ms`);
item.append(make("pre", { tabindex: "0", "aria-label": `curl command ${entry.sequence}` }, curl(entry)));
const buttons = [button("Copy as curl", (event) => copy(curl(entry), event.target), { "aria-label": `Copy request ${entry.sequence} as curl` })];
if (isRevealed && entry.vendor) buttons.push(button("Send again", () => attempt(item, () => sendAgain(entry)), { "aria-label": `Send request ${entry.sequence} again` }));
item.append(make("p", { class: "buttons" }, ...buttons));
return item;
}
async function sendAgain(entry) {
const headers = { ...entry.sdk, Authorization: `Bearer ${token ? "key_" + token : "key_any"}` };
delete headers["User-Agent"];
delete headers["user-agent"];
if (entry.body !== null) headers["Content-Type"] = "application/json";
await fetch(entry.path, { method: entry.method, headers, body: entry.body === null ? undefined : JSON.stringify(entry.body) });
}
async function explain() {
const url = byId("explain-link").value.trim();
if (!url) throw new Error("Enter a link.");
const parts = [make("h3", {}, "How the SDKs read it")];
const rows = [];
for (const { vendor, name } of server.vendors) {
for (const platform of resolved(members("LinkParseParams").platform).enum ?? []) {
const { link, redirect } = await call("link/parse", { url, vendor, platform });
if (link) remember(link.code, link.url);
const wrapped = link && link.url !== url ? " It is wrapped in another address." : "";
const words = link ? ["redeems the code ", secretElement("code", link.code), wrapped] : [redirect ? "reads a purchase from it, without a code" : "does not redeem it"];
rows.push(make("li", {}, `${name}, ${platform}: `, ...words));
}
}
parts.push(make("ul", {}, ...rows), make("h3", {}, "What happens where it is opened"));
const ends = [];
for (const [value, words] of DEVICES) {
const [device, app] = value.split(" ");
const opened = await call("link/open", { url, device, app });
ends.push(make("li", {}, `On ${words}: `, secretElement("span", opened.opensApp ? "the app opens and its SDK takes the link." : opened.show?.text ?? opened.reason)));
}
const target = byId("explanation");
target.replaceChildren(...parts, make("ul", {}, ...ends));
target.hidden = false;
target.focus();
}
const OUTCOMES = {
linkExpired: { reissued: true, obfuscatedEmail: "j***@e***e.com", reason: "expired" },
invalidCode: {},
purchaseBelongsToOtherUser: {},
failed: { failure: { reason: "offline", message: "The device is offline.", attempts: 1 } },
};
async function renderReply() {
const kind = byId("render-outcome").value;
const outcome = { kind, code: "a_code", ...OUTCOMES[kind] };
const { reply, losses } = await call("reply/render", { target: targetAt(byId("render-target").value), outcome });
const target = byId("rendered");
const lost = losses.map((loss) => make("li", {}, `${loss.path}: ${loss.message}`));
target.replaceChildren(make("pre", { tabindex: "0" }, JSON.stringify(reply, null, 1)), make("ul", { class: "dim" }, ...lost));
target.hidden = false;
target.focus();
}
const faults = { fields: null };
function prepareFaults() {
const form = byId("fault-form");
faults.fields = new Fields("fault", "FaultInjectParams", { first: ["kind", "status", "seconds", "count", "session"], labels: { status: "HTTP status", seconds: "Delay in seconds", session: "Only session" } });
const kind = faults.fields.field("kind");
setOptions(kind.input, kind.schema.enum.filter((word) => word !== "none").map((word) => [word, word]));
const show = () => {
faults.fields.field("status").row.hidden = kind.value !== "http";
faults.fields.field("seconds").row.hidden = kind.value !== "delay";
};
kind.input.addEventListener("change", show);
show();
const clear = button("Clear all faults", () => attempt(form, async () => sayFaults((await act("fault/inject", { kind: "none" })).pending)));
form.append(...faults.fields.first, make("p", { class: "buttons" }, make("button", { type: "submit" }, "Inject the fault"), clear));
onSubmit(form, async () => sayFaults((await act("fault/inject", faults.fields.values)).pending));
}
function sayFaults(pending) {
const words = pending.map((fault) => [fault.kind, fault.status, fault.seconds && `${fault.seconds} s`, fault.count && `${fault.count} more`, fault.session].filter(Boolean).join(" "));
byId("pending-faults").textContent = words.length ? `Injected: ${words.join("; ")}.` : "No fault is pending.";
}
const clock = { ahead: 0 };
const STEPS = [["1 minute", 60], ["61 minutes", 3660], ["1 day", 86400], ["31 days", 2678400]];
function showClock(now) {
clock.ahead = now - Date.now();
tick();
}
function tick() {
const seconds = Math.round(clock.ahead / 1000);
byId("now").textContent = dateTime(Date.now() + clock.ahead) + (Math.abs(seconds) > 1 ? `, ${seconds} s ahead of this browser` : "");
}
async function advanceClock(seconds) {
showClock((await act("clock/advance", { seconds })).now);
}
function prepareTools() {
onSubmit(byId("explain-form"), explain);
setOptions(byId("render-target"), targetOptions());
setOptions(byId("render-outcome"), Object.keys(OUTCOMES).map((kind) => [kind, kind]));
onSubmit(byId("render-form"), renderReply);
prepareFaults();
for (const [words, seconds] of STEPS) byId("clock-steps").append(button("Advance " + words, () => attempt(byId("clock-form"), () => advanceClock(seconds))));
onSubmit(byId("clock-form"), () => advanceClock(Number(byId("clock-seconds").value)));
setInterval(tick, 1000);
}
function prepareSpaces() {
byId("spaces").hidden = false;
follow("spaces", "spaces", listSpaces);
byId("space").addEventListener("focus", () => followers.spaces.now().catch(() => {}));
onSubmit(byId("spaces"), () => reloadWith("space", byId("space").value));
}
async function listSpaces() {
const { spaces, current } = await call("space/list");
const names = spaces.map(({ name }) => name);
if (names.join() === [...byId("space").options].map(({ value }) => value).join()) return;
byId("space").replaceChildren(...names.map((name) => make("option", { value: name }, name)));
byId("space").value = current;
}
let isPrepared = false;
async function begin() {
server = await send("server/describe", {});
if (!isPrepared) schemas = (await send("rpc.discover", {})).components.schemas;
connection.isOpen = true;
connection.open();
if (!isPrepared) prepare();
if (!buying.current.vendor) await showSettings(buying.fields.field("vendor").value);
await subscribe();
await refresh();
byId("status").dataset.connections = ++connection.count;
say(`Connected to redemption ${server.version}.`);
}
function prepare() {
isPrepared = true;
byId("app").hidden = false;
byId("reveal-label").hidden = false;
prepareTimeline();
prepareScenario();
prepareSessions();
prepareStore();
prepareTools();
follow("log", "app", drawFromLog);
follow("clock", "clock", async () => showClock((await call("clock/now")).now));
byId("reveal").addEventListener("change", () => reveal(byId("reveal").checked));
prepareSpaces();
prepareBuying();
}
async function reveal(flag) {
isRevealed = flag;
redrawSecrets();
clearLog();
clearRequests();
drawAll();
drawRequests();
await connection.opened;
await subscribe();
await refreshPurchases();
}
const CHANGES = { mail: ["mails"], event: ["sessions"], question: [], answer: ["purchases", "sessions"], request: ["purchases"] };
function noticeEntry(entry) {
if (entry.kind === "request") receiveRequest(entry);
if (entry.kind === "call" && READS.test(entry.method)) return;
for (const name of new Set([...(CHANGES[entry.kind] ?? Object.keys(followers)), "clock", "log"])) followers[name].notice();
}
async function refresh() {
await Promise.all(Object.values(followers).map((follower) => follower.now()));
}
byId("status").textContent = "Connecting.";
connect();
})();</script>
</body>
</html>
"""#
  /// The content security policy: no other script, no other style, no other origin.
  static let policy: StaticString = "default-src 'none'; script-src 'sha256-K2GeMSbJbHD1o4+tzVBjh2HZM/rnytWRdaelKpUNFME='; style-src 'sha256-C950u2MGSi9Abj+PPgzivQHg8r+XaOjXb49ojiKaHrc='; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
}
