// Faults and the clock.

const faults = { fields: null };

function prepareFaults() {
  const form = byId("fault-form");
  faults.fields = new Fields("fault", "FaultInjectParams", { first: ["kind", "status", "seconds", "count", "session"], labels: { status: "HTTP status", seconds: "Delay", session: "Only session" } });
  const kind = faults.fields.field("kind");
  setOptions(kind.input, kind.schema.enum.filter((word) => word !== "none").map((word) => [word, word]));
  // What a kind does not have is disabled: a row that went away would move the others.
  const show = () => {
    for (const field of faults.fields.all) {
      const isFor = { seconds: "delay", status: "http", code: "http", message: "http", retryAfter: "http" }[field.name];
      field.input.disabled = isFor !== undefined && isFor !== kind.value;
    }
  };
  kind.input.addEventListener("change", show);
  show();
  const change = (method, params) => () => attempt(form, async () => sayFaults((await call(method, params)).pending));
  const actions = [submit("Inject the fault"), button("Clear all faults", change("fault/inject", { kind: "none" }))];
  if (server.methods.includes("fault/release")) actions.push(button("Release late answers", change("fault/release", {})));
  add(form, ...faults.fields.first, faults.fields.more, buttons(...actions));
  onSubmit(form, async () => sayFaults((await call("fault/inject", faults.fields.values)).pending));
  follow("faults", "faults", async () => sayFaults((await call("fault/list")).pending));
}

function sayFaults(pending) {
  if (!pending) return followers.faults.notice();
  const words = pending.map((fault) => [fault.kind, fault.status, fault.seconds && duration(fault.seconds), fault.count && `${fault.count} more`, fault.session].filter(Boolean).join(" "));
  tell("pending-faults", words.length ? `Injected: ${words.join("; ")}.` : "No fault is pending.");
}

const clock = { ahead: 0 };
const STEPS = [["1 minute", 60], ["61 minutes", 3660], ["1 day", 86400], ["31 days", 2678400]];

function showClock(now) {
  clock.ahead = now - Date.now();
  tick();
}

function tick() {
  const seconds = Math.round(clock.ahead / 1000);
  const ahead = Math.abs(seconds) > 1 ? `, ${duration(Math.abs(seconds))} ${seconds > 0 ? "ahead of" : "behind"} this browser` : "";
  const now = new Date(Date.now() + clock.ahead);
  const date = now.toLocaleDateString("en-GB", { weekday: "short", day: "numeric", month: "short", year: "numeric" });
  tell("now", isExact ? now.toISOString() + ahead : `${date}, ${clockTime(now)} (${Intl.DateTimeFormat().resolvedOptions().timeZone})${ahead}`);
}

/** In a copy, today stays as it is: the copy opens, and has the moved clock. */
async function advanceClock(seconds) {
  if (byId("clock-copy").checked) {
    const name = await freeName("later");
    await post("space/fork", { from: spaceName, as: name }, null);
    await post("clock/advance", { seconds }, name);
    return showSpace(name, ...parts().slice(1));
  }
  const { now, events } = await call("clock/advance", { seconds });
  showClock(now);
  tell("happened", `${duration(seconds)} passed. ${events ? plural(events, "renewal or other event", "renewals and other events") + " of purchases." : "No purchase renewed or ended by itself."}`);
}

function prepareClock() {
  for (const [words, seconds] of STEPS) byId("clock-steps").append(button("Advance " + words, () => attempt(byId("clock-form"), () => advanceClock(seconds))));
  onSubmit(byId("clock-form"), () => advanceClock(checkedSeconds(entered("clock-by"), "Move forward by")));
  setInterval(tick, 1000);
}
