import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long other requests wait for long work at most, in milliseconds. */
const TURN_MS = 8;

/** Yields to other work after a time slice. */
export class Turns {
  #since = performance.now();

  async passed(): Promise<void> {
    if (performance.now() - this.#since < TURN_MS) return;
    await nextTurn();
    this.#since = performance.now();
  }
}
