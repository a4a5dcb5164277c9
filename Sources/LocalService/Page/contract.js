// Forms made from the contract: the page knows no vendor, no option and no word by itself.

let server = { vendors: [], targets: [], methods: [] };
let schemas = {};

const vendorName = (id) => server.vendors.find((vendor) => vendor.vendor === id)?.name ?? id ?? "unknown";

/** A member of the contract with what its reference says; the member's own words take precedence. */
function resolved(schema) {
  if (!schema?.$ref) return schema ?? {};
  return { ...resolved(schemas[schema.$ref.split("/").pop()]), ...schema };
}

const members = (name) => schemas[name]?.properties ?? {};

/** The names of the vendors that alone have a param; null for a param that all have. */
function owners(schema) {
  const names = /(?:^|[.;] )([^.;]*) only\.$/.exec(schema.description ?? "")?.[1];
  const found = names ? server.vendors.filter((vendor) => names.includes(vendor.name)) : [];
  return found.length ? found.map((vendor) => vendor.vendor) : null;
}

const WORDS = { appUserId: "App user id", email: "E-mail", url: "Link", linkLifetime: "Link lifetime", storeUrl: "Store URL", successUrl: "Success URL", managementURL: "Management URL" };

/** `expiresIn` becomes "Expires in". */
function labelOf(name) {
  if (WORDS[name]) return WORDS[name];
  const words = name.replace(/([a-z])([A-Z])/g, (_, before, after) => before + " " + after.toLowerCase());
  return words[0].toUpperCase() + words.slice(1);
}

/** One param in a form. */
class Field {
  constructor(form, name, schema, isRequired, label = labelOf(name)) {
    this.name = name;
    this.schema = resolved(schema);
    this.owners = owners(schema);
    this.isRequired = isRequired;
    const id = `${form}-${name}`;
    this.input = this.makeInput(id, isRequired);
    if (this.input) {
      // A list may be empty.
      this.input.required = isRequired && this.type !== "array";
      this.input.title = schema.description ?? this.schema.description ?? "";
      this.row = field(label, this.input);
    }
  }

  makeInput(id, isRequired) {
    // The first of several types, such as a text or null.
    const type = (this.type = [this.schema.type].flat()[0]);
    this.isDuration = type === "number" && /^Seconds|^Number of seconds/.test(this.schema.description ?? "");
    if (this.isDuration) return make("input", { id, type: "text", placeholder: "such as 2 days" });
    if (this.schema.enum) return select(id, [...(isRequired ? [] : [["", "default"]]), ...this.schema.enum.map((word) => [word, word])]);
    if (type === "boolean") return select(id, [["", "default"], ["true", "yes"], ["false", "no"]]);
    if (type === "number" || type === "integer") return make("input", { id, type: "number", step: type === "integer" ? 1 : "any", min: this.schema.minimum });
    const isText = type === "string" || (type === "array" && resolved(this.schema.items).type === "string");
    return isText ? make("input", { id, type: "text" }) : null;
  }

  get isHidden() {
    return this.row.hidden;
  }

  /** The param's value; undefined if it is left out. */
  get value() {
    const text = this.input.value.trim();
    if ((text === "" && !this.isRequired) || this.isHidden) return undefined;
    if (this.type === "array") return text.split(",").map((part) => part.trim()).filter(Boolean);
    if (this.type === "boolean") return text === "true";
    if (this.isDuration) return checkedSeconds(text, labelOf(this.name));
    return this.type === "number" || this.type === "integer" ? Number(text) : text;
  }

  set value(value) {
    this.input.value = this.isDuration && typeof value === "number" ? duration(value) : value ?? "";
  }
}

/** The fields of a method's params: the named ones at once, the others behind "More options". */
class Fields {
  constructor(form, schema, { first, skip = [], values = {}, labels = {} }) {
    this.all = [];
    const required = schemas[schema]?.required ?? [];
    const make1 = (name, member) => {
      const field = new Field(form, name, member, required.includes(name), labels[name]);
      if (!field.input) return null;
      if (name in values) field.value = values[name];
      this.all.push(field);
      return field.row;
    };
    const all = members(schema);
    this.first = first.filter((name) => all[name]).map((name) => make1(name, all[name]));
    const rest = Object.keys(all).filter((name) => !first.includes(name) && !skip.includes(name));
    this.rest = rest.map((name) => make1(name, all[name])).filter(Boolean);
  }

  field(name) {
    return this.all.find((field) => field.name === name);
  }

  /** Hides what another vendor's method alone has. */
  showVendor(vendor) {
    for (const field of this.all) field.row.hidden = field.owners !== null && !field.owners.includes(vendor);
  }

  get more() {
    return this.rest.length ? folded("More options", ...this.rest) : null;
  }

  get values() {
    const given = this.all.map((field) => [field.name, field.value]).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given);
  }
}

/** The seconds of a duration that a user has written. */
function checkedSeconds(text, label) {
  const seconds = secondsOf(text);
  if (Number.isNaN(seconds)) fail(`${label}: write a duration such as 90, 2 min or 31 days.`);
  return seconds;
}

function select(id, options) {
  return make("select", { id }, ...options.map(([value, text]) => make("option", { value }, text)));
}

/** Replaces the options of a select and keeps the choice. */
function setOptions(element, options) {
  const chosen = element.value;
  element.replaceChildren(...options.map(([value, text]) => make("option", { value }, text)));
  if (options.some(([value]) => value === chosen)) element.value = chosen;
}

const targetOptions = () => server.targets.map((target, index) => [String(index), `${vendorName(target.vendor)}: ${target.package}, ${target.platform}`]);

/** What a session or a reply is for. */
function targetAt(index) {
  const { vendor, sdk, platform } = server.targets[Number(index)];
  return { vendor, sdk, platform };
}
