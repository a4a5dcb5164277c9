const data = JSON.parse(document.getElementById("data").textContent);
const get = (id) => document.getElementById(id);
const count = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;
/** A name in words: "link opens" for "linkOpens". */
const inWords = (name) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const size = data.depth.length;
const sayings = ["nothing", "working", "active", "expired", "invalid", "otherUser", "retry", "error"];
const saying = (state) => data.looks[data.look[state]].says ?? "none";

/** An element with attributes and children. */
function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (key === "onclick") made.onclick = value;
    else made.setAttribute(key, value);
  }
  made.append(...children);
  return made;
}

const chosen = { state: 0, path: -1, sayings: new Set(), text: "" };

// The layout: a block of dots for each depth, the states of findings first, then those that follow the same state.
const wrong = new Set(data.paths.map(({ states }) => states.at(-1)));
const onPaths = new Map();
for (const { states } of data.paths) for (const state of states) if (!onPaths.has(state)) onPaths.set(state, onPaths.size);

function blocks() {
  const deepest = data.depth.reduce((most, depth) => Math.max(most, depth), 0);
  const found = Array.from({ length: deepest + 2 }, () => []);
  for (let state = 0; state < size; state += 1) found[data.depth[state] < 0 ? deepest + 1 : data.depth[state]].push(state);
  const rank = new Map();
  for (const block of found) {
    const place = (state) => onPaths.get(state) ?? onPaths.size + (rank.get(data.parent[state]) ?? 0);
    block.sort((one, other) => place(one) - place(other) || one - other);
    block.forEach((state, row) => rank.set(state, row));
  }
  return found;
}

const depths = blocks();
const places = Array.from({ length: size }, () => [0, 0]);
const order = new Map();
for (const block of depths) block.forEach((state, row) => order.set(state, [block, row]));

/** Decides how large a dot is, so that all blocks fit, and where each state is. */
function layOut() {
  const room = Math.max(320, get("states").clientWidth - 8), height = 420, top = 22, gap = 22;
  const width = (cell) => {
    const rows = Math.floor(height / cell);
    return depths.reduce((sum, block) => sum + (block.length === 0 ? 0 : Math.ceil(block.length / rows) * cell + gap), 0);
  };
  let cell = 34;
  while (cell > 7 && width(cell) > room) cell -= 1;
  const rows = Math.floor(height / cell);
  // Few states: the blocks take the whole width.
  const used = depths.filter((block) => block.length > 0).length;
  const spare = Math.min(140, Math.max(0, (room - width(cell)) / used));
  let x = 4;
  const labels = [];
  let lowest = 0;
  for (const [depth, block] of depths.entries()) {
    if (block.length === 0) continue;
    labels.push([x, depth === depths.length - 1 ? "by chance" : depth === 0 ? "start" : String(depth)]);
    block.forEach((state, place) => {
      const row = place % rows;
      places[state] = [x + (Math.floor(place / rows) + .5) * cell, top + (row + .5) * cell];
      lowest = Math.max(lowest, row + 1);
    });
    x += Math.ceil(block.length / rows) * cell + gap + spare;
  }
  return { cell, labels, width: Math.max(x, 10), height: top + lowest * cell + 8 };
}

function curve(one, other) {
  const [[x, y], [u, v]] = [places[one], places[other]];
  if (one === other) return `M${x},${y}c14,-18 -14,-18 0,0`;
  // Back to an earlier state: around, below.
  const bend = u > x ? (u - x) / 2 : -24;
  return `M${x},${y}C${x + Math.max(bend, 16)},${y + (u > x ? 0 : 30)} ${u - Math.max(bend, 16)},${v + (u > x ? 0 : 30)} ${u},${v}`;
}

const targets = (state) => data.edges[state].filter((_, index) => index % 2 === 1 && data.edges[state][index] >= 0);

function way(state) {
  const states = [state];
  for (let place = data.parent[state]; place >= 0 && states.length <= size; place = data.parent[place]) states.unshift(place);
  return states;
}

const isDimmed = (state) => {
  const { says, text } = data.looks[data.look[state]];
  return (chosen.sayings.size > 0 && !chosen.sayings.has(says ?? "none")) ||
    (chosen.text !== "" && !`${text}; ${data.truths[data.truth[state]]}`.toLowerCase().includes(chosen.text));
};

let shape;

/** Draws all dots; what is chosen is drawn over them by `mark`. */
function draw() {
  shape = layOut();
  const radius = Math.max(2.5, Math.min(9, shape.cell * .36));
  const parts = [`<svg width="${shape.width}" height="${shape.height}" aria-hidden="true">`];
  for (const [x, label] of shape.labels) parts.push(`<text x="${x}" y="14">${label}</text>`);
  if (size <= 150) {
    for (let state = 0; state < size; state += 1) {
      for (const target of new Set(targets(state))) if (target !== state) parts.push(`<path class="edge" d="${curve(state, target)}"/>`);
    }
  }
  parts.push('<g id="dots">');
  for (let state = 0; state < size; state += 1) {
    const [x, y] = places[state];
    parts.push(`<circle class="${saying(state)}${isDimmed(state) ? " dimmed" : ""}" cx="${x}" cy="${y}" r="${radius}"/>`);
  }
  parts.push('</g><g id="marks"></g></svg>');
  get("states").innerHTML = parts.join("");
  mark();
}

