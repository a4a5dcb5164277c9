// The explorer's stories, step by step: what happens, what the SDK does, and what the buyer sees.

/** What a story says of an event; the explorer plays these without an app. */
const EVENTS = {
  purchase: "The buyer buys on the web.", purchaseWithEmail: "The buyer buys, and gives an address.", linkOpens: "The buyer opens the link.",
  mailedLinkOpens: "The buyer opens the newest mailed link.", secondPhoneRedeems: "A second phone redeems the link.", signInElsewhere: "The user signs in elsewhere.",
  timePasses: "Time passes.", offline: "The phone is offline.", online: "The phone is online.", requestTimesOut: "The next request times out.",
  serverFails: "The next request fails (HTTP 503).", answerIsUnreadable: "The next answer cannot be read.", answerIsLate: "The next answer is late.", answerArrives: "The late answer arrives.",
  newestAnswerArrives: "The newest late answer arrives.", lapse: "The subscription lapses.", refund: "The purchase is refunded.", signIn: "The buyer signs in as ada.", signOut: "The buyer signs out.",
  foreground: "The app comes forward.", refresh: "The app asks what the customer has.",
};
/** The event that somebody has written: "link opens", "Link opens." and "linkOpens" are one. */
const eventNamed = (text) => Object.keys(EVENTS).find((name) => [name, EVENTS[name]].map(plain).includes(plain(text)));
const plain = (text) => text.toLowerCase().replace(/[^a-z]/g, "");
const ALONE = ["signIn", "signOut", "foreground", "refresh"];
const story = { key: null, frames: [], playing: null, findings: [], target: null };

function prepareStories() {
  const form = byId("explore-form");
  const boxes = Object.entries(EVENTS).filter(([name]) => !["online", "answerArrives", "newestAnswerArrives"].includes(name)).map(([name, text]) => make("label.check", {}, make("input", { type: "checkbox", value: name, checked: ["purchase", "linkOpens", "serverFails"].includes(name) }), " " + text));
  const text = make("input", { id: "story-events", type: "text", value: "purchase, server fails, link opens, sign in, link opens" });
  const play = button("Play this story", () => attempt(form, async () => {
    const written = text.value.split(",").filter(plain);
    const unknown = written.find((part) => !eventNamed(part));
    if (unknown || !written.length) fail(`${unknown ? `There is no event "${unknown.trim()}". ` : ""}The events are: ${Object.keys(EVENTS).map(spaced).join(", ")}.`);
    openStory(targetName(targetAt(byId("explore-target").value)), written.map(eventNamed));
  }));
  add(form, field("SDK", select("explore-target", targetOptions())), folded("Events to try", make("div.checks", {}, boxes)), buttons(submit("Explore")), field("One story", text), buttons(play));
  new List("finding-list", "stories", {
    name: "Findings", one: "finding", first: "The first", item: findingItem,
    rows: async (count) => ({ rows: story.findings.slice(0, count), total: story.findings.length, isMore: story.findings.length > count }),
  });
  onSubmit(form, async () => {
    const app = targetAt(byId("explore-target").value);
    const chosen = [...form.querySelectorAll(":checked")].map((box) => box.value).filter((name) => EVENTS[name]);
    await showExploration(targetName(app), await explore(app, chosen, resolved(members("ExploreStartParams").properties.items).enum.filter((name) => name !== "retryHelps")));
  });
  on("story-file", "change", () => attempt(byId("stories"), loadStories));
}

const worldOf = (events) => ({ world: events.filter((name) => resolved(members("ExploreStartParams").world.items).enum.includes(name)), events: ALONE.filter((name) => events.includes(name)).map((name) => ({ name, text: EVENTS[name] })) });

/** Lets the server explore an SDK with an app that only calls it, and returns its report. */
async function explore(app, events, properties) {
  // An exploration binds its client to a space of its own.
  const explorer = new Client(() => {});
  try {
    await here(explorer.opened);
    let step = await here(explorer.call("explore/start", { app, alone: true, ...worldOf(events), properties, limits: { stories: 500 } }));
    const { exploration } = step;
    while (step.do !== "done") step = await here(explorer.call("explore/observed", { exploration }));
    return await here(explorer.call("explore/report", { exploration }));
  } finally {
    explorer.socket.close();
  }
}

