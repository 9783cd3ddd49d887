import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './corrections.module.css';
import { isUnderWay } from './is-under-way.ts';

/** How the courier of each parcel on its way learns of a correction. */
export function CourierNews({ parcels }: Pick<AddressCorrection, 'parcels'>) {
  const t = useTranslations('corrections');
  const locale = useLocale();
  const { number } = useFormat();
  return (
    <ul className={styles.news}>
      {parcels
        .filter(({ state }) => isUnderWay(state))
        .map(({ id, place, of, state, courier, at_company: atCompany }) => {
          const how = atCompany
            ? t(state === 'packed' ? 'news.companyPacked' : 'news.company')
            : state === 'packed'
              ? t('news.packed')
              : t('news.left', { courier: courier?.[locale] ?? '' });
          return <li key={id}>{of === 1 ? how : t('ofSeveral', { place: number(place), how })}</li>;
        })}
    </ul>
  );
}
