import { Worker } from 'node:worker_threads';
import { type messages, protocol } from '@electric-sql/pglite';
import type { EngineAnswer, EngineRequest } from './embedded-engine.ts';

type Request = EngineRequest extends infer R ? (R extends R ? Omit<R, 'id'> : never) : never;

/** Messages that PostgreSQL does not answer before the next that is none of them: parse, bind, describe, execute. */
const HELD = new Set([...'PBDE'].map((letter) => letter.charCodeAt(0)));

/**
 * The embedded database in a thread of its own, as far as `createPgConfig` asks it: a statement, a checkpoint or a
 * large piece of work there does not keep the process from answering (decision 114).
 */
export class EngineThread {
  readonly waitReady: Promise<void>;
  /** fsyncs done so far; tests prove durability with it. */
  syncs = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<EngineAnswer>>();
  readonly #onGone: (error: Error) => void;
  #last = 0;
  #held: Uint8Array[] = [];
  #isClosing = false;

  /** @param onGone called when the thread has ended without being asked to. */
  constructor(directory: string, onGone: (error: Error) => void) {
    this.#onGone = onGone;
    this.#worker = new Worker(new URL('embedded-engine.ts', import.meta.url), {
      workerData: directory,
    });
    this.waitReady = this.#expect(0).then(() => {});
    this.#worker.on('message', (answer: EngineAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.#end(error as Error));
    this.#worker.on('exit', () => this.#end(new Error('The embedded database has ended.')));
  }

  /** Sends a message of the protocol; what PostgreSQL says to it and to those held before it. */
  async execProtocolStream(message: Uint8Array): Promise<messages.BackendMessage[]> {
    this.#held.push(message);
    if (HELD.has(message[0] ?? 0)) return [];
    const bytes = Buffer.concat(this.#held);
    this.#held = [];
    const answer = await this.#ask({ kind: 'exec', bytes });
    const said: messages.BackendMessage[] = [];
    if (answer.bytes) new protocol.Parser().parse(answer.bytes, (each) => said.push(each));
    return said;
  }

  /** The whole data directory as one archive. */
  async dump(): Promise<Blob> {
    const { blob } = await this.#ask({ kind: 'dump' });
    if (!blob) throw new Error('The embedded database was not dumped.');
    return blob;
  }

  async close(): Promise<void> {
    this.#isClosing = true;
    await this.#ask({ kind: 'close' });
    await this.#worker.terminate();
  }

  async #ask(request: Request): Promise<EngineAnswer> {
    this.#last += 1;
    const answer = this.#expect(this.#last);
    this.#worker.postMessage({ ...request, id: this.#last });
    return answer;
  }

  /** The process stays alive while an answer is awaited, and only then. */
  #expect(id: number): Promise<EngineAnswer> {
    const waiting = Promise.withResolvers<EngineAnswer>();
    this.#waiting.set(id, waiting);
    this.#worker.ref();
    return waiting.promise;
  }

  #take(answer: EngineAnswer): void {
    this.syncs = answer.syncs;
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if (answer.error) waiting?.reject(answer.error);
    else waiting?.resolve(answer);
  }

  #end(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
    if (!this.#isClosing) this.#onGone(error);
    this.#isClosing = true;
  }
}
