import type { ExploreStep } from './generated/types.ts';
import { realTime } from './timers.ts';

/** Where progress is written: as much of `process.stderr` as that needs. */
export interface ProgressStream {
  /** True for a terminal. */
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** Milliseconds between two lines. */
const pace = 100;

/** One line on a terminal that says how far a search is. It writes nothing elsewhere. */
export class ProgressLine {
  readonly #stream: ProgressStream;
  readonly #start = realTime();
  #last = -Infinity;

  /** On a stream. */
  constructor(stream: ProgressStream) { this.#stream = stream; }

  /** Says what the search has done. */
  show({ states, stories, left, broken }: Pick<ExploreStep, 'states' | 'stories' | 'left' | 'broken'>): void {
    const time = realTime();
    if (this.#stream.isTTY !== true || time - this.#last < pace) return;
    this.#last = time;
    const wrong = broken === 0 ? 'nothing wrong so far' : `${counted(broken, 'property', 'properties')} broken`;
    const text = `explore: ${counted(states, 'state')}, ${counted(stories, 'story', 'stories')} played, ${number(left)} left, ${wrong}, ` +
      `${Math.round((time - this.#start) / 1000)} s`;
    this.#stream.write(`\r\u001b[2K${text.slice(0, Math.max(20, (this.#stream.columns ?? 80) - 1))}`);
  }

  /** Takes the line away. */
  end(): void { if (this.#last !== -Infinity) this.#stream.write('\r\u001b[2K'); }
}

function number(count: number): string { return count.toLocaleString('en'); }

function counted(count: number, one: string, many = `${one}s`): string { return `${number(count)} ${count === 1 ? one : many}`; }
