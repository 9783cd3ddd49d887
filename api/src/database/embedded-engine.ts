import { parentPort, workerData } from 'node:worker_threads';
import { execMessages, openEngine } from './open-engine.ts';

// The thread of the embedded database: takes messages of PostgreSQL's protocol, and answers each with what
// PostgreSQL says to it (`engine-thread.ts`).

/** What the thread is asked. */
export type EngineRequest =
  | { readonly id: number; readonly kind: 'exec'; readonly bytes: Uint8Array }
  | { readonly id: number; readonly kind: 'dump' | 'close' };

/** What it answers; the first is without a request, once it is ready. */
export interface EngineAnswer {
  readonly id: number;
  readonly bytes?: Uint8Array;
  readonly blob?: Blob;
  readonly error?: Error;
  /** fsyncs done so far. */
  readonly syncs: number;
}

const port = parentPort;
if (!port) throw new Error('The embedded database runs in a thread of its own.');

try {
  const { pglite, fileSystem } = await openEngine(workerData as string);
  const answer = async (request: EngineRequest): Promise<Partial<EngineAnswer>> => {
    switch (request.kind) {
      case 'exec':
        return { bytes: await execMessages(pglite, request.bytes) };
      case 'dump':
        return { blob: await pglite.dumpDataDir('none') };
      case 'close':
        await pglite.close();
        return {};
    }
  };
  port.on('message', async (request: EngineRequest) => {
    const { id, kind } = request;
    const said = await answer(request).catch((error: Error) => ({ error }));
    const whole: EngineAnswer = { id, ...said, syncs: fileSystem.syncs };
    port.postMessage(whole);
    if (kind === 'close') port.close();
  });
  port.postMessage({ id: 0, syncs: fileSystem.syncs } satisfies EngineAnswer);
} catch (error) {
  port.postMessage({ id: 0, error: error as Error, syncs: 0 } satisfies EngineAnswer);
  port.close();
}
