import { DatabaseTimeout } from './database-client.ts';

/** A semaphore: a bounded number of concurrent tasks; the others wait in order, for a bounded time. */
export class Slots {
  #free: number;
  readonly #waitMs: number;
  /** First come, first served. */
  readonly #waiting = new Set<() => void>();

  constructor(count: number, waitMs: number) {
    this.#free = count;
    this.#waitMs = waitMs;
  }

  /**
   * Takes a slot.
   *
   * @returns its release function, to be called once.
   * @throws DatabaseTimeout when none is free in time.
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
