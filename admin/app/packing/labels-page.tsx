import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { I18nProvider, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDateTime } from '@dp/ui/i18n/use-date-time.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { PhoneNumber } from '../parts/phone-number.tsx';
import { PrintPage, PrintSheet } from '../parts/print-page.tsx';
import { useAddressLines } from '../parts/use-address-lines.ts';
import type { Route } from './+types/labels-page.ts';
import { Barcode } from './barcode.tsx';
import styles from './label.module.css';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const address = new URL(request.url).searchParams;
  const orders = address.get('orders') ?? '';
  const { data: labels } = await call('getLabels', { query: { orders }, signal: request.signal });
  const parcel = address.get('parcel') ?? '';
  // From the page of a parcel whose address was corrected, back there.
  return { labels, back: /^\d{1,9}$/.test(parcel) ? `/parcels/${parcel}` : '/packing' };
}

/** A6 labels, in Arabic whatever the screen's language: couriers read them. */
export default function LabelsPage({ loaderData: { labels, back } }: Route.ComponentProps) {
  const t = useTranslations('packing');
  return (
    <PrintPage title={t('labels')} back={back}>
      <I18nProvider locale="ar">
        {labels.map((label) => (
          <PrintSheet key={label.code} size="label" lang="ar">
            <Label label={label} />
          </PrintSheet>
        ))}
      </I18nProvider>
    </PrintPage>
  );
}

function Label({ label }: { readonly label: StaffCallOutput<'getLabels'>['data'][number] }) {
  const t = useTranslations('packing');
  const { price, number } = useFormat();
  const dateTime = useDateTime();
  const linesOf = useAddressLines();
  const { recipient } = label;
  const lines = linesOf({
    ...recipient,
    city: recipient.city.ar,
    state: recipient.governorate.ar,
  });
  return (
    <>
      <div className={styles.head}>
        <b>{label.seller.ar}</b>
        <bdi>{t('parcelOf', { place: number(label.place), of: number(label.of) })}</bdi>
      </div>
      <Barcode text={label.code} className={styles.barcode} />
      <bdi dir="ltr" className={styles.code}>
        {label.code}
      </bdi>
      {label.corrected_at === null ? null : (
        <p className={styles.corrected}>{t('corrected', { time: dateTime(label.corrected_at) })}</p>
      )}
      <div className={styles.to}>
        <p className={styles.name}>
          <bdi>{recipient.name}</bdi>
        </p>
        {recipient.phones.map((phone) => (
          <p key={phone} className={styles.phone}>
            <PhoneNumber of={phone} />
          </p>
        ))}
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {recipient.note === null ? null : <p className={styles.note}>{recipient.note}</p>}
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
    </>
  );
}
