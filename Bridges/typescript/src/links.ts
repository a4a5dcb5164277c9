/** How the operating system hands URLs to the app of this test process. `phone.open` and `phone.launch` feed it; drop-ins listen. */
export class LinkDelivery {
  readonly #listeners = new Set<(url: string) => void>();
  #generation: symbol | undefined;
  #launchURL: string | null = null;
  #lastURL: string | null = null;
  #unheard: string[] = [];
  #hasDeaf = false;

  /** The URL that started the app; null if none did. */
  get launchURL(): string | null { return this.#launchURL; }

  /** The URL that came last, at the start or later; null if none came. */
  get lastURL(): string | null { return this.#lastURL; }

  /** True if nothing listens, but something did before the last `forget`. */
  get isDeaf(): boolean { return this.#hasDeaf && this.#listeners.size === 0; }

  /**
   * Calls the listener for each URL that opens the running app. Returns a function that ends this.
   *
   * @param generation The copy of the JavaScript that listens. A listener of another generation ends those of the one before.
   */
  listen(listener: (url: string) => void, generation?: symbol): () => void {
    if (generation !== this.#generation) this.#listeners.clear();
    this.#generation = generation;
    // Each call is its own, also for a function that listens twice.
    const own = (url: string): void => { listener(url); };
    this.#listeners.add(own);
    return () => { this.#listeners.delete(own); };
  }

  /** Returns the URLs that came while nothing listened, and forgets them: for a platform that keeps them for the first listener. */
  takeUnheard(): readonly string[] { return this.#unheard.splice(0); }

  /** Opens a URL while the app runs. */
  open(url: string): void {
    this.#lastURL = url;
    if (this.#listeners.size === 0) this.#unheard.push(url);
    for (const listener of [...this.#listeners]) listener(url);
  }

  /** Forgets the URLs so far and all listeners: a fresh install, or an app that was killed and starts again, by that URL. */
  forget(url: string | null = null): void {
    this.#hasDeaf ||= this.#listeners.size > 0;
    this.launch(url);
  }

  /** Starts the app anew: what listened is gone. With a URL, it is the one that started the app. */
  launch(url: string | null): void {
    this.#listeners.clear();
    this.#launchURL = this.#lastURL = url;
    this.#unheard = url === null ? [] : [url];
  }
}
