// What every part uses: elements, words for dates, the address, the connection, and calls.

const byId = (id) => document.getElementById(id);
const entered = (id) => byId(id).value.trim();
const tell = (id, text) => (byId(id).textContent = text);
const { stringify } = JSON;

function fail(text) {
  throw new Error(text);
}

/** Makes an element, such as `p.hint`. Texts become text nodes, so nothing that comes from the server is parsed as HTML. */
function make(name, attributes = {}, ...children) {
  const [tag, style] = name.split(".");
  const element = document.createElement(tag);
  if (style) element.className = style;
  for (const [key, value] of Object.entries(attributes)) {
    if (key.startsWith("on")) element.addEventListener(key.slice(2), value);
    else if (value === true) element.setAttribute(key, "");
    else if (value !== false && value !== undefined) element.setAttribute(key, value);
  }
  add(element, ...children);
  return element;
}

/** Appends what is there. */
const add = (element, ...children) => element.append(...children.flat().filter((child) => child !== null && child !== undefined));

const button = (text, click, attributes = {}) => make("button", { type: "button", onclick: click, ...attributes }, text);
const hint = (...parts) => make("p.hint", {}, ...parts);
const h3 = (...parts) => make("h3", {}, ...parts);
const li = (...parts) => make("li", {}, ...parts);
const list = (name, items) => make("ul.plain", { "aria-label": name }, items);
const bad = (...parts) => make("p.bad", {}, ...parts);
const para = (...parts) => make("p", {}, ...parts);
const submit = (text) => make("button", { type: "submit" }, text);
const folded = (title, ...parts) => make("details", {}, make("summary", {}, title), ...parts);
const field = (label, input) => make("p.field", {}, make("label", { for: input.id }, label), input);
const definitions = (facts) => make("dl", {}, facts.flatMap(([name, value]) => [make("dt", {}, name), make("dd", {}, value)]));
const on = (id, event, work) => byId(id).addEventListener(event, work);

/** Shows a box with other contents, and goes there. */
function fill(id, ...parts) {
  const box = byId(id);
  box.replaceChildren();
  add(box, ...parts);
  box.hidden = false;
  box.focus();
}

const buttons = (...parts) => make("p.buttons", {}, ...parts);
/** What a JSON Pointer names. */
const valueAt = (value, pointer) => pointer.split("/").slice(1).reduce((inner, key) => inner?.[key], value);
const pre = (text, name) => make("pre", { tabindex: "0", "aria-label": name }, text);
const json = (value, name) => pre(shown(stringify(value, null, 1)), name);

// Dates and durations as people write them; milliseconds on demand.

let isExact = false;

/** `today 14:03`, on the clock of the space and in the time zone of the browser. */
function when(at) {
  const date = new Date(at);
  if (isExact) return date.toISOString();
  const now = new Date(Date.now() + clock.ahead);
  const days = Math.round((new Date(date).setHours(0, 0, 0, 0) - new Date(now).setHours(0, 0, 0, 0)) / 864e5);
  const year = date.getFullYear() === now.getFullYear() ? undefined : "numeric";
  const day = { "-1": "yesterday", 0: "today", 1: "tomorrow" }[days] ?? date.toLocaleDateString("en-GB", { day: "numeric", month: "short", year });
  return `${day} ${date.toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })}`;
}

const time = (at) => make("time", { datetime: new Date(at).toISOString(), title: new Date(at).toISOString() }, when(at));
const clockTime = (at) => (isExact ? new Date(at).toISOString().slice(11, 23) : new Date(at).toLocaleTimeString("en-GB"));

const UNITS = [["year", 31536000], ["day", 86400], ["hour", 3600], ["minute", 60], ["second", 1]];

/** `1 hour 1 minute`. */
function duration(seconds) {
  let left = Math.round(seconds * 1000) / 1000;
  const parts = [];
  for (const [name, size] of UNITS) {
    const count = name === "second" ? left : Math.floor(left / size);
    if (count > 0) parts.push(`${count} ${name}${count === 1 ? "" : "s"}`);
    left -= count * size;
  }
  return parts.slice(0, isExact ? 5 : 2).join(" ") || "0 seconds";
}

/** The seconds of a text such as `31 days`, `1 h 1 min` or `90`; NaN for another one. */
function secondsOf(text) {
  const rest = text.replace(/([\d.]+)\s*(ms|[smhdwy])[a-z]*[\s,]*/gi, "");
  if (/^[\d.]+$/.test(text)) return Number(text);
  if (rest) return NaN;
  const sizes = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86400, w: 604800, y: 31536000 };
  return [...text.matchAll(/([\d.]+)\s*(ms|[smhdwy])/gi)].reduce((sum, [, count, unit]) => sum + Number(count) * sizes[unit.toLowerCase()], 0);
}

/** `linkExpired` becomes `link expired`. */
const spaced = (name) => name.replace(/[A-Z]/g, (letter) => " " + letter.toLowerCase());
const plural = (count, one, more = one + "s") => `${count.toLocaleString("en")} ${count === 1 ? one : more}`;

/** What the address shows; another object as soon as it shows something else. */
let view = {};
/** What asked has gone: nothing of the answer is drawn, and nothing more is asked. */
class Gone extends Error {}

/** The answer to a request, if what asked for it is still there: the view, or whatever `shows` returns. */
async function here(request, shows = () => view) {
  const mine = shows();
  try {
    return await request;
  } finally {
    if (shows() !== mine) throw new Gone();
  }
}

/** The error of a form, or of a part of a panel. */
async function attempt(form, work) {
  form.querySelector("[role=alert]")?.remove();
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Gone)) form.append(make("p", { role: "alert", class: "bad" }, error.message));
  }
}

