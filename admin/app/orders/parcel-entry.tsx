import type { TimelineEntry } from '@dp/contract/staff/order-page.ts';
import { INSPECTION_OUTCOMES } from '@dp/contract/staff/parcels.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Link } from 'react-router';
import styles from './order-timeline.module.css';

type ParcelEntry = Extract<TimelineEntry, { kind: 'parcel' | 'inspection' }>;

/** What happened to one of the order's parcels; its number only where there are several. */
export function ParcelEntryWords({ entry }: { readonly entry: ParcelEntry }) {
  const t = useTranslations('parcels');
  const { number } = useFormat();
  const what = useParcelWords(entry);
  return (
    <>
      <p className={styles.what}>
        <Link to={`/parcels/${entry.parcel_id}`} className={styles.link}>
          {entry.of === 1 ? what : t('ofSeveral', { place: number(entry.place), what })}
        </Link>
      </p>
      {entry.kind === 'inspection' ? (
        <p>
          {INSPECTION_OUTCOMES.filter((outcome) => entry.units[outcome] > 0)
            .map((outcome) =>
              t('foundAs', {
                outcome: t(`outcomes.${outcome}`),
                quantity: number(entry.units[outcome]),
              }),
            )
            .join(' · ')}
        </p>
      ) : null}
      {entry.kind === 'inspection' || entry.note === null ? null : <p>{entry.note}</p>}
    </>
  );
}

function useParcelWords(entry: ParcelEntry): string {
  const t = useTranslations('parcels');
  const { date } = useDates();
  const locale = useLocale();
  if (entry.kind === 'inspection') return t('inspected');
  const { state, courier, reason, postponed_to: day } = entry;
  if (courier !== null) return t('handedOverTo', { courier: courier[locale] });
  if (reason === null) return t(`states.${state}`);
  const why = t(`reasons.${reason}`);
  return day === null
    ? t('failedBecause', { reason: why })
    : t('failedUntil', { reason: why, day: date(day) });
}
