import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ProductPicture } from '@dp/ui/products/product-picture.tsx';
import { Section } from '../parts/section.tsx';
import styles from './order-lines.module.css';

/** What the total is: to be collected only when nothing was paid before. */
const TOTALS = { on_delivery: 'collect', awaiting: 'total', paid: 'paid' } as const;

/** What was ordered and what it costs; every amount is the API's. */
export function OrderLinesSection({ order }: { order: StaffOrder }) {
  const t = useTranslations('order');
  const { price, number } = useFormat();
  const { totals, lines } = order;
  return (
    <Section title={t('lines')}>
      <ul>
        {lines.map((line) => (
          <li key={line.sku} className={styles.line}>
            <ProductPicture
              picture={line.image ?? undefined}
              sizes="64px"
              className={styles.picture}
            />
            <span className={styles.words}>
              <span className={styles.name}>{line.name}</span>
              <bdi dir="ltr" className={styles.sku}>
                {line.sku}
              </bdi>
              {line.price_reason === null ? null : (
                <span className={styles.sku}>
                  {t('priceReason', { reason: line.price_reason })}
                </span>
              )}
            </span>
            <span className={styles.quantity}>
              <bdi>
                {t('times', { quantity: number(line.quantity), price: price(line.unit_price) })}
              </bdi>
            </span>
            <bdi className={styles.sum}>{price(line.total)}</bdi>
          </li>
        ))}
      </ul>
      <dl className={styles.totals}>
        <Total label={t('totals.subtotal')} value={price(totals.subtotal)} />
        {totals.discount === 0 ? null : (
          <Total
            label={
              order.voucher_code === null
                ? t('totals.discount')
                : t('totals.voucher', { code: order.voucher_code })
            }
            value={price(-totals.discount)}
          />
        )}
        <Total
          label={t('totals.shipping')}
          value={totals.shipping === 0 ? t('totals.free') : price(totals.shipping)}
        />
        <Total
          strong
          label={t(`totals.${TOTALS[order.payment_state]}`)}
          value={price(totals.total)}
        />
      </dl>
      {order.note === null ? null : (
        <p className={styles.note}>
          <b>{t('shopperNote')}</b> {order.note}
        </p>
      )}
    </Section>
  );
}

interface TotalProps {
  readonly label: string;
  readonly value: string;
  readonly strong?: boolean;
}

function Total({ label, value, strong = false }: TotalProps) {
  return (
    <div data-strong={strong || undefined} className={styles.total}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
