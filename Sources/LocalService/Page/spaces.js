// The spaces of the server: the page shows one, and is loaded again to show another.

const slug = (text) => text.trim().toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "").slice(0, 40);
const spaces = { all: [] };

function prepareSpaces() {
  byId("space").hidden = false;
  on("space", "click", () => {
    byId("spaces").showModal();
    tell("space-done", "");
    attempt(byId("space-form"), listSpaces);
  });
  onSearch("space-search", drawSpaces);
  on("spaces-close", "click", () => byId("spaces").close());
  const form = byId("space-form");
  const change = (work) => () => attempt(form, async () => {
    await work();
    await listSpaces();
  });
  const actions = [["Fork this space", forkSpace], ["New space", newSpace], ["Rename this space", renameSpace], ["Save as a file", saveSpace]];
  byId("space-actions").append(...actions.map(([text, work]) => button(text, change(work))));
  byId("space-ends").append(button("Empty the ledger", change(emptySpace), { class: "danger" }), button("Delete this space", change(deleteSpace), { class: "danger" }));
  on("space-file", "change", change(loadSpace));
  onSubmit(form, () => change(forkSpace)());
}

async function listSpaces() {
  const { spaces: all, current } = await call("space/list");
  spaces.all = all;
  if (current) spaceName = current;
  tell("space", "Space: " + spaceName);
  drawSpaces();
}

function drawSpaces() {
  const wanted = spaces.all.filter(({ name }) => name.includes(entered("space-search")));
  tell("space-count", wanted.length === spaces.all.length ? `${plural(wanted.length, "space")}.` : `${wanted.length} of ${plural(spaces.all.length, "space")}.`);
  byId("space-list").replaceChildren(...wanted.map(({ name, now, sessions: open, clock: kind }) => {
    const target = make("a", { href: addressIn(name), "aria-current": name === spaceName ? "true" : undefined }, name);
    return li(target, name === spaceName ? " (this one)" : "", `: its clock says ${when(now)} (${kind}), ${plural(open, "session")}`);
  }));
}

function nameGiven() {
  const name = slug(byId("space-name").value);
  if (!name) fail("Write a name, such as: before the renewal.");
  return name;
}

async function freeName(start) {
  const names = (await call("space/list")).spaces.map(({ name }) => name);
  for (let number = 1; ; number += 1) if (!names.includes(`${start}-${number}`)) return `${start}-${number}`;
}

function sayDone(words, name) {
  const open = make("a", { href: addressIn(name) }, `Open ${name}`);
  byId("space-done").replaceChildren(words + " ", open);
  open.focus();
}

async function forkSpace() {
  const name = entered("space-name") ? nameGiven() : await freeName("fork");
  await post("space/fork", { from: spaceName, as: name }, null);
  sayDone(`${name} is a copy of ${spaceName}, which stays open here.`, name);
}

async function newSpace() {
  const name = nameGiven();
  if (spaces.all.some((other) => other.name === name)) fail(`There is a space ${name} already.`);
  await post("clock/now", {}, name);
  sayDone(`${name} is a new space.`, name);
}

/** The server has no method for it: a copy has the new name, and the old one ends. */
async function renameSpace() {
  if (spaceName === "main") fail("main is always there. Fork it under another name.");
  const name = nameGiven();
  await post("space/fork", { from: spaceName, as: name }, null);
  await post("space/delete", { space: spaceName }, null);
  showSpace(name);
}

async function saveSpace() {
  const { value } = await post("space/save", { space: spaceName }, null);
  download(`${spaceName}.space.json`, stringify(value));
  tell("space-done", `${spaceName}.space.json was saved. It has codes and addresses, and no log.`);
}

async function loadSpace() {
  const file = byId("space-file").files[0];
  if (!file) return;
  const name = entered("space-name") ? nameGiven() : await freeName(slug(file.name.replace(/(\.space)?\.json$/, "")) || "loaded");
  let value;
  try {
    value = JSON.parse(await file.text());
  } catch {
    fail(`${file.name} is not JSON. Choose a file that this page has saved.`);
  }
  await post("space/load", { space: name, value }, null);
  byId("space-file").value = "";
  sayDone(`${file.name} is the space ${name} now.`, name);
}

async function emptySpace() {
  if (!(await isConfirmed(`Empty ${spaceName}? All its purchases, customers, mail and phones are lost.`, "Empty it"))) return;
  await call("store/reset", {});
  tell("space-done", `${spaceName} is empty.`);
  await refresh();
}

async function deleteSpace() {
  if (spaceName === "main") fail("main is always there. Empty it instead.");
  if (!(await isConfirmed(`Delete ${spaceName}? Everything in it is lost.`, "Delete it"))) return;
  await post("space/delete", { space: spaceName }, null);
  showSpace("main");
}

/** Lets the browser save a text as a file. */
function download(name, text) {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  make("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 10000);
}
