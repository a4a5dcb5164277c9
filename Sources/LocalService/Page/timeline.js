// The log: the newest lines, older ones on demand, and new ones as they happen, whatever happens to the connection.

/** `lines`: what is listed, oldest first. `recent`: the newest entries of all kinds. `older`: where older lines begin; null for none. */
const log = { open: "", lines: [], recent: [], last: 0, lastEntry: null, older: null, generation: 0, accepted: 0, rows: 200, fresh: [], timer: 0, isPaused: false, users: new Map() };
const ROWS = 200;
const READS = /^(server\/describe|rpc\.discover|clock\/now|store\/(list|mailbox|policy)$|session\/(list|describe)|link\/|reply\/|fault\/list|webhook\/list|versions\/|log\/)/;
const KINDS = { call: ["call", "reply"], question: ["question", "answer"], event: ["event"], mail: ["mail"], request: ["request"] };

/** Reads the newest lines, or what has come since the last connection, and then subscribes. */
async function subscribe() {
  const generation = ++log.generation;
  if (log.last === 0 || !(await isSameLog())) await readNewest();
  if (generation !== log.generation) return;
  await send("log/subscribe", { after: log.last, reveal: isRevealed });
  if (generation === log.generation) log.accepted = generation;
}

/** False if the server was restarted: its entry with the last sequence is not the one received. */
async function isSameLog() {
  const mine = log.lastEntry;
  let entry;
  try {
    entry = (await send("log/read", { after: log.last - 1, limit: 1 })).entries[0];
  } catch (error) {
    if (!(error instanceof ServerError)) throw error;
  }
  return entry !== undefined && (entry.kind === "gap" || !mine || mine.kind === "gap" || (entry.at === mine.at && entry.kind === mine.kind));
}

/** Begins with the newest lines that match. */
async function readNewest() {
  Object.assign(log, { lines: [], fresh: [], rows: ROWS, older: null });
  const reading = (log.reading = {});
  const newest = await send("log/read", revealing({ before: Number.MAX_SAFE_INTEGER, limit: 1 }));
  log.last = newest.last;
  log.lastEntry = newest.entries.at(-1) ?? null;
  log.older = log.last + 1;
  await readOlder(ROWS, reading);
}

/** Reads older lines until there are so many more; the server looks through a thousand entries at a time. */
async function readOlder(count, reading = log.reading) {
  const kinds = KINDS[byId("filter").value];
  const search = entered("search") || undefined;
  for (let have = 0; have < count && log.older !== null; ) {
    const found = await send("log/read", revealing({ before: log.older, limit: count - have, kinds, search }));
    if (reading !== log.reading) return;
    const listed = found.entries.filter(isListed);
    found.entries.forEach(noticeUser);
    have += listed.length;
    log.lines.unshift(...listed);
    log.older = found.older ?? null;
    if (have < count && log.older) tell("line-count", `Searching: line ${log.older} …`);
  }
  drawLines();
}

/** True for a call that changes nothing. A policy with more than a vendor changes it. */
const isRead = ({ kind, method, params }) => kind === "call" && READS.test(method) && !(method === "store/policy" && Object.keys(params ?? {}).length > 1);
const isListed = (entry) => byId("reads").checked || !isRead(entry);

/** True if a new entry matches what is searched for, by the same rule as the server's. */
function isWanted(entry) {
  if (entry.kind === "gap") return true;
  const kinds = KINDS[byId("filter").value];
  const text = stringify(entry).toLowerCase();
  const words = byId("search").value.toLowerCase().split(/\s+/);
  return (!kinds || kinds.includes(entry.kind)) && isListed(entry) && words.every((word) => text.includes(word));
}

function receiveEntry(entry) {
  // Before the reply to the last call of log/subscribe, entries belong to the subscription that ends.
  if (log.accepted !== log.generation) return;
  const sequence = entry.kind === "gap" ? entry.to : entry.sequence;
  if (sequence <= log.last) return;
  log.last = sequence;
  log.lastEntry = entry;
  log.recent.push(entry);
  if (log.recent.length > 4000) log.recent.splice(0, 2000);
  noticeUser(entry);
  noticeEntry(entry);
  if (isWanted(entry)) log.fresh.push(entry);
  if (!log.timer) log.timer = setTimeout(drawFresh, 60);
}

/** Which user a session has, for lines that do not say so. */
function noticeUser(entry) {
  if (entry.user && entry.session) log.users.set(entry.session, entry.user);
}

