import { Duplex } from 'node:stream';

/** PostgreSQL without a socket: takes messages of its protocol, and says what it answers to them. */
export interface Engine {
  /** Rejects when the database cannot be opened. */
  readonly ready: Promise<void>;
  exec(messages: Uint8Array): Promise<Uint8Array>;
}

type Done = (error?: Error | null) => void;

/**
 * What pg takes for its socket on an embedded database: what it writes goes to the engine, what it reads are the answers.
 * pg corks the messages of one statement, so that they go as one.
 */
export class EngineStream extends Duplex {
  readonly #engine: Engine;

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
    this.#exec([chunk]).then(() => done(), done);
  }

  override _writev(chunks: { readonly chunk: Buffer }[], done: Done): void {
    this.#exec(chunks.map(({ chunk }) => chunk)).then(() => done(), done);
  }

  override _final(done: Done): void {
    this.push(null);
    done();
  }

  async #exec(messages: readonly Buffer[]): Promise<void> {
    const { buffer, byteOffset, length } = await this.#engine.exec(joinBytes(messages));
    if (length > 0) this.push(Buffer.from(buffer, byteOffset, length));
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
