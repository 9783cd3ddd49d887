import type { Locale } from '@dp/contract/locale.ts';

/** Where the worker's file is served. At the root, so that it may look after every address. */
export const WORKER_ADDRESS = '/service-worker.js';

/** What an open page tells the service worker. */
export type ToWorker =
  | {
      /** What this page shows, so that it opens without a connection later. */
      readonly type: 'shown';
      readonly locale: Locale;
      /** Path and query. */
      readonly page: string;
      /** The addresses of the pictures on it. */
      readonly pictures: readonly string[];
      /** The shopper asked for little data: nothing is fetched for later. */
      readonly saveData: boolean;
    }
  /** Asks for the version of the pages this worker was built with; answered on the given port. */
  | { readonly type: 'version' }
  /** The shopper agreed to the newer version, or already has it open. */
  | { readonly type: 'take-over' };

/** What the worker tells open pages: whether the shop's server can be reached. */
export interface FromWorker {
  readonly type: 'reach';
  readonly reached: boolean;
}

/** Whether a message of the worker is the one above; a newer worker may say more. */
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