function onSubmit(form, work) {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    attempt(form, work);
  });
}

/** Asks before what cannot be undone. */
function isConfirmed(text, action) {
  const box = byId("confirm");
  const answer = (value) => () => box.close(value);
  box.replaceChildren(para(`${text} This cannot be undone; a copy of the space keeps what is now.`), buttons(button(action, answer("yes"), { class: "danger" }), button("Cancel", answer(""), { autofocus: true })));
  box.returnValue = "";
  box.showModal();
  return new Promise((resolve) => box.addEventListener("close", () => resolve(box.returnValue === "yes"), { once: true }));
}

/** An error that the server has returned. */
class ServerError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.data = error.data ?? {};
  }
}

// The address: `#/space/ada/log/412`. A token in it (`#token=…`, which a browser does not send) is kept for this tab and taken out, so that an address can be shared.
const given = new URLSearchParams(location.hash.slice(1));
if (given.has("token")) sessionStorage.token = given.get("token");
const token = sessionStorage.token;

/** The parts of the address: the space, the panel, and what is shown in it. */
function parts() {
  try {
    return location.hash.startsWith("#/space/") ? location.hash.slice(8).split("/").map(decodeURIComponent) : [];
  } catch {
    return [];
  }
}

/** The space of this page; null for `main`, or the one that the token opens. */
const space = given.get("space") ?? parts()[0] ?? null;
let spaceName = space ?? "main";
const addressIn = (name, ...path) => "#/space/" + [name, ...path].map(encodeURIComponent).join("/");
const address = (...path) => addressIn(spaceName, ...path);
const link = (text, ...path) => make("a", { href: address(...path) }, text);
if (given.has("token") || given.has("space")) history.replaceState(null, "", space ? addressIn(space) : location.pathname);

/** Shows another space: the page is loaded again. */
function showSpace(name, ...path) {
  location.hash = addressIn(name, ...path);
}

const AWAY = "The server is away. Nothing was sent and nothing waits: try again when it is back.";
const connection = { client: null, count: 0, delay: 100, isOpen: false };

/** One WebSocket, with the calls that wait for their replies. */
class Client {
  constructor(notice) {
    const url = location.origin.replace(/^http/, "ws") + "/_/ws" + (space ? "?space=" + encodeURIComponent(space) : "");
    Object.assign(this, { waiting: new Map(), last: 0, socket: token ? new WebSocket(url, ["redemptionkit", "bearer." + token]) : new WebSocket(url) });
    this.socket.onmessage = ({ data }) => {
      const message = JSON.parse(data);
      if (message.method) return notice(message);
      const call = this.waiting.get(message.id);
      this.waiting.delete(message.id);
      if (message.error) call?.reject(new ServerError(message.error));
      else call?.resolve(message.result);
    };
    this.opened = new Promise((resolve) => (this.socket.onopen = resolve));
    this.closed = new Promise((resolve) => (this.socket.onclose = resolve)).then(() => {
      for (const call of this.waiting.values()) call.reject(new Error("The connection was cut before the reply came. The timeline shows whether it arrived."));
    });
  }

  call(method, params = {}) {
    return new Promise((resolve, reject) => {
      const id = ++this.last;
      this.waiting.set(id, { resolve, reject });
      this.socket.send(stringify({ jsonrpc: "2.0", id, method, params }));
    });
  }
}

async function connect() {
  const client = (connection.client = new Client((message) => receiveEntry(message.params.entry)));
  let wasOpen = false;
  client.opened.then(() => {
    wasOpen = true;
    connection.delay = 100;
    begin().catch((error) => say("The server does not answer as expected: " + error.message));
  });
  await client.closed;
  connection.isOpen = false;
  say("Not connected. Trying again.", true);
  if (!wasOpen) askForToken();
  setTimeout(connect, connection.delay);
  connection.delay = Math.min(connection.delay * 2, 4000);
}

const send = (method, params) => connection.client.call(method, params);

/** A browser does not say why a WebSocket was rejected, so a plain request finds out. */
async function askForToken() {
  const response = await fetch("/_/rpc", rpcRequest("clock/now", {})).catch(() => null);
  if (response?.status === 403) say("The token of this tab does not open this space.", true);
  if (response?.status !== 401) return;
  say("This server needs a token.", true);
  if (byId("token-form")) return;
  const field = make("input", { id: "token", type: "password" });
  const form = make("form", { id: "token-form" }, make("label", { for: "token" }, "Token "), field, " ", submit("Connect"));
  onSubmit(form, () => {
    sessionStorage.token = field.value.trim();
    location.reload();
  });
  document.querySelector("header").append(form);
}

/** Calls a method. While there is no connection, the call fails: nothing waits to be sent. */
async function call(method, params = {}) {
  if (!connection.isOpen) fail(AWAY);
  return send(method, params);
}

function rpcRequest(method, params, name = space) {
  const headers = { "Content-Type": "application/json" };
  if (token) headers.Authorization = "Bearer " + token;
  if (name) headers["X-RedemptionKit-Space"] = name;
  return { method: "POST", headers, body: stringify({ jsonrpc: "2.0", id: 1, method, params }) };
}

/** Calls a method over POST, in any space: a session opened so outlives a cut connection and a reload of the page. */
async function post(method, params = {}, name = space) {
  const response = await fetch("/_/rpc", rpcRequest(method, params, name)).catch(() => {
    fail(AWAY);
  });
  const reply = await response.json();
  if (reply.error) throw reply.error.message ? new ServerError(reply.error) : new Error(String(reply.error));
  return reply.result;
}

function say(text, isAway = false) {
  if (byId("status").textContent !== text) tell("status", text);
  document.body.classList.toggle("away", isAway);
}
