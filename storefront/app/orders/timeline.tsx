import type { ShownParcelState } from '@dp/contract/order-parcels.ts';
import type { OrderState } from '@dp/contract/order-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { soleParcel } from '../parcels/sole-parcel.ts';
import type { Stop } from '../parcels/stops.tsx';
import { useParcelWords } from '../parcels/use-parcel-words.ts';
import { useReturnDay } from '../parcels/use-return-day.ts';
import { meaningOf, type TimelineStop, timelineView, type Way } from './timeline-view.ts';

/** Final states without a delivery. */
const ENDED: readonly unknown[] = ['cancelled', 'returned'] satisfies OrderState[];

/** The order's states that a parcel's tell in their place, with what the shop noted for its shopper. */
const TOLD: Partial<Record<ShownParcelState, OrderState>> = {
  handed_over: 'dispatched',
  delivered: 'delivered',
  returned: 'returned',
  given_up: 'returned',
};

/**
 * What happened to an order so far, and what is ahead: the same list on its page and where it is tracked. One parcel
 * is the order, so its way is the order's; several have ways of their own.
 */
export function useOrderStops(order: Way): Stop[] {
  const parcelWords = useParcelWords();
  const wordsOf = useStopWords(order);
  const stops = timelineView(order).map(wordsOf);
  const only = soleParcel(order.parcels);
  if (only === undefined) return stops;
  const noteOf = (told: OrderState | undefined) =>
    order.timeline.findLast(({ state }) => state === told)?.note ?? null;
  const parcel = parcelWords(only).map((stop) => ({ ...stop, note: noteOf(TOLD[stop.state]) }));
  return [...stops, ...parcel];
}

function useStopWords(order: Way) {
  const t = useTranslations('orders');
  const tracking = useTranslations('tracking');
  const returnDay = useReturnDay();
  const labelOf = (state: OrderState, progress: TimelineStop['progress']) => {
    if (state !== 'draft' && state !== 'ongoing') return t(`status.${state}`);
    return t(progress === 'current' ? `${state}InFull` : `passed.${state}`);
  };
  return ({ state, at, actor, note, progress }: TimelineStop): Stop => {
    const stop = { key: `${state}${at}`, at, note, progress, sign: signOf(state) };
    if (state === 'packed' || state === 'handed_over' || state === 'out_for_delivery') {
      return { ...stop, label: tracking(`states.${state}`), meaning: null };
    }
    if (progress !== 'current') return { ...stop, label: labelOf(state, progress), meaning: null };
    const meaning = meaningOf({ state, actor }, order);
    const label = meaning === 'awaiting' ? t('status.awaiting') : labelOf(state, progress);
    if (meaning !== 'delivered') return { ...stop, label, meaning: t(`meaning.${meaning}`) };
    const day = returnDay(at);
    return { ...stop, label, meaning: day === undefined ? null : t('meaning.delivered', { day }) };
  };
}

function signOf(state: TimelineStop['state']): Stop['sign'] {
  if (ENDED.includes(state)) return 'ended';
  return state === 'delivered' ? 'arrived' : 'reached';
}
