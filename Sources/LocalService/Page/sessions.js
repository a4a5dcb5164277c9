// Sessions: opening them, redeeming in them, and what their SDKs report.

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

/** Puts a link into the field for sessions and goes there. */
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

/** The events of the session since its link was opened; they come with the log. */
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
