import type { OrderParcel } from '@dp/contract/order-parcels.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { type ParcelEvent, type ParcelStop, parcelStops } from './parcel-stops.ts';
import type { Stop } from './stops.tsx';

/** The states of which a parcel's answer says all: its way only names them. */
const ANSWERED = [
  'attempt_failed',
  'delivered',
  'returning',
  'returned',
  'lost',
  'given_up',
] as const;
export type AnsweredState = (typeof ANSWERED)[number];

/** Whether a state has a headline of its own; in the others people ask for the day. */
export function isAnswered(state: OrderParcel['state']): state is AnsweredState {
  return ANSWERED.some((each) => each === state);
}

/** What happened to a parcel and what is ahead, in words. */
export function useParcelWords() {
  const t = useTranslations('tracking');
  const failedBecause = useFailureText();
  const meaningOf = ({ state, event, progress }: ParcelStop) => {
    if (progress !== 'current') {
      return state === 'attempt_failed' && event !== undefined ? failedBecause(event) : null;
    }
    // The answer has those, in larger letters and first.
    return isAnswered(state) || state === 'out_for_delivery' ? null : t(`meaning.${state}`);
  };
  return (parcel: Pick<OrderParcel, 'state' | 'events'>): (Stop & Pick<ParcelStop, 'state'>)[] =>
    parcelStops(parcel).map((stop) => ({
      ...stop,
      label: t(`states.${stop.state}`),
      meaning: meaningOf(stop),
      note: null,
    }));
}

/** Why a parcel was not delivered. */
export function useFailureText() {
  const t = useTranslations('tracking');
  const { dayMonth } = useDates();
  return ({ reason, postponed_to: day }: ParcelEvent) =>
    reason === 'postponed' && day !== null
      ? t('failed.postponed', { day: dayMonth(day) })
      : t(`failed.${reason === null || reason === 'postponed' ? 'other' : reason}`);
}
