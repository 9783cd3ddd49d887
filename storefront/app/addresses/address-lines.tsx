import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import styles from './address-lines.module.css';

/** An address as displayed: the customer's own, or an order's copy. */
export interface ShownAddress {
  readonly street: string;
  readonly building: string | null;
  readonly floor: string | null;
  readonly apartment: string | null;
  readonly landmark: string | null;
  readonly city: string;
  readonly state: string;
}

/** The address from the street to the governorate. User input has its own text direction. */
export function AddressLines({ address }: { address: ShownAddress }) {
  const t = useTranslations('addresses');
  const { street, building, floor, apartment, landmark, city, state } = address;
  const details = [
    building === null ? undefined : t.rich('line.building', { value: building, bdi: isolated }),
    floor === null ? undefined : t.rich('line.floor', { value: floor, bdi: isolated }),
    apartment === null ? undefined : t.rich('line.apartment', { value: apartment, bdi: isolated }),
  ].filter((part) => part !== undefined);
  return (
    <span className={styles.lines}>
      <span>
        <bdi>{street}</bdi>
        {details.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order of parts.
          <span key={index}>
            {t('line.comma')} {part}
          </span>
        ))}
      </span>
      {landmark === null ? null : (
        <span>{t.rich('line.landmark', { value: landmark, bdi: isolated })}</span>
      )}
      <span>
        {city}
        {t('line.comma')} {state}
      </span>
    </span>
  );
}

function isolated(words: ReactNode) {
  return <bdi>{words}</bdi>;
}
