// What was clicked, as a case that `redemption replay` plays on a fresh server.

const recorder = { steps: [], mailsBefore: null };

/** Calls a method and records it. */
async function act(method, params, through = call) {
  const step = { method, params, at: Date.now(), index: recorder.steps.length };
  recorder.steps.push(step);
  sayRecorded();
  try {
    step.result = await through(method, params);
    return step.result;
  } catch (error) {
    if (error instanceof ServerError) step.error = error;
    else recorder.steps.splice(recorder.steps.indexOf(step), 1);
    throw error;
  } finally {
    step.milliseconds = Date.now() - step.at;
    step.answeredBy = recorder.steps.at(-1);
    sayRecorded();
  }
}

function sayRecorded() {
  const count = recorder.steps.length;
  byId("recorded").textContent = count === 0 ? "Nothing was clicked yet." : `${count} ${count === 1 ? "step" : "steps"} recorded.`;
}

/** A link of the mailbox that no recorded step has returned: the scenario reads it there. */
function recordMail(messages, index) {
  if (recorder.mailsBefore === null || index < recorder.mailsBefore) return;
  const { url } = messages[index];
  if (recorder.steps.some((step) => JSON.stringify(step.result ?? null).includes(url))) return;
  recorder.steps.push({ method: "store/mailbox", params: {}, result: { messages }, at: Date.now(), milliseconds: 0, mail: index - recorder.mailsBefore, url });
  sayRecorded();
}

/** Where the results of methods have what later steps use. */
const SAVES = {
  "store/purchase": { link: "/link/url", code: "/link/code", purchase: "/purchase/id", next: "/next/url" },
  "store/issueLink": { link: "/link/url", code: "/link/code" },
  "session/open": { session: "/session" },
};

const valueAt = (value, pointer) => pointer.split("/").slice(1).reduce((inner, key) => inner?.[key], value);

function scenarioSteps() {
  const known = new Map();
  const written = new Map();
  const steps = [];
  const notes = [];
  let delay = 0;
  let end = null;
  for (const step of recorder.steps) {
    if (!step.result && !step.error) continue;
    if (end !== null && step.at - end > 60000) steps.push(advance((step.at - end) / 1000));
    end = Math.max(end ?? 0, step.at + step.milliseconds);
    const out = { method: step.method, params: filled(step.params, known) };
    if (step.params.url && out.params.url === step.params.url) notes.push(`Step ${steps.length + 1} uses a link that no step before it has returned.`);
    Object.assign(out, expectation(step), saved(step, known));
    steps.push(out);
    written.set(step, out);
    if (step.method === "fault/inject") delay = step.params.kind === "delay" ? step.params.seconds : 0;
    else if (delay > 0 && step.milliseconds > delay * 900 && step.answeredBy === step) {
      // The fault held the answer in real time; on the virtual clock, only clock/advance ends it.
      awaitLater(out, advance(Math.ceil(step.milliseconds / 1000)), steps);
      delay = 0;
    }
  }
  for (const [step, out] of written) {
    const last = written.get(step.answeredBy);
    if (last && last !== out && !out.later) awaitLater(out, last, steps);
  }
  const text = JSON.stringify(steps);
  for (const step of steps) {
    const used = Object.entries(step.save ?? {}).filter(([name]) => text.includes("${" + name + "}"));
    step.save = used.length ? Object.fromEntries(used) : undefined;
  }
  return { steps, notes };
}

const advance = (seconds) => ({ method: "clock/advance", params: { seconds: Math.round(seconds) }, contains: {} });

/** The reply of a step comes with a later one. */
function awaitLater(step, last, steps) {
  if (!steps.includes(last)) steps.push(last);
  step.later = `reply${steps.indexOf(step) + 1}`;
  last.replies = [...(last.replies ?? []), step.later];
}

/** Params with the values that earlier steps have saved replaced by their names. */
function filled(value, known) {
  if (typeof value === "string") {
    let text = value;
    for (const [secret, name] of [...known].sort(([one], [other]) => other.length - one.length)) text = text.replaceAll(secret, "${" + name + "}");
    return text;
  }
  if (Array.isArray(value)) return value.map((element) => filled(element, known));
  if (value && typeof value === "object") return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, filled(member, known)]));
  return value;
}

function expectation(step) {
  if (step.error) {
    const { kind, path } = step.error.data;
    return { error: path === undefined ? { code: step.error.code, kind } : { code: step.error.code, kind, path } };
  }
  if (step.method === "redemption/redeem") return { contains: { outcome: { kind: step.result.outcome.kind } } };
  if (step.method === "session/handleDeepLink") return { contains: { handled: step.result.handled } };
  return { contains: {} };
}

function saved(step, known) {
  if (step.error) return {};
  const places = step.mail === undefined ? SAVES[step.method] ?? {} : { mail: `/messages/${step.mail}/url` };
  const save = {};
  for (const [name, pointer] of Object.entries(places)) {
    const value = step.mail === undefined ? valueAt(step.result, pointer) : step.url;
    if (typeof value !== "string" || known.has(value)) continue;
    const numbered = name + (step.index + 1 || "M" + (known.size + 1));
    known.set(value, numbered);
    save[numbered] = pointer;
  }
  return Object.keys(save).length ? { save } : {};
}

/** One step a line, as the cases of the project are laid out. */
function scenarioText(name) {
  const { steps, notes } = scenarioSteps();
  const lines = steps.map((step) => "        " + JSON.stringify(step)).join(",\n");
  const head = `{\n  "title": "Exported scenario",\n  "description": "Clicked in the page of redemption ${server.version}.",\n  "cases": [\n    {\n`;
  return { notes, count: steps.length, text: `${head}      "description": ${JSON.stringify(name)},\n      "steps": [\n${lines}\n      ]\n    }\n  ]\n}\n` };
}

function exportScenario() {
  const { text, notes, count } = scenarioText(byId("scenario-name").value.trim() || "Clicked in the page");
  if (count === 0) throw new Error("Nothing was clicked yet, so there is nothing to export. Buy something first.");
  byId("scenario-text").value = text;
  byId("export-notes").textContent = notes.join(" ") || `${count} steps were exported to scenario.json.`;
  byId("exported").hidden = false;
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: "scenario.json" }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}

function prepareScenario() {
  onSubmit(byId("scenario-form"), async () => exportScenario());
  byId("forget").addEventListener("click", () => {
    recorder.steps = [];
    recorder.mailsBefore = null;
    byId("exported").hidden = true;
    sayRecorded();
    followers.mails.now().catch(() => {});
  });
}
