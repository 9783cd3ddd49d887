import { dayOf } from '@dp/contract/cairo-time.ts';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useShop } from '../page/use-shop.ts';

/** The last day to send back what arrived at a moment, as people say it; undefined once it has passed. */
export function useReturnDay(): (arrived: string | undefined) => string | undefined {
  const { returnDays } = useShop();
  const { dayMonth } = useDates();
  return (arrived) => {
    if (arrived === undefined) return undefined;
    const last = dayOf(new Date(arrived), returnDays);
    return last < dayOf(new Date()) ? undefined : dayMonth(last);
  };
}
