// The start, and what follows from new entries of the log.

let isPrepared = false;
let refreshTimer = 0;

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
  byId("reveal").addEventListener("change", () => reveal(byId("reveal").checked));
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

/** Whatever may have changed a list draws it again, a little later. */
function noticeEntry(entry) {
  if (entry.kind === "request") receiveRequest(entry);
  if (entry.kind !== "call" || !READS.test(entry.method)) refreshSoon();
}

function refreshSoon() {
  if (refreshTimer) return;
  byId("app").ariaBusy = "true";
  refreshTimer = setTimeout(async () => {
    refreshTimer = 0;
    await refresh().catch(() => {});
    if (!refreshTimer) byId("app").ariaBusy = "false";
  }, 300);
}

async function refresh() {
  drawRequests();
  drawEvents();
  showClock((await call("clock/now")).now);
  await Promise.all([refreshSessions(), refreshMails(), refreshPurchases()]);
}

byId("status").textContent = "Connecting.";
connect();
