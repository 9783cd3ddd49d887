import { DatabaseTimeout } from './database-client.ts';

/** Lets a bounded number of tasks run at a time; the others wait their turn, for a bounded time. */
export class Slots {
  #free: number;
  readonly #waitMs: number;
  /** In the order in which they came. */
  readonly #waiting = new Set<() => void>();

  constructor(count: number, waitMs: number) {
    this.#free = count;
    this.#waitMs = waitMs;
  }

  /**
   * Takes a slot.
   *
   * @returns what gives it back, to be called once.
   * @throws DatabaseTimeout when none came free in time.
   */
  async take(): Promise<() => void> {
    if (this.#free > 0) this.#free -= 1;
    else await this.#turn();
    return () => {
      const [next] = this.#waiting;
      if (next) next();
      else this.#free += 1;
    };
  }

  #turn(): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.delete(turn);
        reject(new DatabaseTimeout(`No connection came free within ${this.#waitMs} ms`));
      }, this.#waitMs);
      const turn = () => {
        this.#waiting.delete(turn);
        clearTimeout(timer);
        resolve();
      };
      this.#waiting.add(turn);
    });
  }
}
