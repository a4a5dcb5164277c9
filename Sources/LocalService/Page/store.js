// Mailbox, purchases and customers.

const drawn = new Map();

/** True if a list was drawn from the same data; what has not changed stays, so that nobody clicks on what is replaced. */
function isDrawn(id, data) {
  const text = JSON.stringify([isRevealed, data]);
  if (drawn.get(id) === text) return true;
  drawn.set(id, text);
  return false;
}

function replaceItems(id, items, empty) {
  // What has the focus stays: its list is drawn again when the focus has left it.
  const list = byId(id);
  const focused = list.contains(document.activeElement) ? document.activeElement.getAttribute("aria-label") : null;
  list.replaceChildren(...(items.length ? items : [make("li", { class: "dim" }, empty)]));
  if (focused) [...list.querySelectorAll("[aria-label]")].find((element) => element.getAttribute("aria-label") === focused)?.focus();
}

async function drawMails() {
  const { messages, omitted } = await call("store/mailbox", { limit: 100 });
  if (recorder.mailsBefore === null || messages.length < recorder.mailsBefore) recorder.mailsBefore = recorder.steps.length ? 0 : messages.length;
  if (isDrawn("mails", messages)) return;
  for (const mail of messages) remember(mail.url);
  const items = messages.map((mail, index) => mailItem(mail, index, messages, omitted ?? 0)).reverse();
  replaceItems("mails", items, "No mail was sent.");
}

function mailItem(mail, index, messages, omitted) {
  const number = omitted + index + 1;
  const to = make("span");
  const draw = () => (to.textContent = isRevealed ? mail.to : mail.obfuscatedTo);
  views.push({ element: to, draw });
  draw();
  const words = mail.reason === "reissue" ? "a new link" : "the link to a purchase";
  const use = button("Use the link", () => {
    if (omitted === 0) recordMail(messages, index);
    useLink(mail.url);
  }, { "aria-label": `Use the link of mail ${number}` });
  return make("li", {}, `${number}: to `, to, `, ${clockTime(mail.sentAt)}, ${words}. `, secretElement("span", mail.url, { class: "dim" }), " ", use);
}

const refreshPurchases = () => followers.purchases.now();

async function drawPurchases() {
  const result = await call("store/list", { reveal: isRevealed });
  if (isDrawn("purchases", result)) return;
  replaceItems("purchase-list", result.purchases.map(purchaseItem), "Nothing was bought.");
  replaceItems("customer-list", result.customers.map(customerItem), "No customer is known.");
}

function purchaseItem({ purchase, appUserIds, deviceIds, codes }) {
  const owners = [...appUserIds, ...deviceIds];
  const item = make("li", {}, `${purchase.product}, ${vendorName(purchase.vendor)}, ${dateTime(purchase.purchasedAt)}${purchase.refundedAt ? ", refunded" : ""}`);
  item.append(make("div", { class: "dim" }, `Owned by ${owners.join(", ") || "no one"}; mailed to ${purchase.email ?? "no address"}`));
  for (const code of codes) {
    const attempts = (code.attempts ?? []).map((attempt) => `${clockTime(attempt.at)} ${attempt.session ?? "HTTP"} ${attempt.outcome}`);
    const until = code.state === "unused" ? ` until ${dateTime(code.expiresAt)}` : "";
    item.append(make("div", {}, `Code ${code.code}: ${code.state}${until}${attempts.length ? "; " + attempts.join("; ") : ""}`));
  }
  const name = `${purchase.product} ${purchase.id.slice(-6)}`;
  const change = (text, method, then = () => {}) => button(text, () => attempt(item, async () => {
    then(await act(method, { purchase: purchase.id }));
    await refreshPurchases();
  }), { "aria-label": `${text}: ${name}` });
  const issued = ({ link }) => {
    remember(link.url, link.code);
    useLink(link.url);
  };
  item.append(make("p", { class: "buttons" }, change("New link", "store/issueLink", issued), change("Expire", "store/expire"), change("Refund", "store/refund")));
  return item;
}

const customerItem = (customer) => make("li", {}, `${vendorName(customer.vendor)}: ${customer.appUserIds.join(", ")}, since ${dateTime(customer.firstSeenAt)}`);

function prepareStore() {
  follow("mails", "mailbox", drawMails);
  follow("purchases", "purchases", drawPurchases);
  onSubmit(byId("reset-form"), async () => {
    await act("store/reset", {});
    recorder.mailsBefore = 0;
    sayFaults([]);
    await refresh();
  });
}