function mark() {
  const radius = Math.max(2.5, Math.min(9, shape.cell * .36));
  const line = (states, kind) => states.slice(1).map((state, index) => `<path class="${kind}" d="${curve(states[index], state)}"/>`).join("");
  const ring = (state, kind, more) => `<circle class="${kind}" cx="${places[state][0]}" cy="${places[state][1]}" r="${radius + more}"/>`;
  const parts = data.paths.map(({ states }, index) => line(states, index === chosen.path ? "path now" : "path"));
  if (chosen.path < 0) parts.push(line(way(chosen.state), "way"));
  for (const target of new Set(targets(chosen.state))) parts.push(line([chosen.state, target], "out"));
  for (const state of wrong) parts.push(ring(state, "wrong", 2));
  parts.push(ring(chosen.state, "here", 4.5));
  get("marks").innerHTML = parts.join("");
}

/** The text of the first event that leads from one state to another. */
function textOf(from, to) {
  const index = data.edges[from].findIndex((target, place) => place % 2 === 1 && target === to);
  return index < 0 ? "" : data.events[data.edges[from][index - 1]].text;
}

const step = (text, state) => element("button", { class: "step", type: "button", onclick: () => choose(state) }, text);

function choose(state, path = chosen.path) {
  Object.assign(chosen, { state, path: data.paths[path]?.states.includes(state) ? path : -1 });
  const steps = data.depth[state];
  get("where").textContent = `State ${state + 1}, ${steps < 0 ? "reached by chance" : steps === 0 ? "the start" : `${count(steps, "step")} from the start`}${wrong.has(state) ? ": a finding ends here" : ""}`;
  get("shows").textContent = `${data.looks[data.look[state]].text}.`;
  get("truth").textContent = `True is: ${data.truths[data.truth[state]]}.`;
  const found = data.paths[chosen.path];
  const states = found ? found.states.slice(0, found.states.indexOf(state) + 1) : way(state);
  get("way").replaceChildren(...states.slice(1).map((place, index) =>
    element("li", {}, step(found ? found.texts[index] : textOf(states[index], place), place))));
  get("way").parentElement.hidden = states.length < 2;
  const next = [];
  for (let index = 0; index < data.edges[state].length; index += 2) {
    const [event, target] = [data.events[data.edges[state][index]], data.edges[state][index + 1]];
    if (target < 0) next.push(element("li", { class: "dim" }, `${event.text} ${target === -1 ? "(not tried)" : "(has led to several states)"}`));
    else next.push(element("li", {}, step(target === state ? `${event.text} Nothing changes.` : `${event.text} → state ${target + 1}`, target)));
  }
  get("next").replaceChildren(...next);
  for (const [index, button] of document.querySelectorAll("#findings > li > button").entries()) button.setAttribute("aria-pressed", String(index === chosen.path));
  mark();
  const box = get("states"), [x] = places[state];
  if (x < box.scrollLeft || x > box.scrollLeft + box.clientWidth) box.scrollLeft = x - box.clientWidth / 2;
}

function filter() {
  let left = 0;
  for (const [state, dot] of [...get("dots").children].entries()) {
    const dimmed = isDimmed(state);
    if (!dimmed) left += 1;
    dot.classList.toggle("dimmed", dimmed);
  }
  get("found").textContent = left === size ? "" : count(left, "state");
}

function drawHead() {
  const { app, isClosed, gaps, limits, paths, tried, left, played } = data;
  get("title").textContent = document.title = `Explored: ${app.vendor}, ${app.sdk} on ${app.platform}`;
  get("sum").textContent = `${count(size, "state")}; ${paths.length === 0 ? "nothing wrong was found" : paths.length === 1 ? "one thing is wrong" : `${paths.length} things are wrong`}. ` +
    `${count(tried, "event")} tried, ${left.toLocaleString("en")} left; ${count(played, "event")} played.`;
  get("ending").textContent = isClosed ? `Closed: nothing ${paths.length === 0 ? "" : "else "}can go wrong with ${limits}.`
    : `Not closed, so other things may go wrong. ${gaps.join(" ")} Searched with ${limits}.`;
}

function drawFindings() {
  if (data.paths.length === 0) get("findings").append(element("li", {}, "None."));
  for (const [index, { property, expected, seen, texts, states }] of data.paths.entries()) {
    const button = element("button", { type: "button", "aria-pressed": "false", onclick: () => choose(states.at(-1), index) }, `${property}, ${count(texts.length, "step")}`);
    const steps = texts.map((text, place) => element("li", {}, element("button", { class: "step", type: "button", onclick: () => choose(states[place + 1], index) }, text)));
    get("findings").append(element("li", {}, button, element("ol", {}, ...steps),
      element("dl", {}, element("dt", {}, "expected"), element("dd", {}, expected), element("dt", {}, "seen"), element("dd", { class: "bad" }, seen))));
  }
}

