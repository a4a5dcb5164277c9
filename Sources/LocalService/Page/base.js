// What every part uses: elements, the connection, and calls.

const byId = (id) => document.getElementById(id);

/** Makes an element. Texts become text nodes, so nothing that comes from the server is parsed as HTML. */
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

/** Appends what is there. */
const add = (element, ...children) => element.append(...children.filter((child) => child !== null && child !== undefined));

const button = (text, click, attributes = {}) => make("button", { type: "button", onclick: click, ...attributes }, text);
const clockTime = (at) => new Date(at).toISOString().slice(11, 19);
const dateTime = (at) => new Date(at).toISOString().slice(0, 19).replace("T", " ") + " UTC";

/** The panels' own error, below the form that caused it. */
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

/** An error that the server has returned. */
class ServerError extends Error {
  constructor(error) {
    super(error.message);
    this.code = error.code;
    this.data = error.data ?? {};
  }
}

// The token is in the fragment, which a browser does not send.
const fragment = new URLSearchParams(location.hash.slice(1));
let token = fragment.get("token");
/** The space of this page; null for `main`, or the one that the token opens. */
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

/** Lets calls wait until the next connection is open. */
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

/** Loads the page again with another token or space. */
function reloadWith(name, value) {
  fragment.set(name, value);
  location.hash = fragment.toString();
  location.reload();
}

/** A browser does not say why a WebSocket was rejected, so a plain request finds out. */
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

/** Calls a method; while there is no connection, the call waits for one. */
async function call(method, params = {}) {
  await connection.opened;
  return send(method, params);
}

/** What is drawn from the server's data, by name. */
const followers = {};

/** Asks for what a panel shows: only while it is on screen, one request at a time, and never most of the time. */
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

  /** Something may have changed. */
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

  /** Asks at once; an earlier request is waited for, and asked again, because its answer may be too old. */
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

/** Calls a method over POST: a session opened so outlives a cut connection and a reload of the page. */
async function post(method, params) {
  const reply = await (await fetch("/_/rpc", rpcRequest(method, params))).json();
  if (reply.error) throw reply.error.message ? new ServerError(reply.error) : new Error(String(reply.error));
  return reply.result;
}

function say(text) {
  if (byId("status").textContent !== text) byId("status").textContent = text;
}