function findingItem(finding) {
  const events = finding.story.map((step) => step.event);
  const play = story.target && events.every((name) => EVENTS[name]) ? link("Play it", "story", story.target, events.join(","), 0) : button("Play it", () => attempt(byId("explored"), () => playFinding(finding)), { "aria-label": `Play: ${finding.property}` });
  return li(`${finding.property}: ${finding.seen}. `, play, make("ol", {}, finding.story.map((step) => li(step.text))));
}

function showExploration(target, { findings = [], text }) {
  Object.assign(story, { target, findings });
  fill("explored", h3(findings.length ? plural(findings.length, "thing is", "things are") + " wrong" : "Nothing wrong was found"), folded("The report", pre(text ?? "", "The report")));
  byId("finding-list").hidden = !findings.length;
  return followers["finding-list"].now();
}

/** A report of explore/report, or a scenario, from a file. */
async function loadStories() {
  const file = byId("story-file").files[0];
  if (!file) return;
  const value = JSON.parse(await file.text());
  if (value.findings) return showExploration(null, value);
  if (!value.cases?.[0]?.steps) fail(`${file.name} is neither a report of explore/report nor a scenario.`);
  await playFinding({ property: value.title ?? file.name, scenario: value });
}

function openStory(target, events) {
  location.hash = address("story", target, events.join(","), 0);
}

/** What the small app of the stories does when the explorer asks for it. */
const APP_EVENTS = { signIn: ["session/logIn", { appUserId: "ada" }], signOut: ["session/logOut", {}], foreground: ["session/foreground", {}], refresh: ["session/customerInfo", {}] };

/** Plays a whole story with a small app, and keeps what could be seen after each step. */
async function framesOf(app, names) {
  const events = [];
  const explorer = new Client(({ method, params }) => method === "session/event" && events.push(params.name));
  const frames = [];
  let session;
  const see = async (said) => {
    // The reply to what was asked before comes first.
    const screen = session ? await explorer.call("session/describe", { session }) : null;
    frames.push({ told: [...said, ...events.splice(0).map((name) => li(`event: ${name}`))], screen });
  };
  try {
    await explorer.opened;
    let step = await explorer.call("explore/start", { app, ...worldOf(names), properties: ["noCrash"], story: names });
    while (step.do !== "done") {
      const { name, url } = step.event ?? {};
      const said = [];
      const ask = (method, params) => explorer.call(method, { session, ...params }).then((result) => said.push(li(`${method} `, outcome(result.outcome ? { outcome: result.outcome.kind } : {}))), (error) => said.push(li(`${method} `, outcome({ error: error.data ?? { kind: "cut" } }))));
      if (step.do === "begin") session = (await explorer.call("session/open", app)).session;
      // A late answer must not hold up the story.
      if (url) ask("redemption/redeem", { url });
      if (APP_EVENTS[name]) ask(...APP_EVENTS[name]);
      if (step.do === "end") await explorer.call("session/close", { session });
      else await see(said);
      step = await here(explorer.call("explore/observed", { exploration: step.exploration, ended: step.do === "end", ...(step.do === "end" ? {} : { shows: {} }) }));
    }
    return frames;
  } finally {
    explorer.socket.close();
  }
}

/** Shows a step of a story. The same start gives the same story, so its address needs no more than its events. */
async function showStory(target, names, step = "0") {
  const app = server.targets.find((other) => targetName(other) === target);
  if (!app) fail(`There is no SDK ${target}.`);
  story.playing = null;
  const key = target + " " + names;
  const { vendor, sdk, platform } = app;
  const events = names.split(",");
  if (story.key !== key) Object.assign(story, { frames: await here(framesOf({ vendor, sdk, platform }, events)), key });
  const at = Math.min(Number(step) || 0, story.frames.length - 1);
  const { told, screen } = story.frames[at];
  const sentences = ["The app starts.", ...events.map((name) => EVENTS[name] ?? name)];
  drawStory(`${app.package}, ${platform}`, sentences, at, told, screen, (to) => (location.hash = address("story", target, names, to)));
}