/** Adds the lines of new entries on top, and takes as many away below. */
function drawFresh() {
  log.timer = 0;
  if (log.isPaused) return countLines();
  const fresh = log.fresh.splice(0);
  log.lines.push(...fresh);
  const box = byId("rows");
  const before = box.scrollHeight;
  byId("lines").prepend(...fresh.slice(-log.rows).reverse().map(line));
  if (log.lines.length > log.rows) {
    log.older = log.lines[log.lines.length - log.rows].sequence ?? log.older;
    log.lines.splice(0, log.lines.length - log.rows);
    while (byId("lines").childElementCount > log.rows) byId("lines").lastElementChild.remove();
  }
  // What a reader has scrolled to stays where it is.
  if (box.scrollTop > 0) box.scrollTop += box.scrollHeight - before;
  countLines();
}

function drawLines() {
  byId("lines").replaceChildren(...log.lines.slice().reverse().map(line));
  countLines();
}

function countLines() {
  const list = byId("lines");
  byId("older").hidden = log.older === null;
  const waiting = log.isPaused && log.fresh.length ? ` Paused: ${plural(log.fresh.length, "new line")}.` : log.isPaused ? " Paused." : "";
  tell("line-count", `${plural(list.childElementCount, "line")}${log.older === null ? "" : ", older ones follow"}; last entry ${log.last}.${waiting}`);
  if (!list.querySelector("[tabindex='0']")) list.querySelector("button")?.setAttribute("tabindex", "0");
}

/** The part of a line behind its text. */
function columns(entry) {
  const asked = entry.call ? log.lines.concat(log.recent).find((other) => other.sequence === entry.call) : entry;
  const session = entry.session ?? asked?.params?.session ?? "";
  const known = sessions.list.find((other) => other.session === session);
  const user = entry.user ?? entry.params?.appUserId ?? entry.to ?? known?.appUserId ?? log.users.get(session) ?? "";
  const vendor = entry.vendor ?? entry.params?.vendor ?? known?.vendor;
  return [session, shown(user).replace(/^\$[A-Za-z]+:.*/, "anonymous"), vendor ? vendorName(vendor) : "", outcome(entry)];
}

const OUTCOMES = { subscriptionExpired: "subscription lapsed", http: "HTTP error" };
const outcomeWords = (kind) => OUTCOMES[kind] ?? spaced(kind);

/** How an entry ended; null for one that does not end. */
function ending(entry) {
  if (entry.undone) return { text: "undone", isGood: false };
  if (entry.error) return { text: outcomeWords(entry.error.kind), isGood: false };
  if (entry.failure) return { text: outcomeWords(entry.failure), isGood: false };
  if (entry.fault) return { text: "fault: " + entry.fault, isGood: false };
  const kinds = entry.outcome ? [entry.outcome] : (entry.outcomes ?? []).map((one) => one.kind);
  if (kinds.length) return { text: kinds.map(outcomeWords).join(", "), isGood: kinds.every((kind) => kind === "redeemed") };
  if (entry.kind === "request") return { text: String(entry.status ?? "no response"), isGood: entry.status !== null && entry.status < 400 };
  return null;
}

function outcome(entry) {
  const end = ending(entry);
  return make("span", end ? { class: end.isGood ? "good" : "bad" } : {}, end?.text ?? "");
}

function line(entry) {
  const [session, user, vendor, end] = columns(entry);
  const sequence = entry.kind === "gap" ? `${entry.from}-${entry.to}` : String(entry.sequence);
  const cells = [entry.at === undefined ? "" : clockTime(entry.at), entry.kind, SUMMARIES[entry.kind](entry), session, user, vendor];
  const isOpen = parts()[1] === "log" && parts()[2] === sequence;
  const head = make("button", { type: "button", tabindex: -1, "aria-current": isOpen ? "true" : undefined, onclick: () => (location.hash = address("log", sequence)) });
  // White space between the cells is for those who hear them.
  cells.forEach((text, index) => head.append(make("span", { class: index < 2 ? "dim" : undefined }, text), " "));
  head.append(end);
  return make("li", { "data-sequence": sequence, value: entry.sequence }, head);
}

const SUMMARIES = {
  call: (entry) => `${entry.method} ${brief(entry.params)}`,
  reply: (entry) => `to call ${entry.call}`,
  question: (entry) => (entry.session ? "asks " : "an SDK over HTTP asks ") + entry.question,
  answer: (entry) => "answer to " + entry.question,
  event: (entry) => entry.name,
  mail: (entry) => (entry.reason === "reissue" ? "a new link" : "the link to a purchase"),
  request: (entry) => `${entry.method} ${entry.path}`,
  gap: (entry) => `entries ${entry.from} to ${entry.to} are not in the log any more`,
};

