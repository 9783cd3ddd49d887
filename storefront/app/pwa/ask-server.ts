import { WORKER_ADDRESS } from './worker-messages.ts';

/** Whether the server responds now; the worker takes notice as well. */
export async function askServer(): Promise<boolean> {
  try {
    await fetch(WORKER_ADDRESS, { method: 'HEAD', cache: 'no-store' });
    return true;
  } catch {
    return false;
  }
}
