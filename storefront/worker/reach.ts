import type { FromWorker } from '../app/pwa/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the shop's server answered last time; what a device says about its network is often wrong. */
let reached: boolean | undefined;

/** Notes whether the server answered, and tells the open pages when that has changed. */
export async function noteReach(now: boolean): Promise<void> {
  if (reached === now) return;
  reached = now;
  for (const client of await self.clients.matchAll({ type: 'window' })) tellReach(client);
}

/** Tells one page, when anything is known. */
export function tellReach(client: { postMessage(message: FromWorker): void }): void {
  if (reached !== undefined) client.postMessage({ type: 'reach', reached });
}
