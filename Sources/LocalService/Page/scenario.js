// What happened, as a case that `redemption replay` plays on a fresh server. The server makes it from its log.

const SOURCES = { log: "everything in this space", after: "everything since Start over" };

function prepareScenario() {
  const sources = () => setOptions(byId("scenario-source"), [...Object.entries(SOURCES), ...sessions.list.map(({ session }) => [session, `what ${session} did`])]);
  sources();
  on("scenario-source", "focus", sources);
  onSubmit(byId("scenario-form"), () => {
    const source = byId("scenario-source").value;
    return exportScenario(source === "log" ? {} : source === "after" ? { after: Number(sessionStorage.after ?? 0) } : { session: source });
  });
  on("forget", "click", () => {
    sessionStorage.after = log.last;
    byId("scenario-source").value = "after";
    tell("recorded", `The scenario begins after line ${log.last}.`);
  });
}

async function exportScenario(params) {
  const { scenario, omitted } = await here(call("scenario/export", params));
  await go("scenario");
  // What this page reads to draw itself is no part of what happened.
  const steps = (scenario.cases[0]?.steps ?? []).filter((step) => step.save || step.replies || !isRead({ kind: "call", ...step }));
  if (!steps.length) fail("Nothing has happened that can be done again. Buy something first.");
  const lines = steps.map((step) => "        " + stringify(step)).join(",\n");
  const { cases, ...head } = scenario;
  const text = `${stringify(head, null, 2).slice(0, -2)},\n  "cases": [\n    {\n      "description": ${stringify(cases[0].description)},\n      "steps": [\n${lines}\n      ]\n    }\n  ]\n}\n`;
  byId("scenario-text").value = text;
  tell("export-notes", [`${plural(steps.length, "step was", "steps were")} exported to scenario.json.`, ...omitted.map((one) => `Left out, ${one.count} × ${one.method ?? "other"}: ${one.message}`)].join(" "));
  byId("exported").hidden = false;
  download("scenario.json", text);
}