function drawLegend() {
  for (const says of [...sayings, "none"]) {
    const states = data.look.filter((look) => (data.looks[look].says ?? "none") === says).length;
    if (states === 0) continue;
    const text = says === "none" ? "says none of these" : inWords(says);
    get("legend").append(element("button", { type: "button", "aria-pressed": "false", onclick: (event) => {
      const isOn = !chosen.sayings.has(says);
      if (isOn) chosen.sayings.add(says); else chosen.sayings.delete(says);
      event.currentTarget.setAttribute("aria-pressed", String(isOn));
      filter();
    } }, element("span", { class: `key ${says}` }), `${text} ${states.toLocaleString("en")}`));
  }
}

function drawCoverage() {
  const columns = [...sayings, "none"].filter((says) => data.looks.some((look) => (look.says ?? "none") === says));
  const tried = data.events.map(() => new Map());
  data.edges.forEach((edges, state) => {
    for (let index = 0; index < edges.length; index += 2) {
      if (edges[index + 1] === -1) continue;
      const row = tried[edges[index]], says = saying(state);
      row.set(says, (row.get(says) ?? 0) + 1);
    }
  });
  const most = Math.max(1, ...tried.flatMap((row) => [...row.values()]));
  const head = element("tr", {}, element("th", { scope: "col" }, "event"), ...columns.map((says) => element("th", { scope: "col" }, inWords(says))), element("th", { scope: "col" }, "played"));
  const rows = data.events.map(({ name, text }, index) => {
    const cells = columns.map((says) => {
      const number = tried[index].get(says) ?? 0;
      const heat = number === 0 ? 0 : Math.min(5, Math.ceil(5 * Math.log(number + 1) / Math.log(most + 1)));
      return element("td", { class: `heat${heat}` }, number === 0 ? "" : number.toLocaleString("en"));
    });
    const played = data.coverage.events[name] ?? 0;
    return element("tr", {}, element("th", { scope: "row", title: text, class: played === 0 ? "dim" : "" }, inWords(name)), ...cells, element("td", {}, played === 0 ? "never" : played.toLocaleString("en")));
  });
  get("tried").append(element("caption", { class: "skip" }, "States in which each event was tried"), element("thead", {}, head), element("tbody", {}, ...rows));
  const chips = (title, words) => element("div", {}, element("h3", {}, title), words.length === 0 ? element("span", { class: "dim" }, "none") : "", ...words.map(([word, isSeen]) =>
    element("span", { class: isSeen ? "chip" : "chip never" }, isSeen ? inWords(word) : `${inWords(word)}: never`)));
  const listed = (seen) => Object.entries(seen).sort(([one], [other]) => one < other ? -1 : 1);
  get("occurred").append(chips("Outcomes of redemptions", listed(data.coverage.outcomes)), chips("Reasons of failed requests", listed(data.coverage.failures)),
    chips("Events of the SDK", data.coverage.sdkEvents.map((name) => [name, true])));
}

function press(event) {
  const [block, row] = order.get(chosen.state);
  const later = data.depth.findIndex((_, state) => data.parent[state] === chosen.state);
  const found = data.paths[chosen.path]?.states, place = found?.indexOf(chosen.state) ?? -1;
  const next = {
    ArrowLeft: found && place > 0 ? found[place - 1] : data.parent[chosen.state],
    ArrowRight: found && place >= 0 && place < found.length - 1 ? found[place + 1] : later,
    ArrowUp: block[row - 1] ?? -1, ArrowDown: block[row + 1] ?? -1, Home: 0, End: data.paths[0]?.states.at(-1) ?? size - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (next >= 0) choose(next);
}

function click(event) {
  const box = get("states").firstElementChild.getBoundingClientRect();
  const [x, y] = [event.clientX - box.x, event.clientY - box.y];
  let nearest = -1, least = Math.max(10, shape.cell) ** 2;
  places.forEach(([u, v], state) => {
    const distance = (u - x) ** 2 + (v - y) ** 2;
    if (distance < least) [nearest, least] = [state, distance];
  });
  if (nearest >= 0) choose(nearest);
}

drawHead();
drawFindings();
if (size > 0) {
  drawLegend();
  draw();
  drawCoverage();
  choose(data.paths[0]?.states.at(-1) ?? 0, data.paths.length > 0 ? 0 : -1);
  get("states").addEventListener("keydown", press);
  get("states").addEventListener("click", click);
  get("filter").addEventListener("input", ({ target }) => { chosen.text = target.value.trim().toLowerCase(); filter(); });
  addEventListener("resize", draw);
}
