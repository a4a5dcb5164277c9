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
  const settings = make("details", {}, make("summary", {}, "Checkout settings"), ...buying.settings.rest);
  const device = make("p", { class: "field" }, make("label", { for: "buy-device" }, "Link opened on"), select("buy-device", DEVICES));
  add(form, ...buying.fields.first, device, settings, buying.fields.more, make("p", { class: "buttons" }, make("button", { type: "submit" }, "Buy")));
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
  if (changed.length) buying.current = await act("store/policy", { vendor: params.vendor, ...Object.fromEntries(changed) });
  const sale = await act("store/purchase", params);
  remember(sale.link.url, sale.link.code);
  chooseVendor(params.vendor);
  await showSale(sale, params);
}

const ENDS = {
  none: () => "The page stays as it is.",
  hostedPage: (name) => `The success page of ${name}, with the link.`,
  successPage: () => "The app owner's own success page. The link is in its address.",
  deepLink: () => "The browser opens the link.",
  redemptionPage: (name) => `The page of ${name}: install the app, and redeem.`,
  redirect: () => "The app owner's own page. Its address has the purchase and no code.",
};

async function showSale(sale, params) {
  const [device, app] = byId("buy-device").value.split(" ");
  const opened = await call("link/open", { url: sale.link.url, device, app });
  const name = vendorName(params.vendor);
  const { next, redemptionInfo } = sale;
  const box = byId("sale");
  const parts = [make("h3", {}, "What the buyer sees"), make("p", {}, ENDS[next.kind]?.(name) ?? next.kind)];
  if (next.url && next.url !== sale.link.url) parts.push(make("p", {}, "Address of the page:"), make("p", { class: "text" }, next.url));
  if (next.storeUrl) parts.push(make("p", {}, "Install the app:"), make("p", { class: "text" }, next.storeUrl));
  const isShown = next.kind !== "redirect" && next.kind !== "none";
  parts.push(make("p", { id: "sale-link-label" }, isShown ? "Redeem, with this link:" : "The link, which the page does not show:"));
  parts.push(make("p", { class: "text", id: "sale-link", "aria-labelledby": "sale-link-label" }, sale.link.url));
  const scanned = opened.show?.content ?? redemptionInfo?.redeemUrlRedirect ?? sale.link.url;
  parts.push(await codeToScan(scanned));
  const where = DEVICES.find(([value]) => value === byId("buy-device").value)[1];
  parts.push(make("h3", {}, `Opened on ${where}`), make("p", {}, opened.opensApp ? "The app opens and its SDK takes the link." : opened.show?.text ?? opened.reason));
  if (opened.expiry) parts.push(make("p", { class: "dim" }, opened.expiry.text));
  parts.push(...(await mailOf(sale, params)));
  const use = button("Use the link in a session", () => useLink(sale.link.url));
  parts.push(make("p", { class: "buttons" }, use, button("Copy the link", (event) => copy(sale.link.url, event.target))));
  box.replaceChildren();
  add(box, ...parts);
  box.hidden = false;
  box.focus();
}

async function mailOf(sale, params) {
  if (!params.email) return [make("p", { class: "dim" }, "No address was given, so no mail was sent.")];
  const { messages } = await call("store/mailbox", { email: params.email, limit: 20 });
  const mail = messages.find((message) => message.url === sale.link.url);
  if (!mail) return [make("p", { class: "dim" }, "No mail was sent.")];
  return [make("h3", {}, "The mail"), make("p", {}, `To ${mail.to}, ${dateTime(mail.sentAt)}: open this link on your phone.`), make("p", { class: "text" }, mail.url)];
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
    return make("p", { class: "bad" }, "No QR code: " + error.message);
  }
}

function drawing(name, attributes) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  return element;
}

async function copy(text, control) {
  const label = control.textContent;
  try {
    await navigator.clipboard.writeText(text);
    control.textContent = "Copied";
  } catch {
    control.textContent = "Copying is not allowed here";
  }
  setTimeout(() => (control.textContent = label), 2000);
}
