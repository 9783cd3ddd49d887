import type { TrackedParcel } from '@dp/contract/tracking.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import type { Stop } from '../orders/stops.tsx';
import { useShop } from '../page/use-shop.ts';
import { type ParcelEvent, type ParcelStop, parcelStops } from './parcel-stops.ts';

/** What happened to a parcel and what is ahead, in words. */
export function useParcelStops(parcel: TrackedParcel): Stop[] {
  const t = useTranslations('tracking');
  const { dayMonth } = useFormat();
  const { returnDays } = useShop();
  const failedBecause = ({ reason, postponed_to: day }: ParcelEvent) =>
    reason === 'postponed' && day !== null
      ? t('failed.postponed', { day: dayMonth(day) })
      : t(`failed.${reason === null || reason === 'postponed' ? 'other' : reason}`);
  const meaningOf = ({ state, event, progress }: ParcelStop) => {
    if (state === 'attempt_failed') return event === undefined ? null : failedBecause(event);
    return progress === 'current' ? t(`meaning.${state}`, { days: returnDays }) : null;
  };
  return parcelStops(parcel).map((stop) => ({
    ...stop,
    label: t(`states.${stop.state}`),
    meaning: meaningOf(stop),
    note: null,
  }));
}
