/**
 * Stops backends of a PostgreSQL on this machine, as a machine that hangs does: they say nothing more, and keep their
 * locks.
 */
export class FrozenBackends {
  readonly #frozen = new Set<number>();

  freeze(pids: Iterable<number>): void {
    for (const pid of pids) {
      process.kill(pid, 'SIGSTOP');
      this.#frozen.add(pid);
    }
  }

  thaw(): void {
    for (const pid of this.#frozen) process.kill(pid, 'SIGCONT');
    this.#frozen.clear();
  }
}
