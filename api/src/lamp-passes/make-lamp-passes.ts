import { Worker } from 'node:worker_threads';
import type { PairFault } from '@dp/contract/staff/error-codes.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { PassesJob } from './read-pair.ts';

/** Two photographs take eight seconds on a machine that has three times as much to do as cores. */
const LIMIT_MS = 60_000;
const MEMORY_MAX_MB = 256;

/** Two passes as files, with whether the lamp was on in the first photograph; or why there are none. */
export type PassesFiles =
  | { readonly day: Uint8Array; readonly light: Uint8Array; readonly swapped: boolean }
  | { readonly fault: PairFault };

/**
 * Makes the two passes of a lamp on a thread of its own, which other calls do not wait for.
 *
 * @throws ProblemError 503 `service_unavailable` when it takes too long.
 */
export function makeLampPasses(job: PassesJob): Promise<PassesFiles> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./lamp-passes-thread.ts', import.meta.url), {
      workerData: job,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MAX_MB },
    });
    const timer = setTimeout(() => {
      void thread.terminate();
      reject(new ProblemError(503, 'service_unavailable'));
    }, LIMIT_MS);
    thread.once('message', resolve);
    thread.once('error', reject);
    thread.once('exit', () => {
      clearTimeout(timer);
      reject(new ProblemError(503, 'service_unavailable'));
    });
  });
}
