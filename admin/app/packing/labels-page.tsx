import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { PrintPage, PrintSheet } from '../parts/print-page.tsx';
import type { Route } from './+types/labels-page.ts';
import { Barcode } from './barcode.tsx';
import styles from './label.module.css';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orders = new URL(request.url).searchParams.get('orders') ?? '';
  return (await call('getLabels', { query: { orders }, signal: request.signal })).data;
}

/** A6 labels. Couriers read Arabic, so the address is in Arabic whatever the screen's language. */
export default function LabelsPage({ loaderData: labels }: Route.ComponentProps) {
  const t = useTranslations('packing');
  const { price, number } = useFormat();
  return (
    <PrintPage title={t('labels')} back="/packing">
      {labels.map((label) => {
        const { recipient } = label;
        const parts = (['building', 'floor', 'apartment'] as const)
          .filter((part) => recipient[part] !== null)
          .map((part) => t(`address.${part}`, { value: recipient[part] ?? '' }));
        return (
          <PrintSheet key={label.code} size="label">
            <div className={styles.head}>
              <b>{label.seller.ar}</b>
              <bdi>{t('parcelOf', { place: number(label.place), of: number(label.of) })}</bdi>
            </div>
            <Barcode text={label.code} className={styles.barcode} />
            <bdi dir="ltr" className={styles.code}>
              {label.code}
            </bdi>
            <div className={styles.to}>
              <p className={styles.name}>
                <bdi>{recipient.name}</bdi>
              </p>
              {recipient.phones.map((phone) => (
                <p key={phone} className={styles.phone}>
                  <bdi dir="ltr">{phone}</bdi>
                </p>
              ))}
              <p>
                {recipient.governorate.ar} · {recipient.city.ar}
              </p>
              <p>{[recipient.street, ...parts].join('، ')}</p>
              {recipient.landmark === null ? null : <p>{recipient.landmark}</p>}
            </div>
            <div className={styles.foot}>
              <span>
                {t('collect')}
                <b className={styles.cash}>
                  <bdi>{price(label.cash)}</bdi>
                </b>
              </span>
              {label.fragile ? <b className={styles.fragile}>{t('fragileMark')}</b> : null}
            </div>
          </PrintSheet>
        );
      })}
    </PrintPage>
  );
}
