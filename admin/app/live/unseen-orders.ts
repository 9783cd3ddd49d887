import type { OrderChange } from '@dp/contract/staff/order-stream.ts';
import { newOrders } from './new-orders.ts';

type Queue = 'to_confirm' | 'to_pack';

/** Where the new orders of each queue are looked at. */
const SHOWN_AT: Readonly<Record<Queue, RegExp>> = {
  to_confirm: /^\/orders(?:\/(?:to_confirm|all|confirm(?:\/.*)?))?$/,
  to_pack: /^\/(?:packing|orders\/(?:to_pack|all))$/,
};
/** Between the tabs of a browser: a page of orders is being looked at, and these of the new ones were seen on it. */
interface Look {
  readonly pathname: string;
  readonly ids: readonly number[];
}
const CHANNEL = 'orders-seen';

/** A tab may hear that an order was looked at in another one before it hears of the order itself. */
const seen = new Set<number>();
let channel: BroadcastChannel | undefined;

/** Counts new orders, and no longer those that somebody has taken: changes of theirs say that one has. */
export function hearOrders(changes: readonly OrderChange[]): void {
  const unseen = new Map(newOrders.getState());
  for (const change of changes) {
    const queue = change.placed && !seen.has(change.id) ? queueOf(change) : undefined;
    if (queue === undefined) unseen.delete(change.id);
    else unseen.set(change.id, queue);
  }
  newOrders.setState(unseen, true);
}

/** Marks the new orders that the page at `pathname` shows as seen, in the other tabs as well. */
export function lookAtOrders(pathname: string): void {
  if (!Object.values(SHOWN_AT).some((pages) => pages.test(pathname))) return;
  const ids = unseenAt(pathname);
  forget(ids);
  // Also when there are none: a tab that was just opened has not heard of those that ring in the others.
  channel?.postMessage({ pathname, ids } satisfies Look);
}

/** Follows what is looked at in other tabs. Returns a function that ends it. */
export function followTabs(): () => void {
  channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<Look>) => {
    forget([...data.ids, ...unseenAt(data.pathname)]);
  });
  return () => {
    channel?.close();
    channel = undefined;
  };
}

function unseenAt(pathname: string): number[] {
  return [...newOrders.getState()].flatMap(([id, queue]) =>
    SHOWN_AT[queue].test(pathname) ? id : [],
  );
}

function forget(ids: readonly number[]): void {
  const unseen = new Map(newOrders.getState());
  for (const id of ids) {
    seen.add(id);
    unseen.delete(id);
  }
  newOrders.setState(unseen, true);
}

/** The queue in which a new order waits for somebody; undefined when it waits no more. */
function queueOf({ state, confirmation, packing }: OrderChange): Queue | undefined {
  if (state !== 'draft' && state !== 'ongoing') return undefined;
  if (confirmation === 'to_confirm') return 'to_confirm';
  const isToPack = confirmation === 'not_needed' || confirmation === 'confirmed';
  return state === 'ongoing' && isToPack && packing === 'none' ? 'to_pack' : undefined;
}
