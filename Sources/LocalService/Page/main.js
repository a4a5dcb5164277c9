// The start, and what follows from new entries of the log.

let isPrepared = false;

/** Runs whenever a connection is open. */
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

/** Shows or hides codes, links and addresses: the log is received again in that form. */
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

/** Which lists an entry of the log may have changed. */
const CHANGES = { mail: ["mails"], event: ["sessions"], question: [], answer: ["purchases", "sessions"], request: ["purchases"] };

/** Whatever may have changed a list draws it again, a little later. */
function noticeEntry(entry) {
  if (entry.kind === "request") receiveRequest(entry);
  if (entry.kind === "call" && READS.test(entry.method)) return;
  for (const name of new Set([...(CHANGES[entry.kind] ?? Object.keys(followers)), "clock", "log"])) followers[name].notice();
}

/** Everything, at once. */
async function refresh() {
  await Promise.all(Object.values(followers).map((follower) => follower.now()));
}

byId("status").textContent = "Connecting.";
connect();
