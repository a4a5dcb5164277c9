// Buying, and what the buyer sees after it.

const buying = { fields: null, settings: null, current: {} };

const DEVICES = [
  ["phone installed", "a phone with the app"], ["phone missing", "a phone without the app"], ["phone tooOld", "a phone with an app that is too old"],
  ["desktop missing", "a desktop"],
];

function prepareBuying() {
  const form = byId("buy-form");
  const values = { product: "pro_monthly", entitlements: "pro", email: "jane.doe@example.com" };
  const first = ["vendor", "product", "entitlements", "email", "appUserId", "checkout"];
  buying.fields = new Fields("buy", "StorePurchaseParams", { first, values });
  setOptions(buying.fields.field("vendor").input, server.vendors.map((vendor) => [vendor.vendor, vendor.name]));
  buying.settings = new Fields("settings", "StorePolicyParams", { first: [], skip: ["vendor"] });
  const settings = folded("Checkout settings", ...buying.settings.rest);
  const device = field("Link opened on", select("buy-device", DEVICES));
  buying.fields.first.splice(5, 0, device);
  add(form, ...buying.fields.first, settings, buying.fields.more, make("p.buttons", {}, submit("Buy")));
  const vendor = buying.fields.field("vendor").input;
  vendor.selectedIndex = 0;
  vendor.addEventListener("change", () => attempt(form, () => showSettings(vendor.value)));
  onSubmit(form, buy);
}

/** Shows the fields that a vendor has, with its settings as they are. */
async function showSettings(vendor) {
  buying.fields.showVendor(vendor);
  buying.settings.showVendor(vendor);
  buying.current = await call("store/policy", { vendor });
  for (const field of buying.settings.all) {
    field.value = buying.current[field.name];
    field.row.hidden = !(field.name in buying.current);
  }
}

async function buy() {
  const params = buying.fields.values;
  const changed = Object.entries(buying.settings.values).filter(([name, value]) => value !== buying.current[name]);
  if (changed.length) buying.current = await call("store/policy", { vendor: params.vendor, ...Object.fromEntries(changed) });
  const sale = await call("store/purchase", params);
  remember(sale.link.url, sale.link.code);
  chooseVendor(params.vendor);
  await showSale(sale, params);
}

const ENDS = {
  none: () => "The page stays as it is.",
  hostedPage: (name) => `The success page of ${name}, with the link.`,
  successPage: () => "The app owner's success page. The link is in its address.",
  deepLink: () => "The browser opens the link.",
  redemptionPage: (name) => `The page of ${name}: install the app, and redeem.`,
  redirect: () => "The app owner's page. Its address has the purchase and no code.",
};

async function showSale(sale, params) {
  const [device, app] = byId("buy-device").value.split(" ");
  const opened = await call("link/open", { url: sale.link.url, device, app });
  const name = vendorName(params.vendor);
  const { next, redemptionInfo } = sale;
  const parts = [h3("What the buyer sees"), para(ENDS[next.kind]?.(name) ?? next.kind)];
  if (next.url && next.url !== sale.link.url) parts.push(para("Address of the page:"), make("p.text", {}, next.url));
  if (next.storeUrl) parts.push(para("Install the app:"), make("p.text", {}, next.storeUrl));
  const isShown = next.kind !== "redirect" && next.kind !== "none";
  parts.push(screensOf(sale, device === "desktop" ? device : app === "missing" ? "phoneWithoutApp" : "phone"));
  parts.push(make("p", { id: "sale-link-label" }, isShown ? "Redeem, with this link:" : "The link, which the page does not show:"));
  parts.push(make("p.text", { id: "sale-link", "aria-labelledby": "sale-link-label" }, sale.link.url));
  const scanned = opened.show?.content ?? redemptionInfo?.redeemUrlRedirect ?? sale.link.url;
  parts.push(await codeToScan(scanned));
  const where = DEVICES.find(([value]) => value === byId("buy-device").value)[1];
  parts.push(h3(`Opened on ${where}`), para(opened.opensApp ? "The app opens and its SDK takes the link." : opened.show?.text ?? opened.reason));
  if (opened.expiry) parts.push(make("p.dim", {}, opened.expiry.text));
  parts.push(...(await mailOf(sale, params)));
  const use = button("Use the link in a session", () => useLink(sale.link.url));
  parts.push(make("p.buttons", {}, use, button("Copy the link", (event) => copy(sale.link.url, event.target)), button("Compare the SDKs", () => showComparison(sale.link.url)), link("The purchase", "purchase", sale.purchase.id)));
  fill("sale", ...parts);
  followers["purchase-list"].notice();
}

/** The pages and screens that a buyer sees in a situation, as the server lists them. */
function screensOf(sale, situation) {
  const list = make("ol", { "aria-label": "Pages and screens" });
  for (const { situations, title, text, actions, note } of sale.screens) {
    if (!situations.includes(situation)) continue;
    const item = li(make("strong", {}, title), " ", text);
    const choices = actions.map((action) => (action.url ? action.text : `${action.text} (the store's address is not set)`));
    if (choices.length) item.append(` [${choices.join("] [")}]`);
    if (note) add(item, make("p.dim", {}, note));
    list.append(item);
  }
  return list;
}

async function mailOf(sale, params) {
  if (!params.email) return [make("p.dim", {}, "No address was given, so no mail was sent.")];
  const { messages } = await call("store/mailbox", { email: params.email, limit: 20 });
  const mail = messages.find((message) => message.url === sale.link.url);
  if (!mail) return [make("p.dim", {}, "No mail was sent.")];
  return [h3("The mail"), para(`To ${mail.to}, ${when(mail.sentAt)}: open this link on your phone.`), make("p.text", {}, mail.url)];
}

/** The QR code of a text, drawn by the server; nothing if this server cannot draw one. */
async function codeToScan(text) {
  if (!server.methods.includes("link/qr")) return null;
  try {
    const { size, rows } = await call("link/qr", { url: text });
    const border = 4;
    const path = rows.flatMap((row, y) => [...row].map((bit, x) => (bit === "1" ? `M${x + border} ${y + border}h1v1h-1z` : ""))).join("");
    const box = `0 0 ${size + 2 * border} ${size + 2 * border}`;
    const image = drawing("svg", { class: "qr", viewBox: box, role: "img", "aria-label": "QR code of the link", "shape-rendering": "crispEdges" });
    image.append(drawing("path", { d: path }));
    return make("figure", {}, image);
  } catch (error) {
    return bad("No QR code: " + error.message);
  }
}

function drawing(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

async function copy(text, control, isNamed = true) {
  const label = control.textContent;
  const say = (words) => isNamed && (control.textContent = words);
  try {
    await navigator.clipboard.writeText(text);
    say("Copied");
  } catch {
    say("Copying is not allowed here");
  }
  setTimeout(() => say(label), 2000);
}
