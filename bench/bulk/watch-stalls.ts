import { existsSync, writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

// Preloaded into a shop's process: writes the longest stall of its main thread, in milliseconds, to the file
// STALLS four times a second; once it is removed the count begins again.

const file = process.env.STALLS;
if (file !== undefined && isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 2 });
  delay.enable();
  setInterval(() => {
    if (!existsSync(file)) delay.reset();
    writeFileSync(file, String(delay.max / 1e6));
  }, 250).unref();
}
