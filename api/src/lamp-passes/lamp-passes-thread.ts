import { parentPort, workerData } from 'node:worker_threads';
import type { PassesFiles } from './make-lamp-passes.ts';
import { passFile } from './pass-file.ts';
import { type PassesJob, readPair } from './read-pair.ts';
import { splitPasses } from './split-passes.ts';

// The thread of `make-lamp-passes.ts`: two photographs in, two passes or a fault out.
const [first, second] = await readPair(workerData as PassesJob);
const passes = splitPasses(first, second);
const result: PassesFiles =
  'fault' in passes
    ? passes
    : {
        day: await passFile(passes.day),
        light: await passFile(passes.light),
        swapped: passes.swapped,
      };
parentPort?.postMessage(result);