/** What the SDKs in a space give to their apps. */
async function phoneOf(name) {
  const { sessions: open } = await post("session/list", {}, name);
  return open.length ? post("session/describe", { session: open.at(-1).session }, name) : null;
}

/** Plays a scenario, such as that of a finding, in a space of its own with a clock that only it moves. */
async function playFinding(finding) {
  const playing = (story.playing = {});
  const steps = finding.scenario?.cases[0].steps ?? [];
  const name = await freeName("story");
  await post("space/use", { space: name, clock: "virtual", startsAt: 1800000000000 }, name);
  const known = new Map();
  const sentences = ["A new space.", ...steps.map(SUMMARIES.call)];
  let at = 0;
  let last = 0;
  const next = async (to) => {
    let failed = null;
    for (; at < to; at += 1) failed = await playStep(steps[at], known, name);
    const { entries, last: end } = await post("log/read", { after: last, reveal: isRevealed }, name);
    last = end;
    const isEnd = at === steps.length;
    const told = entries.filter((entry) => !isRead(entry)).map((entry) => li(`${entry.kind}: ${SUMMARIES[entry.kind](entry)} `, outcome(entry)));
    const phone = await phoneOf(name);
    if (story.playing !== playing) throw new Gone();
    drawStory(finding.property, sentences, at, told, phone, next, isEnd ? { ...finding, space: name } : null);
    if (failed) byId("story").append(bad(failed));
  };
  await next(0);
}

async function playStep(step, known, name) {
  const fill = (value) => (typeof value === "string" ? value.replace(/\$\{(\w+)\}/g, (all, key) => known.get(key) ?? all) : Array.isArray(value) ? value.map(fill) : value && typeof value === "object" ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)])) : value);
  try {
    const reply = post(step.method, fill(step.params ?? {}), name);
    // A step whose reply comes later must not hold up the next one.
    if (step.later) return void reply.catch(() => {});
    const result = await reply;
    for (const [key, pointer] of Object.entries(step.save ?? {})) known.set(key, valueAt(result, pointer));
    if (result.link) remember(result.link.url, result.link.code);
  } catch (error) {
    return step.error ? null : error.message;
  }
  return null;
}

function drawStory(title, sentences, at, told, screen, go, end = null) {
  const box = byId("story");
  const steps = make("ol", { start: 0, "aria-label": "Steps" }, sentences.map((text, index) => make("li", { "aria-current": index === at ? "step" : undefined, class: index > at ? "dim" : undefined }, index === at ? make("strong", {}, text) : text)));
  const active = screen?.entitlements.active.map((one) => one.identifier ?? one.id).join(", ");
  const controls = [button("Next step", () => attempt(box, () => go(at + 1)), { disabled: at >= sentences.length - 1 }), button("To the end", () => attempt(box, () => go(sentences.length - 1)), { disabled: at >= sentences.length - 1 })];
  fill("story", h3(title), steps, buttons(...controls), h3("What the buyer has in the app"), make("p", { class: screen ? (active ? "good" : "bad") : undefined }, screen ? (active ? `Access to ${active}.` : "No access.") : "The app has shown nothing yet."), h3("What happened in this step"), list("What happened in this step", told.length ? told : [make("li.dim", {}, "nothing")]));
  if (end?.story) add(box, h3("The story"), make("ol", {}, end.story.map((step) => li(step.text))));
  if (end?.seen) add(box, h3("What is wrong"), para("The app shows: ", stringify(end.shows)), make("p.good", {}, "expected: " + end.expected), bad("seen: " + end.seen));
  if (end) add(box, para(make("a", { href: addressIn(end.space) }, `Open the space ${end.space}`)));
}
