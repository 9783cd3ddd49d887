import { Duplex } from 'node:stream';

/** PostgreSQL without a socket: takes messages of its protocol, and says what it answers to them. */
export interface Engine {
  /** Rejects when the database cannot be opened. */
  readonly ready: Promise<void>;
  exec(messages: Uint8Array): Promise<Uint8Array>;
}

type Done = (error?: Error | null) => void;

/**
 * What pg takes for its socket on an embedded database: what it writes goes to the engine, what it reads are the
 * answers.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;
  readonly #pending: Buffer[] = [];

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  connect(): void {
    this.#engine.ready.then(
      () => this.emit('connect'),
      (error: Error) => this.destroy(error),
    );
  }

  /** As of a socket; there is no line to set it on. */
  setNoDelay(): void {}
  ref(): void {}
  unref(): void {}

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: Done): void {
    this.#send([chunk]);
    done();
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: Done): void {
    this.#send(chunks.map(({ chunk }) => chunk));
    done();
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  /** Statements of the same tick go to the engine together: handing one over costs as much as most take. */
  #send(messages: readonly Buffer[]): void {
    if (this.#pending.length === 0) process.nextTick(() => void this.#flush());
    this.#pending.push(...messages);
  }

  async #flush(): Promise<void> {
    try {
      const sent = this.#pending.splice(0);
      const { buffer, byteOffset, length } = await this.#engine.exec(joinBytes(sent));
      if (length > 0) this.push(Buffer.from(buffer, byteOffset, length));
    } catch (error) {
      this.destroy(error as Error);
    }
  }
}

/**
 * The parts in memory of their own. A `Buffer` may be a view of the pool of 64 kB, and a thread that is sent a
 * view gets a copy of all that it is a view of.
 */
export function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}
