// Mailbox, purchases and customers.

function prepareStore() {
  new List("mails", "mailbox", {
    name: "Mails, newest first", one: "mail", empty: "No mail was sent.", item: mailItem,
    rows: async (count) => {
      const email = entered("mail-search") || undefined;
      const limit = Math.min(count, 10000);
      const mailbox = await call("store/mailbox", { limit, email });
      const messages = mailbox.messages;
      const omitted = mailbox.omitted ?? 0;
      for (const mail of messages) remember(mail.url);
      const rows = messages.map((mail, index) => ({ mail, number: omitted + index + 1 })).reverse();
      return { rows, total: messages.length + omitted, isMore: omitted > 0 && limit < 10000, isAtLeast: Boolean(email) && omitted >= 1000 };
    },
  });
  new List("purchase-list", "purchases", { name: "Purchases, newest first", one: "purchase", empty: noPurchase, item: purchaseItem, rows: listPurchases });
  new List("customer-list", "purchases", { name: "Customers", one: "customer", empty: "No customer is known.", item: customerItem, rows: listCustomers });
  setOptions(byId("purchase-vendor"), [["", "all vendors"], ...server.vendors.map((vendor) => [vendor.vendor, vendor.name])]);
  on("purchase-vendor", "change", searchPurchases);
  onSearch("purchase-search", (typed) => typed === view && go("purchases").then(searchPurchases));
  onSearch("mail-search", () => followers.mails.now().catch(() => {}));
}

/** What the search field means to the server: an address, a purchase or a user. */
function purchaseFilter() {
  const text = entered("purchase-search");
  const vendor = byId("purchase-vendor").value;
  const name = text.includes("@") ? "email" : /^pur_/.test(text) ? "purchase" : "appUserId";
  return { [name]: text || undefined, vendor: vendor || undefined };
}

/** A user may have sessions and redemptions without a purchase. */
function noPurchase() {
  const { appUserId } = purchaseFilter();
  return ["No purchase was found. ", appUserId && link(`What is known of ${appUserId}`, "customer", appUserId)];
}

const searchPurchases = () => Promise.all(["purchase-list", "customer-list"].map((name) => followers[name].now())).catch(() => {});

function listed(count, member, omitted, filter) {
  const ask = async (limit, cursor) => {
    const page = await call("store/list", revealing({ ...filter, limit, cursor }));
    return { ...page, rows: page[member] };
  };
  return paged(count, ask, (page) => (page[omitted] ? page.nextCursor : undefined)).then(({ rows, isMore, first }) => {
    const older = first[omitted] ?? 0;
    return { filter, rows, isMore, total: first.rows.length + older, isAtLeast: older >= 1000 && Boolean(filter.email ?? filter.appUserId) };
  });
}

const listPurchases = (count) => listed(count, "purchases", "omittedPurchases", purchaseFilter());

async function listCustomers(count) {
  const { email, appUserId, purchase, vendor } = purchaseFilter();
  // The server lists customers by vendor alone.
  if (email ?? appUserId ?? purchase) return { rows: [], total: 0, isMore: false };
  return listed(count, "customers", "omittedCustomers", { vendor });
}

function mailItem({ mail, number }) {
  const to = make("span");
  const draw = () => (to.textContent = isRevealed ? mail.to : mail.obfuscatedTo);
  views.push({ element: to, draw });
  draw();
  const words = mail.reason === "reissue" ? "a new link" : "the link to a purchase";
  const act = (text, work) => button(text, work, { "aria-label": `${text} of mail ${number}` });
  return li(`${number}: to `, to, ", ", time(mail.sentAt), `, ${words}. `, secretElement("span", mail.url, { class: "dim" }), " ", act("Use the link", () => useLink(mail.url)), " ", act("Compare the SDKs", () => showComparison(mail.url)));
}

/** Whether a purchase gives access, to whom, and why not. */
function verdict({ purchase, appUserIds, deviceIds, codes }) {
  const now = Date.now() + clock.ahead;
  const end = purchase.gracePeriodExpiresAt ?? purchase.expiresAt;
  if (purchase.refundedAt) return [false, "No access: it was refunded ", time(purchase.refundedAt), "."];
  if (end !== undefined && end !== null && end <= now) return [false, "No access: the subscription lapsed ", time(end), "."];
  const owners = [...appUserIds, ...deviceIds];
  const until = end ? ["until ", time(end)] : ["without end"];
  if (owners.length && (codes.length === 0 || codes.some((code) => code.state === "used") || appUserIds.some((id) => !id.startsWith("$")))) return [true, `Access for ${owners.map(shown).join(", ")} `, ...until, "."];
  const waiting = codes.find((code) => code.state === "unused");
  if (waiting) return [false, "No access yet: nobody has redeemed its link, which works until ", time(waiting.expiresAt), "."];
  const last = codes.at(-1);
  return last ? [false, "No access: the link expired ", time(last.expiresAt), " before somebody redeemed it."] : [false, "No access: nobody owns it."];
}

function verdictElement(row) {
  const [isGood, ...words] = verdict(row);
  return make("div", { class: isGood ? "good" : "bad" }, ...words);
}

function purchaseItem(row) {
  const { purchase } = row;
  return li(link(purchase.product, "purchase", purchase.id), `, ${vendorName(purchase.vendor)}, bought `, time(purchase.purchasedAt), verdictElement(row));
}

