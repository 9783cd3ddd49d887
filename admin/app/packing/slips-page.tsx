import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { PrintPage, PrintSheet } from '../parts/print-page.tsx';
import type { Route } from './+types/slips-page.ts';
import styles from './label.module.css';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const orders = new URL(request.url).searchParams.get('orders') ?? '';
  return (await call('getPackingSlips', { query: { orders }, signal: request.signal })).data;
}

/** What is in each parcel, for who packs it and who opens it; without prices, as for a gift. */
export default function SlipsPage({ loaderData: slips }: Route.ComponentProps) {
  const t = useTranslations('packing');
  const { number } = useFormat();
  const { date } = useDates();
  const locale = useLocale();
  return (
    <PrintPage title={t('slips')} back="/packing">
      {slips.map((slip) => (
        <PrintSheet key={`${slip.number} ${slip.place}`}>
          <div className={styles.head}>
            <b className={styles.name}>
              <bdi>{slip.number}</bdi>
            </b>
            <bdi>{t('parcelOf', { place: number(slip.place), of: number(slip.of) })}</bdi>
          </div>
          <p>
            <bdi>{slip.name}</bdi> · {date(slip.placed_at)}
          </p>
          {slip.note === null ? null : <p className={styles.note}>{slip.note}</p>}
          <table className={styles.goods}>
            <thead>
              <tr>
                <th scope="col">{t('goods')}</th>
                <th scope="col">{t('quantity')}</th>
              </tr>
            </thead>
            <tbody>
              {slip.lines.map((line) => (
                <tr key={line.product_id}>
                  <td>
                    {line.name[locale]}
                    <div>
                      <bdi dir="ltr" className={styles.sku}>
                        {line.sku}
                      </bdi>
                    </div>
                  </td>
                  <td>{number(line.quantity)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className={styles.units}>{t('units', { count: slip.units })}</p>
        </PrintSheet>
      ))}
    </PrintPage>
  );
}
