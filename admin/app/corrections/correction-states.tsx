import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Badge, type BadgeProps } from '@dp/ui/parts/badge.tsx';
import { Link } from 'react-router';
import styles from './corrections.module.css';

type Parcel = AddressCorrection['parcels'][number];

const LOOKS: Readonly<Record<NonNullable<Parcel['correction']>['state'], BadgeProps['look']>> = {
  pending: 'warning',
  accepted: 'ok',
  refused: 'danger',
  passed_on: 'ok',
};

/** What the couriers of an order's parcels know of its corrected address, each with its parcel. */
export function CorrectionStates({ parcels }: Pick<AddressCorrection, 'parcels'>) {
  const t = useTranslations('corrections');
  const { number } = useFormat();
  const known = parcels.filter(
    ({ correction, label_outdated: outdated }) => correction !== null || outdated,
  );
  if (known.length === 0) return null;
  return (
    <ul className={styles.states}>
      {known.map((parcel) => (
        <li key={parcel.id}>
          <Link to={`/parcels/${parcel.id}`} className={styles.parcel}>
            {parcel.of === 1 ? t('parcel') : t('parcelOf', { place: number(parcel.place) })}
          </Link>
          <ParcelNews parcel={parcel} />
        </li>
      ))}
    </ul>
  );
}

function ParcelNews({ parcel: { state, courier, correction, ...parcel } }: { parcel: Parcel }) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  return (
    <>
      {correction === null ? null : (
        <Badge look={LOOKS[correction.state]}>{t(`states.${correction.state}`)}</Badge>
      )}
      {parcel.label_outdated ? (
        <Badge look="warning">
          {state === 'packed'
            ? t('label.badge')
            : t('label.untold', { courier: courier?.[locale] ?? '' })}
        </Badge>
      ) : null}
    </>
  );
}
