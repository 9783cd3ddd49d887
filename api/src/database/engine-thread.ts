import { Worker } from 'node:worker_threads';
import type { EngineAnswer, EngineRequest } from './embedded-engine.ts';
import type { Engine } from './engine-stream.ts';

type Request = EngineRequest extends infer R ? (R extends R ? Omit<R, 'id'> : never) : never;

/**
 * The embedded database in a thread of its own: a statement, a checkpoint or a
 * large piece of work there does not keep the process from answering (decision 114).
 */
export class EngineThread implements Engine {
  readonly ready: Promise<void>;
  /** fsyncs done so far; tests prove durability with it. */
  syncs = 0;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, PromiseWithResolvers<EngineAnswer>>();
  readonly #onGone: (error: Error) => void;
  #last = 0;
  #isClosing = false;

  /** @param onGone called when the thread has ended without being asked to. */
  constructor(directory: string, onGone: (error: Error) => void) {
    this.#onGone = onGone;
    this.#worker = new Worker(new URL('embedded-engine.ts', import.meta.url), {
      workerData: directory,
    });
    this.ready = this.#expect(0).then(() => {});
    this.#worker.on('message', (answer: EngineAnswer) => this.#take(answer));
    this.#worker.on('error', (error) => this.#end(error as Error));
    this.#worker.on('exit', () => this.#end(new Error('The embedded database has ended.')));
  }

  /** Sends messages of the protocol; what PostgreSQL says to them. */
  async exec(messages: Uint8Array): Promise<Uint8Array> {
    const { bytes } = await this.#ask({ kind: 'exec', bytes: messages });
    return bytes ?? new Uint8Array(0);
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
