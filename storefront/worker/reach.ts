import type { FromWorker } from '../app/pwa/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the server responded last time; what a device reports about its network is often wrong. */
let reached: boolean | undefined;

/** Records whether the server responded, and notifies open pages of a change. */
export async function noteReach(now: boolean): Promise<void> {
  if (reached === now) return;
  reached = now;
  for (const client of await self.clients.matchAll({ type: 'window' })) notifyReach(client);
}

/** Notifies one page, when the state is known. */
export function notifyReach(client: { postMessage(message: FromWorker): void }): void {
  if (reached !== undefined) client.postMessage({ type: 'reach', reached });
}
