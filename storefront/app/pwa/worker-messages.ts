import type { Locale } from '@dp/contract/locale.ts';

/** The worker's address. At the root, so that its scope covers every address. */
export const WORKER_ADDRESS = '/service-worker.js';

/** Messages of an open page to the service worker. */
export type ToWorker =
  | {
      /** What this page shows, so that it opens without a connection later. */
      readonly type: 'shown';
      readonly locale: Locale;
      /** Path and query. */
      readonly page: string;
      /** The addresses of the pictures on it. */
      readonly pictures: readonly string[];
      /** The shopper has data saver on: nothing is prefetched. */
      readonly saveData: boolean;
    }
  /** Requests the version of the worker's build; answered on the given port. */
  | { readonly type: 'version' }
  /** The shopper accepted the new version, or already has it open. */
  | { readonly type: 'take-over' };

/** Messages of the worker to open pages: whether the server can be reached. */
export interface FromWorker {
  readonly type: 'reach';
  readonly reached: boolean;
}

/** Type guard; a newer worker may send other messages. */
export function isFromWorker(data: unknown): data is FromWorker {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === 'reach' &&
    'reached' in data &&
    typeof data.reached === 'boolean'
  );
}
