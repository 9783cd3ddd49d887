import type { ShopperReturn } from '@dp/contract/returns.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { isolated } from '@dp/ui/i18n/isolated.ts';
import { useDates } from '@dp/ui/i18n/use-dates.ts';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import styles from './returns.module.css';

/** Until then only what was paid for the pieces is known. */
const AWAITING_INSPECTION: readonly ShopperReturn['state'][] = [
  'requested',
  'approved',
  'pickup_booked',
  'picked_up',
  'received',
];

/** The money of a return: how much comes back, by when and where to; nothing where none does. */
export function ReturnMoney({ value }: { readonly value: ShopperReturn }) {
  const t = useTranslations('returns');
  const { price } = useFormat();
  const { dayMonth } = useDates();
  const { state, refund, refund_due: due } = value;
  const isValued = value.kind === 'return' && AWAITING_INSPECTION.includes(state);
  const owed = state === 'inspected' || state === 'refunded' ? refund : null;
  const payout = state === 'refused' || state === 'cancelled' ? null : value.payout;
  if (!isValued && owed === null && due === null && payout === null) return null;
  return (
    <div className={styles.money}>
      {isValued ? (
        <p>
          {t.rich('paidFor', {
            amount: price(value.paid),
            strong: (words) => (
              <strong>
                <bdi>{words}</bdi>
              </strong>
            ),
          })}
        </p>
      ) : null}
      {isValued && value.shopper_pays_way_back ? (
        <p className={styles.soft}>{t('lessWayBack')}</p>
      ) : null}
      {owed === null ? null : (
        <p>
          {t('amount', { amount: isolated(price(owed.total)) })}
          {owed.pickup_fee > 0 ? (
            <span className={styles.soft}>
              {' '}
              {t('lessFee', { fee: isolated(price(owed.pickup_fee)) })}
            </span>
          ) : null}
        </p>
      )}
      {due === null ? null : <p className={styles.soft}>{t('due', { day: dayMonth(due) })}</p>}
      {payout === null ? null : (
        <p className={styles.soft}>
          {t.rich('to', {
            route: payout.route,
            masked: payout.masked,
            // The name of a bank may be Arabic.
            ltr: (words) => <bdi dir={payout.route === 'bank' ? 'auto' : 'ltr'}>{words}</bdi>,
          })}
        </p>
      )}
    </div>
  );
}
