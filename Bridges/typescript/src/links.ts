/** A step of the app's way to the background and back: iOS's `willResignActive`, `didEnterBackground`, `willEnterForeground`, `didBecomeActive`. */
export type Move = 'leaving' | 'left' | 'returning' | 'returned';

/**
 * Tells the app of this test process what the operating system would. `phone.open` and `phone.launch` deliver URLs; `phone.background` sends
 * the app to the background and back. Drop-ins listen.
 */
export class LinkDelivery {
  readonly #listeners = new Set<(url: string) => void>();
  readonly #watchers = new Set<(move: Move) => void>();
  #lastMove: Move = 'returned';
  #generation: symbol | undefined;
  #launchURL: string | null = null;
  #lastURL: string | null = null;
  #unheard: string[] = [];
  #hasDeaf = false;

  /** The URL that started the app; null if none did. */
  get launchURL(): string | null { return this.#launchURL; }

  /** The URL that came last, at the start or later; null if none came. */
  get lastURL(): string | null { return this.#lastURL; }

  /** The app's last step; `returned` for an app that was never in the background. */
  get lastMove(): Move { return this.#lastMove; }

  /** True if nothing listens, but something did before the last `forget`. */
  get isDeaf(): boolean { return this.#hasDeaf && this.#listeners.size === 0; }

  /**
   * Calls the listener for each URL that opens the running app. Returns a function that ends this.
   *
   * @param generation The copy of the JavaScript that listens. A listener of another generation ends those of the one before.
   */
  listen(listener: (url: string) => void, generation?: symbol): () => void { return this.#add(listener, this.#listeners, generation); }

  /** Calls the listener for each step of the app to the background and back. Otherwise as `listen`. */
  watch(listener: (move: Move) => void, generation?: symbol): () => void { return this.#add(listener, this.#watchers, generation); }

  #add<Told>(listener: (told: Told) => void, listeners: Set<(told: Told) => void>, generation: symbol | undefined): () => void {
    if (generation !== this.#generation) this.#clear();
    this.#generation = generation;
    // Each call is its own, also for a function that listens twice.
    const own = (told: Told): void => { listener(told); };
    listeners.add(own);
    return () => { listeners.delete(own); };
  }

  #clear(): void {
    this.#listeners.clear();
    this.#watchers.clear();
  }

  /** Sends the app to the background. */
  leave(): void {
    this.#move('leaving');
    this.#move('left');
  }

  /** Brings the app back. */
  comeBack(): void {
    this.#move('returning');
    this.#move('returned');
  }

  #move(move: Move): void {
    this.#lastMove = move;
    for (const watcher of [...this.#watchers]) watcher(move);
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

  /** Starts the app anew, in front: what listened is gone. With a URL, it is the one that started the app. */
  launch(url: string | null): void {
    this.#clear();
    this.#lastMove = 'returned';
    this.#launchURL = this.#lastURL = url;
    this.#unheard = url === null ? [] : [url];
  }
}
