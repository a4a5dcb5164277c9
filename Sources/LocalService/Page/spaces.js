// The spaces of the server: the page shows one, and is loaded again to show another.

function prepareSpaces() {
  byId("spaces").hidden = false;
  follow("spaces", "spaces", listSpaces);
  // Another client may have made one since.
  byId("space").addEventListener("focus", () => followers.spaces.now().catch(() => {}));
  onSubmit(byId("spaces"), () => reloadWith("space", byId("space").value));
}

/** Draws the list only if another client has changed it, because a user may have chosen from it. */
async function listSpaces() {
  const { spaces, current } = await call("space/list");
  const names = spaces.map(({ name }) => name);
  if (names.join() === [...byId("space").options].map(({ value }) => value).join()) return;
  byId("space").replaceChildren(...names.map((name) => make("option", { value: name }, name)));
  byId("space").value = current;
}
