// Sessions: opening them, redeeming in them, and what their SDKs report.

const sessions = { fields: null, list: [], reported: null, asked: null };

function prepareSessions() {
  const form = byId("open-form");
  sessions.fields = new Fields("open", "SessionOpenParams", { first: ["appUserId"], skip: ["vendor", "sdk", "platform"] });
  const target = field("SDK", select("open-target", targetOptions()));
  add(form, target, ...sessions.fields.first, sessions.fields.more, buttons(submit("Open session")));
  const showVendor = () => sessions.fields.showVendor(targetAt(byId("open-target").value).vendor);
  on("open-target", "change", showVendor);
  showVendor();
  onSubmit(form, openSession);
  onSubmit(byId("redeem-form"), redeem);
  on("deep-link", "click", () => attempt(byId("redeem-form"), openDeepLink));
  new List("session-list", "app", {
    name: "Open sessions", one: "session", empty: "No session is open.", item: sessionItem,
    rows: async (count) => {
      sessions.list = (await call("session/list")).sessions;
      setOptions(byId("redeem-session"), sessions.list.map((session) => [session.session, `${session.session}: ${nameOf(session)}`]));
      return { rows: sessions.list.slice(-count).reverse(), total: sessions.list.length, isMore: sessions.list.length > count };
    },
  });
}

/** Makes the forms choose an SDK and a session of a vendor, whose links no other can redeem. */
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
  const { session } = await post("session/open", { ...targetAt(byId("open-target").value), ...sessions.fields.values });
  await refreshSessions();
  byId("redeem-session").value = session;
}

const refreshSessions = () => followers["session-list"].now();

function nameOf(session) {
  const target = server.targets.find((other) => other.vendor === session.vendor && other.sdk === session.sdk && other.platform === session.platform);
  return `${target?.package ?? session.sdk}, ${session.platform}`;
}

function sessionItem(session) {
  const id = session.session;
  const item = li(link(id, "session", id), `: ${nameOf(session)}, `);
  item.append(secretElement("span", session.appUserId ?? "no user"), session.configured ? " " : ", not configured ");
  const close = button("Close", () => attempt(item, async () => {
    if (!(await isConfirmed(`Close ${id}? What its SDK waits for is lost.`, "Close the session"))) return;
    await call("session/close", { session: id });
    await refreshSessions();
  }), { "aria-label": `Close ${id}` });
  const change = (text, method, params) => button(text, () => attempt(item, async () => {
    await call(method, { session: id, ...params() });
    await refreshSessions();
  }), { "aria-label": `${text} ${id}` });
  item.append(buttons(close, change("Log out", "session/logOut", () => ({})), change("Refresh", "session/foreground", () => ({}))));
  return item;
}

/** What asks last has the report; an address with a session asks, too. */
const asksForReport = (request) => {
  sessions.asked = {};
  return here(request, () => sessions.asked);
};

async function showSession(id) {
  try {
    const state = await here(asksForReport(call("session/describe", { session: id })));
    remember(...state.storedCodes.map((stored) => stored.code));
    showReport(id, `State of ${id}`, "", state);
  } catch (error) {
    if (error instanceof Gone) throw error;
    fill("report", h3(id), bad(error.message));
  }
}

/** Puts a link into the field for sessions and goes there. */
function useLink(url) {
  byId("redeem-link").value = url;
  go("phones");
  byId("redeem-link").focus();
}

function chosen() {
  const session = byId("redeem-session").value;
  const url = entered("redeem-link");
  if (!session) fail("No session is open. Open one below.");
  if (!url) fail("Enter a link, or take one from a purchase or a mail.");
  return { session, url };
}

async function redeem() {
  const params = chosen();
  const before = log.last;
  const session = params.session;
  try {
    const result = await asksForReport(call("redemption/redeem", params));
    remember(result.outcome.code, params.url);
    const losses = result.losses.map((loss) => `${loss.path}: ${loss.message}`);
    showReport(session, `The outcome: ${outcomeWords(result.outcome.kind)}`, "What the app receives:", result.reply, losses, before);
  } catch (error) {
    if (error instanceof ServerError) showReport(session, `The outcome: ${outcomeWords(error.data.kind)}`, error.message, error.data, [], before);
    throw error;
  }
}

async function openDeepLink() {
  const params = chosen();
  const before = log.last;
  const result = await asksForReport(call("session/handleDeepLink", params));
  remember(params.url);
  showReport(params.session, result.handled ? "The SDK takes the link." : "The SDK leaves the link to the app.", "What the call returns:", result, [], before);
}

function showReport(session, title, label, value, losses = [], before = null) {
  const parts = [h3(title), para(label), secretElement("pre", stringify(value, null, 1), { tabindex: "0" })];
  if (losses.length) parts.push(make("h4", {}, "What this SDK does not pass on"), make("ul", {}, losses.map((loss) => li(loss))));
  if (before !== null) parts.push(make("h4", {}, "Events since then"), make("ol", { id: "report-events" }));
  fill("report", ...parts);
  sessions.reported = before === null ? null : { session, before };
  drawEvents();
}

/** The events of the session since its link was opened; they come with the log. */
function drawEvents() {
  const list = byId("report-events");
  if (!list || !sessions.reported) return;
  const { session, before } = sessions.reported;
  const events = log.recent.filter((entry) => entry.sequence > before && entry.kind === "event" && entry.session === session);
  list.replaceChildren(...(events.length ? events.map((entry) => li(link(entry.name, "log", entry.sequence))) : [make("li.dim", {}, "none")]));
}
