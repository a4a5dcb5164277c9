// What a vendor sends to the app's own backend.

function prepareWebhooks() {
  const form = byId("webhook-form");
  const fields = new Fields("webhook", "WebhookSubscribeParams", { first: ["vendor", "url", "secret"], labels: { url: "URL" } });
  setOptions(fields.field("vendor").input, server.vendors.map((vendor) => [vendor.vendor, vendor.name]));
  add(form, ...fields.first, fields.more, buttons(submit("Add a webhook")));
  onSubmit(form, async () => {
    await call("webhook/subscribe", fields.values);
    await followers["event-list"].now();
  });
  const deliver = (params) => attempt(byId("deliver"), async () => showDeliveries((await call("webhook/deliver", params)).deliveries));
  for (const [text, params] of [["Deliver new events", {}], ["In reverse", { order: "reversed" }], ["Each twice", { times: 2 }]]) byId("deliver").append(button(text, () => deliver(params)));
  new List("event-list", "webhooks", {
    name: "Events, oldest first", one: "event", first: "The oldest", empty: "No event since a webhook was added.",
    rows: async (count) => {
      const ask = async (limit, after) => {
        const page = await call("webhook/list", { limit, after });
        return { ...page, rows: page.events };
      };
      const { rows, isMore, first } = await paged(count, ask, (page) => page.nextAfter);
      byId("webhook-list").replaceChildren(...(first.webhooks.length ? first.webhooks : [null]).map((one) => li(one ? `${vendorName(one.vendor)}, ${one.url ?? "no address: a test takes the events"}` : "No webhook was added.")));
      return { rows, isMore };
    },
    item: (event) => {
      const sent = event.deliveries.length ? `delivered ${plural(event.deliveries.length, "time")}` : "never delivered";
      return li(`${event.name}, ${vendorName(event.vendor)}, `, time(event.at), `, ${sent}. `, link("Purchase", "purchase", event.purchase), buttons(button("Deliver", () => deliver({ ids: [event.id] }), { "aria-label": `Deliver event ${event.id}` })), folded("Headers and body", json(event.request.headers, "Headers"), json(event.request.json, "Body")));
    },
  });
}

function showDeliveries(deliveries) {
  const items = deliveries.map((one) => li(`${one.name}, attempt ${one.attempt}`, json(one.request.headers, "Headers"), json(one.request.json, "Body")));
  fill("delivered", h3(`What the backend receives: ${plural(deliveries.length, "delivery", "deliveries")}`), make("ol", {}, items));
  followers["event-list"].notice();
}