function brief(params) {
  const named = Object.entries(params ?? {}).filter(([name]) => !["session", "vendor", "appUserId"].includes(name));
  const text = named.map(([name, value]) => `${name}=${typeof value === "string" ? value : stringify(value)}`).join(" ");
  return text.length > 160 ? text.slice(0, 160) + "…" : text;
}

/** Arrow keys move between lines: only one of them is a stop of the Tab key. */
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

/** Shows one line whole: what was asked, what came of it, and what the SDK said. */
async function showLine(sequence) {
  const box = byId("line");
  const number = Number((log.open = sequence));
  const close = button("Close", () => (location.hash = address("log")));
  const head = buttons(h3(`Line ${sequence}`), close, button("Copy the address", (event) => copy(new URL(address("log", sequence), location).href, event.target)));
  try {
    const entry = (await here(call("log/read", revealing({ after: number - 1, limit: 1, details: true })))).entries[0];
    if (!entry || entry.kind === "gap") fail(entry ? SUMMARIES.gap(entry) : "There is no such line.");
    box.replaceChildren(head, ...(await lineParts(entry)));
  } catch (error) {
    if (error instanceof Gone) throw error;
    const words = error instanceof ServerError ? `This space has no line ${sequence}; its last one is ${log.last}.` : error.message;
    box.replaceChildren(head, bad(words));
  }
}

async function lineParts(entry) {
  const [session, user, vendor] = columns(entry);
  const facts = [["When", new Date(entry.at).toISOString()], ["What", `${entry.kind}: ${SUMMARIES[entry.kind](entry)}`]];
  if (session) facts.push(["Session", link(session, "session", session)]);
  if (user) facts.push(["User", user.includes(HIDDEN) || user === "anonymous" ? user : link(user, "customer", user)]);
  if (vendor) facts.push(["Vendor", vendor]);
  if (entry.params?.purchase) facts.push(["Purchase", link(String(entry.params.purchase), "purchase", entry.params.purchase)]);
  if (ending(entry)) facts.push(["Outcome", outcome(entry)]);
  const body = [definitions(facts)];
  const part = (title, ...content) => body.push(h3(title), ...content);
  if (entry.params ?? entry.body) part(entry.kind === "event" ? "What the app is told" : "Request", json(entry.params ?? entry.body, "Request"));
  if (entry.result) {
    part("Reply: what the app receives", json(entry.result.reply, "Reply"));
    if (entry.result.losses.length) part("What this SDK does not pass on", make("ul", {}, entry.result.losses.map((loss) => li(`${loss.path}: ${loss.message}`))));
  } else if (entry.error) part("Error", json(entry.error, "Error"));
  if (entry.kind === "call" && session) {
    const told = await consequences(entry, session);
    if (told.length) part("What followed", make("ol", { "aria-label": "What followed" }, told.map((other) => li(link(`${other.kind}: ${SUMMARIES[other.kind](other)}`, "log", other.sequence), " ", outcome(other)))));
    part("As a test", buttons(button("Export this session", () => exportScenario({ session }))));
  }
  if (entry.kind === "request") part("As a command", pre(curl(entry), "Command"));
  return [...body, folded("The entry", json(entry, "The entry"))];
}

/** What a session did between its call and its next one. */
async function consequences(entry, session) {
  const { entries } = await here(call("log/read", revealing({ after: entry.sequence, limit: 200 })));
  const own = [];
  for (const other of entries) {
    if (other.kind === "call" && other.params?.session === session && !isRead(other)) break;
    if ((other.session === session && other.kind !== "call") || other.call === entry.sequence) own.push(other);
  }
  return own;
}

function prepareTimeline() {
  setOptions(byId("filter"), [["", "everything"], ["call", "calls"], ["question", "questions and answers"], ["event", "events"], ["mail", "mails"], ["request", "HTTP requests"]]);
  const again = () => connection.isOpen && readNewest().catch(() => {});
  on("filter", "change", again);
  on("reads", "change", again);
  onSearch("search", again);
  on("lines", "keydown", moveLine);
  on("older", "click", () => attempt(byId("rows"), async () => {
    if (!connection.isOpen) fail(AWAY);
    log.rows += 1000;
    await readOlder(1000);
  }));
  on("pause", "click", () => {
    log.isPaused = !log.isPaused;
    byId("pause").ariaPressed = String(log.isPaused);
    drawFresh();
  });
  on("clear", "click", () => {
    Object.assign(log, { lines: [], fresh: [], older: log.last + 1, reading: {} });
    drawLines();
  });
}
