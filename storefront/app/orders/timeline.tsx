import type { OrderState } from '@dp/contract/order-states.ts';
import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useShop } from '../page/use-shop.ts';
import { type Stop, Stops } from './stops.tsx';
import { meaningOf, timelineView, type Way } from './timeline-view.ts';

/** Final states without a delivery. */
const ENDED: readonly OrderState[] = ['cancelled', 'returned'];

/** An order's states with their times, the current one, and what comes next. */
export function Timeline({ order }: { order: Order }) {
  return <Stops stops={useOrderStops(order)} />;
}

/** What happened to an order so far, and what is ahead. */
export function useOrderStops(order: Way): Stop[] {
  const t = useTranslations('orders');
  const { returnDays } = useShop();
  return timelineView(order).map(({ state, at, actor, note, progress }) => {
    const meaning = meaningOf({ state, actor }, order);
    return {
      key: `${state}${at}`,
      label:
        progress === 'done' && (state === 'draft' || state === 'ongoing')
          ? t(`passed.${state}`)
          : t(`status.${meaning === 'awaiting' ? meaning : state}`),
      at,
      meaning: progress === 'current' ? t(`meaning.${meaning}`, { days: returnDays }) : null,
      note,
      progress,
      sign: ENDED.includes(state) ? 'ended' : isArrival(state) ? 'arrived' : 'reached',
    };
  });
}

function isArrival(state: OrderState): boolean {
  return state === 'delivered' || state === 'completed';
}
