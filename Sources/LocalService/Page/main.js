// The start, the address, and what follows from new entries of the log.

const PANELS = { log: "Timeline", buy: "Buy", phones: "Phones", purchases: "Purchases", mailbox: "Mailbox", compare: "Compare", world: "Faults, clock", webhooks: "Webhooks", stories: "Stories", requests: "Requests", scenario: "Scenario" };
let isPrepared = false;

/** Runs whenever a connection is open. */
async function begin() {
  server = await send("server/describe", {});
  if (!isPrepared) schemas = (await send("rpc.discover", {})).components.schemas;
  connection.isOpen = true;
  const isFirst = !isPrepared;
  if (!isPrepared) prepare();
  await listSpaces();
  if (isFirst) prepareAddresses();
  if (!buying.current.vendor) await showSettings(buying.fields.field("vendor").value);
  await subscribe();
  await refresh();
  if (isFirst) await route();
  byId("status").dataset.connections = ++connection.count;
  say(`Connected to redemption ${server.version}.`);
}

function prepare() {
  isPrepared = true;
  for (const id of ["app", "reveal-label", "exact-label"]) byId(id).hidden = false;
  for (const box of document.querySelectorAll("div[aria-label]")) Object.assign(box, { role: "region", tabIndex: -1, hidden: true });
  prepareTimeline();
  prepareScenario();
  prepareSessions();
  prepareStore();
  prepareFaults();
  prepareClock();
  prepareComparing();
  prepareWebhooks();
  prepareStories();
  prepareRequests();
  prepareBuying();
  prepareSpaces();
  follow("log", "app", async () => drawEvents());
  follow("clock", "app", async () => showClock((await call("clock/now")).now));
  on("reveal", "change", () => again(() => (isRevealed = byId("reveal").checked)));
  on("exact", "change", () => again(() => (isExact = byId("exact").checked)));
  on("skip", "click", (event) => {
    event.preventDefault();
    go("log");
    byId("timeline").focus();
  });
  for (const field of document.querySelectorAll("input")) Object.assign(field, { autocomplete: "off", spellcheck: false });
}

function prepareAddresses() {
  byId("panels").append(...Object.entries(PANELS).map(([name, text]) => make("a", { href: address(name), "data-name": name }, text)));
}

/** Draws everything again, with codes shown or hidden, or with other dates. */
async function again(change) {
  change();
  document.body.classList.toggle("exact", isExact);
  redrawSecrets();
  drawComparison();
  tick();
  log.last = 0;
  drawn.clear();
  if (!connection.isOpen) return;
  await subscribe();
  await refresh();
  await route();
  if (log.open) await showLine(log.open);
}

/** Shows what the address names; the timeline stays beside it where there is room. */
async function route() {
  const [name, panel = "", ...rest] = parts();
  view = {};
  byId("confirm").close("");
  if (location.hash.includes("token=") || (name ?? spaceName) !== spaceName) return location.reload();
  const at = { log: null, customer: "purchases", purchase: "purchases", session: "phones", story: "stories", "": "buy" }[panel];
  const page = at === undefined ? panel : at;
  const body = document.body;
  if (page || !body.dataset.at) body.dataset.at = page && page in PANELS ? page : body.dataset.at ?? "buy";
  for (const one of byId("work").children) one.hidden = one.dataset.panel !== body.dataset.at;
  body.classList.toggle("on-timeline", panel === "log");
  body.classList.toggle("on-line", panel === "log" && Boolean(rest[0]));
  for (const tab of byId("panels").children) {
    const isHere = tab.dataset.name === (panel === "log" && matchMedia("(max-width: 63.99em)").matches ? "log" : body.dataset.at);
    if (isHere) tab.setAttribute("aria-current", "page");
    else tab.removeAttribute("aria-current");
  }
  if (page === "purchases") {
    // Until the answer comes, nothing is shown of what an earlier address named.
    byId("purchase").hidden = byId("person").hidden = true;
    byId("purchase-lists").hidden = panel === "purchase";
    if (panel === "purchases") byId("purchase-search").value = rest[0] ?? byId("purchase-search").value;
  }
  if (panel === "compare") byId("comparison").hidden = !comparing.columns.length;
  if (panel === "log") byId("line").hidden = !rest[0];
  for (const other of panel === "log" ? byId("lines").querySelectorAll("[aria-current]") : []) other.removeAttribute("aria-current");
  const head = panel === "log" && rest[0] && byId("lines").querySelector(`[data-sequence="${CSS.escape(rest[0])}"] button`);
  if (head) {
    head.ariaCurrent = "true";
    head.scrollIntoView({ block: "nearest" });
  }
  const show = { log: showLine, customer: showCustomer, purchase: showPurchase, session: showSession, compare, story: showStory }[panel];
  if (show && rest[0]) await attempt(byId(panel === "log" ? "line" : page), () => show(...rest));
}

/** Goes to a panel. */
async function go(panel) {
  if (parts()[1] === panel && !parts()[2]) return;
  history.pushState(null, "", address(panel));
  await route();
}

/** Which lists an entry of the log may have changed. */
const CHANGES = { mail: ["mails"], event: ["session-list"], question: [], answer: ["purchase-list", "session-list", "event-list"], request: ["purchase-list", "customer-list", "request-list"] };

/** Whatever may have changed a list draws it again, a little later. */
function noticeEntry(entry) {
  if (isRead(entry)) return;
  for (const name of new Set([...(CHANGES[entry.kind] ?? Object.keys(followers)), "clock", "log"])) followers[name].notice();
}

/** What is on screen at once, and the rest when it is. */
async function refresh() {
  for (const follower of Object.values(followers)) follower.notice();
  await Promise.all([followers.clock.now(), ...Object.values(followers).filter((follower) => follower.isSeen).map((follower) => follower.now())]);
}

window.addEventListener("hashchange", () => isPrepared && route());
tell("status", "Connecting.");
connect();
