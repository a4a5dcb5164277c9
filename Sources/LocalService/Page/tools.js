// Link inspector, faults, clock.

async function explain() {
  const url = byId("explain-link").value.trim();
  if (!url) throw new Error("Enter a link.");
  const parts = [make("h3", {}, "How the SDKs read it")];
  const rows = [];
  for (const { vendor, name } of server.vendors) {
    for (const platform of resolved(members("LinkParseParams").platform).enum ?? []) {
      const { link, redirect } = await call("link/parse", { url, vendor, platform });
      if (link) remember(link.code, link.url);
      const wrapped = link && link.url !== url ? " It is wrapped in another address." : "";
      const words = link ? ["redeems the code ", secretElement("code", link.code), wrapped] : [redirect ? "reads a purchase from it, without a code" : "does not redeem it"];
      rows.push(make("li", {}, `${name}, ${platform}: `, ...words));
    }
  }
  parts.push(make("ul", {}, ...rows), make("h3", {}, "What happens where it is opened"));
  const ends = [];
  for (const [value, words] of DEVICES) {
    const [device, app] = value.split(" ");
    const opened = await call("link/open", { url, device, app });
    ends.push(make("li", {}, `On ${words}: `, secretElement("span", opened.opensApp ? "the app opens and its SDK takes the link." : opened.show?.text ?? opened.reason)));
  }
  const target = byId("explanation");
  target.replaceChildren(...parts, make("ul", {}, ...ends));
  target.hidden = false;
  target.focus();
}

/** The kinds of outcomes that need no grant; those with one come from a purchase that is redeemed. */
const OUTCOMES = {
  linkExpired: { reissued: true, obfuscatedEmail: "j***@e***e.com", reason: "expired" },
  invalidCode: {},
  purchaseBelongsToOtherUser: {},
  failed: { failure: { reason: "offline", message: "The device is offline.", attempts: 1 } },
};

async function renderReply() {
  const kind = byId("render-outcome").value;
  const outcome = { kind, code: "a_code", ...OUTCOMES[kind] };
  const { reply, losses } = await call("reply/render", { target: targetAt(byId("render-target").value), outcome });
  const target = byId("rendered");
  const lost = losses.map((loss) => make("li", {}, `${loss.path}: ${loss.message}`));
  target.replaceChildren(make("pre", { tabindex: "0" }, JSON.stringify(reply, null, 1)), make("ul", { class: "dim" }, ...lost));
  target.hidden = false;
  target.focus();
}

const faults = { fields: null };

function prepareFaults() {
  const form = byId("fault-form");
  faults.fields = new Fields("fault", "FaultInjectParams", { first: ["kind", "status", "seconds", "count", "session"], labels: { status: "HTTP status", seconds: "Delay in seconds", session: "Only session" } });
  const kind = faults.fields.field("kind");
  setOptions(kind.input, kind.schema.enum.filter((word) => word !== "none").map((word) => [word, word]));
  const show = () => {
    faults.fields.field("status").row.hidden = kind.value !== "http";
    faults.fields.field("seconds").row.hidden = kind.value !== "delay";
  };
  kind.input.addEventListener("change", show);
  show();
  const clear = button("Clear all faults", () => attempt(form, async () => sayFaults((await act("fault/inject", { kind: "none" })).pending)));
  form.append(...faults.fields.first, make("p", { class: "buttons" }, make("button", { type: "submit" }, "Inject the fault"), clear));
  onSubmit(form, async () => sayFaults((await act("fault/inject", faults.fields.values)).pending));
}

function sayFaults(pending) {
  const words = pending.map((fault) => [fault.kind, fault.status, fault.seconds && `${fault.seconds} s`, fault.count && `${fault.count} more`, fault.session].filter(Boolean).join(" "));
  byId("pending-faults").textContent = words.length ? `Injected: ${words.join("; ")}.` : "No fault is pending.";
}

const clock = { ahead: 0 };
const STEPS = [["1 minute", 60], ["61 minutes", 3660], ["1 day", 86400], ["31 days", 2678400]];

function showClock(now) {
  clock.ahead = now - Date.now();
  tick();
}

function tick() {
  const seconds = Math.round(clock.ahead / 1000);
  byId("now").textContent = dateTime(Date.now() + clock.ahead) + (Math.abs(seconds) > 1 ? `, ${seconds} s ahead of this browser` : "");
}

async function advanceClock(seconds) {
  showClock((await act("clock/advance", { seconds })).now);
}

function prepareTools() {
  onSubmit(byId("explain-form"), explain);
  setOptions(byId("render-target"), targetOptions());
  setOptions(byId("render-outcome"), Object.keys(OUTCOMES).map((kind) => [kind, kind]));
  onSubmit(byId("render-form"), renderReply);
  prepareFaults();
  for (const [words, seconds] of STEPS) byId("clock-steps").append(button("Advance " + words, () => attempt(byId("clock-form"), () => advanceClock(seconds))));
  onSubmit(byId("clock-form"), () => advanceClock(Number(byId("clock-seconds").value)));
  setInterval(tick, 1000);
}
