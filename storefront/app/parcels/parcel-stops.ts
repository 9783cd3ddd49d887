import type { OrderParcel, ShownParcelState } from '@dp/contract/order-parcels.ts';
import type { ParcelState } from '@dp/contract/parcel-states.ts';
import type { Stop } from './stops.tsx';

export type ParcelEvent = OrderParcel['events'][number];

/** A stop of a parcel, before it has words. */
export interface ParcelStop extends Pick<Stop, 'key' | 'at' | 'progress' | 'sign'> {
  readonly state: ShownParcelState;
  readonly event: ParcelEvent | undefined;
}

/** A delivery without trouble. */
const WAY: readonly ShownParcelState[] = ['packed', 'handed_over', 'out_for_delivery', 'delivered'];
const ENDED: readonly ParcelState[] = ['returning', 'returned', 'lost', 'given_up'];

/** What happened to a parcel, the last of it being where it is now, and what comes next if all goes well. */
export function parcelStops({
  state,
  events,
}: Pick<OrderParcel, 'state' | 'events'>): ParcelStop[] {
  const happened = events.map((event, index) => ({
    key: `${index}`,
    state: event.state,
    event,
    at: event.at,
    progress: index === events.length - 1 ? ('current' as const) : ('done' as const),
    sign: signOf(event.state),
  }));
  return [
    ...happened,
    ...aheadOf(state).map((next) => ({
      key: next,
      state: next,
      event: undefined,
      at: undefined,
      progress: 'ahead' as const,
      sign: signOf(next),
    })),
  ];
}

function aheadOf(state: ShownParcelState): readonly ShownParcelState[] {
  if (ENDED.includes(state)) return [];
  // After a failed attempt it goes out once more.
  const reached = state === 'attempt_failed' ? WAY.indexOf('handed_over') : WAY.indexOf(state);
  return WAY.slice(reached + 1);
}

function signOf(state: ShownParcelState): Stop['sign'] {
  if (state === 'delivered') return 'arrived';
  return ENDED.includes(state) || state === 'attempt_failed' ? 'ended' : 'reached';
}
