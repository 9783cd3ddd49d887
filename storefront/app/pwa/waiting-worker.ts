import type { ToWorker } from './worker-messages.ts';

/** The build this page came from, as React Router writes it into every page. */
function shownBuild(): string | undefined {
  return (globalThis as { __reactRouterManifest?: { version?: string } }).__reactRouterManifest
    ?.version;
}

/** Whether a worker belongs to the build that this page shows; one that does not respond does not. */
export async function isOfShownBuild(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const said = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    setTimeout(resolve, 3_000, undefined);
  });
  tell(worker, { type: 'version' }, [port2]);
  const version = await said;
  port1.close();
  return version !== undefined && version === shownBuild();
}

/** Activates a waiting worker. */
export function activateWorker(worker: ServiceWorker): void {
  tell(worker, { type: 'take-over' });
}

/** Sends a worker a message. */
export function tell(
  worker: ServiceWorker,
  message: ToWorker,
  transfer: Transferable[] = [],
): void {
  worker.postMessage(message, transfer);
}

/**
 * Calls `found` with each worker that is ready to replace the active one, also with one that already waits.
 *
 * @returns a function that stops watching.
 */
export function watchForNewer(
  registration: ServiceWorkerRegistration,
  found: (worker: ServiceWorker) => void,
): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const look = () => {
    // Without an active worker the first one takes over by itself.
    if (registration.waiting !== null && registration.active !== null) found(registration.waiting);
  };
  const follow = (worker: ServiceWorker | null) =>
    worker?.addEventListener('statechange', look, { signal });
  registration.addEventListener('updatefound', () => follow(registration.installing), { signal });
  follow(registration.installing);
  look();
  return () => stop.abort();
}
