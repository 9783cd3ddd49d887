import type { OrderChange } from '@dp/contract/staff/order-stream.ts';

/** Delay before a refused stream is retried, in milliseconds; each retry revalidates the page. */
const RETRY_MS = 10_000;

export interface OrderEventHandlers {
  /** Orders were placed or changed. */
  readonly onOrders: (orders: readonly OrderChange[]) => void;
  /** Something may have been missed: everything shown must be read again. Also once when the stream begins. */
  readonly onGap: () => void;
}

/**
 * Follows the orders that are placed and changed. The browser resumes an interrupted stream where it ended; one
 * that the server refuses is tried again every ten seconds, each time with `onGap`.
 *
 * @param open opens the stream; tests give their own.
 * @returns a function that stops.
 */
export function followOrders(
  handlers: OrderEventHandlers,
  open: () => EventSource = () => new EventSource('/api/staff/events'),
): () => void {
  let source: EventSource;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What the page shows was read before the stream began.
  let hadGap = true;

  function connect(): void {
    source = open();
    source.addEventListener('ready', () => {
      if (hadGap) handlers.onGap();
      hadGap = false;
    });
    source.addEventListener('reset', handlers.onGap);
    source.addEventListener('orders', ({ data }: MessageEvent<string>) => {
      const { orders } = JSON.parse(data) as { orders: readonly OrderChange[] };
      handlers.onOrders(orders);
    });
    source.addEventListener('error', () => {
      // While it is connecting the browser resumes it by itself.
      if (source.readyState !== EventSource.CLOSED) return;
      hadGap = true;
      handlers.onGap();
      timer = setTimeout(connect, RETRY_MS);
    });
  }

  connect();
  return () => {
    clearTimeout(timer);
    source.close();
  };
}
