// Lists that follow the server: what they show, how many there are, and more on demand.

/** What is drawn from the server's data, by name. */
const followers = {};

/** Asks for what a panel shows: only while it is on screen, one request at a time, and never most of the time. */
class Follower {
  constructor(panel, ask) {
    Object.assign(this, { ask, isStale: false, isSeen: false, asking: null, timer: 0, pause: 300 });
    const seen = (changes) => {
      this.isSeen = changes.at(-1).isIntersecting;
      this.plan();
    };
    new IntersectionObserver(seen, { rootMargin: "50%" }).observe(byId(panel));
    document.addEventListener("visibilitychange", () => this.plan());
  }

  /** Something may have changed. */
  notice() {
    this.isStale = true;
    this.plan();
  }

  plan() {
    if (this.isStale && this.isSeen && connection.isOpen && !document.hidden && !this.timer && !this.asking) {
      this.timer = setTimeout(() => {
        this.timer = 0;
        if (this.isStale) this.now().catch(() => {});
        else this.plan();
      }, this.pause);
    }
    byId("app").ariaBusy = String(Object.values(followers).some((other) => other.timer || other.asking));
  }

  /** Asks at once; an earlier request is waited for, and asked again, because its answer may be too old. */
  async now() {
    this.isStale = true;
    while (this.asking) await this.asking.catch(() => {});
    if (!this.isStale) return;
    this.isStale = false;
    const start = performance.now();
    this.asking = this.ask();
    try {
      await this.asking;
      this.pause = Math.min(5000, Math.max(300, 10 * (performance.now() - start)));
    } catch (error) {
      // What fails is asked again, but seldom.
      Object.assign(this, { isStale: true, pause: 5000 });
      throw error;
    } finally {
      this.asking = null;
      this.plan();
    }
  }
}

function follow(name, panel, ask) {
  followers[name] = new Follower(panel, ask);
}

const drawn = new Map();

/** True if a list was drawn from the same data; what has not changed stays, so that nobody clicks on what is replaced. */
function isDrawn(id, data) {
  const text = stringify([isRevealed, isExact, data]);
  if (drawn.get(id) === text) return true;
  drawn.set(id, text);
  return false;
}

/** A list with its count, and a button for more. */
class List {
  /**
   * rows: (count) => the rows with { total, isMore, isAtLeast }; item: a row as an element; empty: a text, or a function that makes it.
   */
  constructor(id, panel, { name, one, empty, rows, item, first = "The newest" }) {
    Object.assign(this, { id, rows, item, one, empty, first, shown: 100 });
    this.count = make("p.hint", { role: "status", "aria-label": `Count: ${name}` });
    this.list = list(name, []);
    this.more = button("Show more", () => attempt(byId(id), () => this.grow()), { "aria-label": `Show more: ${name}`, hidden: true });
    byId(id).append(this.count, this.list, this.more);
    follow(id, panel, () => this.draw());
  }

  async draw() {
    const found = await this.rows(this.shown);
    if (isDrawn(this.id, found)) return;
    const { rows, total, isMore, isAtLeast } = found;
    const focused = this.list.contains(document.activeElement) ? document.activeElement.textContent + document.activeElement.ariaLabel : null;
    this.list.replaceChildren(...(rows.length ? rows.map(this.item) : [make("li.dim", {}, this.empty.call?.() ?? this.empty)]));
    if (focused) [...this.list.querySelectorAll("a, button")].find((other) => other.textContent + other.ariaLabel === focused)?.focus();
    const all = total === undefined ? "" : ` of ${isAtLeast ? "more than " : ""}${plural(total, this.one)}`;
    this.count.textContent = rows.length || total ? (isMore ? `${this.first} ${rows.length.toLocaleString("en")}${all || "; there are more"}.` : `${plural(rows.length, this.one)}.`) : "";
    this.more.hidden = !isMore;
  }

  /** Shows a hundred more, and then ten times as many. */
  async grow() {
    this.shown = this.shown < 1000 ? this.shown * 10 : this.shown + 1000;
    await followers[this.id].now();
  }
}

/** Asks for the first page and, by its cursor, the ones that follow. */
async function paged(count, ask, next) {
  let page = await ask(Math.min(count, 1000));
  const pages = [page];
  for (let have = page.rows.length; have < count && next(page); have += page.rows.length) {
    page = await ask(Math.min(count - have, 1000), next(page));
    pages.push(page);
  }
  return { rows: pages.flatMap((one) => one.rows), isMore: Boolean(next(page)), first: pages[0] };
}

/** Calls a function when a user has stopped typing in a search field, with the view in which it was typed. */
function onSearch(id, work) {
  let timer = 0;
  byId(id).addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(work, 250, view);
  });
}
