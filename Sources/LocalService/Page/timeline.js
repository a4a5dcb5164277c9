// The log: received once, in order, whatever happens to the connection.

const log = { entries: [], last: 0, generation: 0, accepted: 0, rows: 200, fresh: 0, timer: 0 };
const ROWS = 200;
const MOST_ENTRIES = 50000;
const READS = /^(server\/describe|rpc\.discover|clock\/now|store\/list|store\/mailbox|session\/(list|describe)|link\/|reply\/|log\/)/;

/** Subscribes after the last entry received, or from the beginning if this is another server's log. */
async function subscribe() {
  const generation = ++log.generation;
  if (log.last > 0 && !(await isSameLog())) clearLog();
  if (generation !== log.generation) return;
  await send("log/subscribe", { after: log.last, reveal: isRevealed });
  if (generation === log.generation) log.accepted = generation;
}

/** False if the server was restarted: its entry with the last sequence is not the one received. */
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
  // Before the reply to the last call of log/subscribe, entries belong to the subscription that ends.
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

/** Adds the lines of new entries on top. */
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
