// SDKs that have called over HTTP, and their requests as curl commands.

function prepareRequests() {
  new List("request-list", "requests", {
    name: "HTTP requests, newest first", one: "request", empty: "No HTTP request has come yet.", item: requestItem,
    rows: async (count) => {
      const search = entered("request-search") || undefined;
      const ask = async (limit, before = Number.MAX_SAFE_INTEGER) => {
        const page = await call("log/read", revealing({ kinds: ["request"], before, limit, search }));
        return { ...page, rows: page.entries.reverse() };
      };
      const { rows, isMore } = await paged(count, ask, (page) => page.older);
      drawCallers(rows);
      return { rows, isMore };
    },
  });
  onSearch("request-search", () => followers["request-list"].now().catch(() => {}));
}

/** The SDKs of the requests that are listed. */
function drawCallers(entries) {
  const callers = new Map();
  for (const entry of entries.toReversed()) {
    const caller = callerOf(entry);
    const key = stringify([entry.vendor, caller.name, caller.version, caller.platform]);
    const known = callers.get(key) ?? { ...caller, vendor: entry.vendor, count: 0, warnings: [] };
    known.count += 1;
    if (entry.warning && !known.warnings.includes(entry.warning)) known.warnings.push(entry.warning);
    callers.set(key, known);
  }
  const items = [...callers.values()].map(callerItem);
  byId("sdk-list").replaceChildren(...(items.length ? items : [make("li.dim", {}, "No SDK has called yet.")]));
}

/** Who has sent a request: the SDK that wraps another names itself and its own version. */
function callerOf(entry) {
  const fields = Object.entries(entry.sdk).map(([name, value]) => [name.toLowerCase().replace(/^x-/, ""), value]);
  const first = (...names) => names.map((name) => fields.find(([other]) => other === name)?.[1]).find((value) => value);
  const platform = first("platform", "source");
  const flavor = first("platform-flavor", "platform-wrapper");
  const isWrapper = flavor !== undefined && bare(flavor) !== "native";
  const version = (isWrapper && first("platform-flavor-version", "platform-wrapper-version")) || first("sdk-version", "version", "source-version");
  const isNative = !isWrapper || !first("platform-flavor-version", "platform-wrapper-version");
  const target = server.targets.find(
    (other) => other.vendor === entry.vendor && bare(other.platform) === bare(platform ?? "") && (isNative ? other.sdk === "native" : sameSDK(other.sdk, flavor)),
  );
  return { name: target?.package ?? first("user-agent") ?? "unknown", version, platform, wrapper: isNative && isWrapper ? flavor : null, versions: target?.versions };
}

const bare = (text) => text.toLowerCase().replace(/[^a-z]/g, "");

/** `kotlin-multiplatform` is `kmp`: also the first letters of the words count. */
function sameSDK(sdk, flavor) {
  const letters = flavor.split(/[^a-z]+/i).map((word) => word[0]).join("");
  return bare(flavor).startsWith(bare(sdk)) || (sdk.length === 3 && sdk.startsWith(letters.toLowerCase()));
}

/** Compares number by number; a bound covers all versions that it begins. */
function isInRange(version, { first, last }) {
  const numbers = (text) => text.replace(/[+-].*/, "").split(".").map(Number);
  const compare = (one, other) => {
    for (let index = 0; index < Math.max(one.length, other.length); index += 1) {
      const difference = (one[index] ?? 0) - (other[index] ?? 0);
      if (difference) return difference;
    }
    return 0;
  };
  const [own, low, high] = [version, first, last].map(numbers);
  return compare(own, low) >= 0 && compare(own.slice(0, high.length), high) <= 0;
}

function callerItem(caller) {
  const words = [caller.vendor ? vendorName(caller.vendor) : "no vendor's path", `${caller.name}${caller.version ? " " + caller.version : ""}`];
  if (caller.platform) words.push(caller.platform);
  if (caller.wrapper) words.push(`inside ${caller.wrapper}`);
  const item = li(`${words.join(", ")}: ${caller.count} ${caller.count === 1 ? "request" : "requests"}. `);
  const range = caller.versions && `${caller.versions.first} to ${caller.versions.last}`;
  if (!caller.versions || !caller.version) item.append(make("span.dim", {}, "The reference has no versions to compare with."));
  else if (isInRange(caller.version, caller.versions)) item.append(make("span.good", {}, `The reference knows it (${range}).`));
  else item.append(make("span.bad", {}, `The reference was read from ${range}: check the results on a phone.`));
  for (const warning of caller.warnings) item.append(" ", make("span.bad", {}, warning));
  return item;
}

const quoted = (text) => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a command; its key is not recorded. */
function curl(entry) {
  const parts = ["curl", "-i", "-X", entry.method, quoted(location.origin + entry.path), "-H", quoted("Authorization: Bearer KEY")];
  for (const [name, value] of Object.entries(entry.sdk)) parts.push("-H", quoted(`${name}: ${value}`));
  if (entry.body !== null) parts.push("-H", quoted("Content-Type: application/json"), "-d", quoted(stringify(entry.body)));
  return parts.join(" ");
}

function requestItem(entry) {
  const title = `${entry.method} ${entry.path}`;
  const item = li(time(entry.at), ` ${title} `);
  const isGood = entry.status !== null && entry.status < 400;
  item.append(make("span", { class: isGood ? "good" : "bad" }, entry.status === null ? "no response" : String(entry.status)), ` in ${entry.milliseconds} ms`);
  item.append(pre(curl(entry), `curl command ${entry.sequence}`));
  const buttons = [button("Copy as curl", (event) => copy(curl(entry), event.target), { "aria-label": `Copy request ${entry.sequence} as curl` })];
  // Only a vendor's own path: any other may have a code in it, and a code is never in an address that is fetched.
  if (isRevealed && entry.vendor) buttons.push(button("Send again", () => attempt(item, () => sendAgain(entry)), { "aria-label": `Send request ${entry.sequence} again` }));
  item.append(make("p.buttons", {}, ...buttons));
  return item;
}

async function sendAgain(entry) {
  const headers = { ...entry.sdk, Authorization: `Bearer ${token ? "key_" + token : "key_any"}` };
  delete headers["User-Agent"];
  delete headers["user-agent"];
  if (entry.body !== null) headers["Content-Type"] = "application/json";
  await fetch(entry.path, { method: entry.method, headers, body: entry.body === null ? undefined : stringify(entry.body) });
}