function customerItem(customer) {
  const ids = customer.appUserIds.flatMap((id) => [id.includes(HIDDEN) ? id : link(id, "customer", id), ", "]);
  return li(`${vendorName(customer.vendor)}: `, ...ids, "since ", time(customer.firstSeenAt));
}

/** A user: what they bought or own, and how each redemption of theirs ended. */
async function showCustomer(id) {
  byId("purchase-search").value = id;
  await here(searchPurchases());
  const { purchases } = await here(call("store/list", revealing({ appUserId: id, limit: 1000 })));
  const active = purchases.filter((row) => verdict(row)[0]);
  const found = await here(call("log/read", revealing({ before: Number.MAX_SAFE_INTEGER, search: id, kinds: ["call", "answer"], limit: 1000 })));
  const tries = found.entries.filter((entry) => entry.method === "redemption/redeem" || (entry.question === "redeem" && !entry.session)).reverse().slice(0, 20);
  const known = sessions.list.filter((session) => session.appUserId === id);
  const words = active.length ? `${id} has access: ${plural(active.length, "purchase")} of ${purchases.length}.` : purchases.length ? `${id} has no access: none of ${plural(purchases.length, "purchase")} gives it.` : `${id} has no access: no purchase belongs to ${id}. See how each redemption ended.`;
  fill("person", h3(id), make("p", { class: active.length ? "good" : "bad" }, words), known.length ? para("Sessions: ", known.flatMap((session) => [link(session.session, "session", session.session), " "])) : null, h3("Redemptions, newest first"), tries.length ? list("Redemptions", tries.map((entry) => li(time(entry.at), " ", link(entry.session ?? entry.params?.session ?? "over HTTP", "log", entry.sequence), " ", outcome(entry)))) : hint(`In the last ${plural(Math.min(1000, log.last), "line")}, ${id} has redeemed nothing.`));
}

function renewalWords({ period, billing, number, retryAt, isPaused, resumesAt, hasEnded }) {
  if (hasEnded) return "It does not renew any more.";
  if (isPaused) return "Paused" + (resumesAt ? ` until ${when(resumesAt)}` : "") + ".";
  const next = retryAt ? `the charge failed, the next attempt is ${when(retryAt)}` : `the next charge ${spaced(billing)}`;
  return `Period ${number}, each ${duration(period)}; ${next}.`;
}

const LIFE = [["New link", "store/issueLink"], ["Cancel renewal", "store/cancel"], ["Pause", "store/pause"], ["Resume", "store/resume"], ["Expire", "store/expire", "Its paid time ends now."], ["Refund", "store/refund", "Access ends, and it does not renew."]];

/** One purchase, whole. */
async function showPurchase(id) {
  const box = byId("purchase");
  const row = (await here(call("store/list", revealing({ purchase: id })))).purchases[0];
  const back = link("All purchases", "purchases");
  if (!row) {
    return fill("purchase", back, bad(`This space has no purchase ${id}. Is it another space's?`));
  }
  const { purchase, codes } = row;
  const owners = [...row.appUserIds, ...row.deviceIds].flatMap((owner) => [owner.includes(HIDDEN) ? owner : link(owner, "customer", owner), " "]);
  const facts = [["Id", id], ["Vendor", vendorName(purchase.vendor)], ["Entitlements", purchase.entitlements.join(", ")], ["Bought", time(purchase.purchasedAt)], ["Mailed to", purchase.email ?? "no address"], ["Owned by", owners.length ? make("span", {}, ...owners) : "nobody"]];
  if (purchase.expiresAt) facts.push([purchase.renewal ? "Paid until" : "Ends", time(purchase.expiresAt)]);
  if (purchase.renewal) facts.push(["Renewal", renewalWords(purchase.renewal)]);
  const rows = codes.map((code) => {
    const attempts = (code.attempts ?? []).map((one) => li(time(one.at), ` ${one.session ?? "over HTTP"} `, outcome({ outcome: one.outcome })));
    return li(`${code.code}: ${code.state} `, code.state === "unused" ? make("span", {}, "until ", time(code.expiresAt)) : code.usedAt ? time(code.usedAt) : "", make("ul", {}, attempts));
  });
  const name = `${purchase.product} ${id.slice(-6)}`;
  // A word of the store that only a renewal has a use for.
  const life = LIFE.filter(([, method]) => purchase.renewal || !/pause|resume/.test(method)).map(([text, method, warning]) => button(text, () => attempt(box, async () => {
    if (warning && !(await isConfirmed(`${text} ${purchase.product}? ${warning}`, text))) return;
    const result = await here(call(method, { purchase: id }));
    if (result.link) {
      remember(result.link.url, result.link.code);
      return useLink(result.link.url);
    }
    await showPurchase(id);
  }), { "aria-label": `${text}: ${name}`, class: warning ? "danger" : undefined }));
  const fields = new Fields("change", "StoreChangeProductParams", { first: ["product", "entitlements", "at"], skip: ["purchase"] });
  const change = make("form", {}, ...fields.first, fields.more, buttons(submit("Change product")));
  onSubmit(change, async () => {
    await here(call("store/changeProduct", { purchase: id, ...fields.values }));
    await showPurchase(id);
  });
  const search = button("Its lines in the timeline", () => {
    byId("search").value = id;
    byId("search").dispatchEvent(new Event("input"));
  });
  fill("purchase", back, h3(purchase.product), verdictElement(row), definitions(facts), h3("Codes"), list("Codes", rows), h3("What happens to it"), buttons(...life), folded("Another product", change), buttons(search));
}
