import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { TriangleAlert } from 'lucide';
import { type ReactNode, useRef } from 'react';
import type { RememberedPlace } from '../delivery/remembered-place.ts';
import { useShop } from '../page/use-shop.ts';
import { CartDelivery } from './cart-delivery.tsx';
import type { CartLines } from './cart-lines.ts';
import styles from './cart-summary.module.css';
import { DeliveryAtAGlance } from './delivery-at-a-glance.tsx';
import { RefusalNotice } from './refusal-notice.tsx';
import { SummaryRow } from './summary-row.tsx';
import { useRemoveVoucher, VoucherCard } from './voucher-card.tsx';

export interface CartSummaryProps {
  readonly quote: Quote;
  /** The cart's lines, which a code is tried for. */
  readonly lines: CartLines;
  /** The place chosen on this device. */
  readonly place: RememberedPlace | undefined;
  /** Current number of units in the cart. */
  readonly units: number;
  /** Whether the quote is for another cart, and the one for this is on its way. */
  readonly pending: boolean;
  /** Scrolls to the first line that cannot be ordered; undefined when all can. */
  readonly onProblem: (() => void) | undefined;
  /** Last, for who would rather not check out here. */
  readonly otherWay?: ReactNode;
}

/** What the cart costs and the way to checkout; on phones the total and the way on stay in view. */
export function CartSummary(props: CartSummaryProps) {
  const { quote, lines, place, units, pending, onProblem, otherWay } = props;
  const t = useTranslations('cart');
  const checkout = useTranslations('checkout');
  const { pays } = useShop();
  const remove = useRemoveVoucher();
  // A code that was just typed: the focus goes from its field to the row that comes in its place.
  const typed = useRef(false);
  const format = useFormat();
  const { product_discount: saved, totals } = quote;
  const voucher = quote.voucher?.state === 'applied' ? quote.voucher : undefined;
  const isSummed = saved !== 0 || voucher !== undefined;
  // A quote that was kept for a time offline names no delivery, and one of an older version no `free_delivery`.
  const inTotal =
    totals.shipping > 0 ||
    quote.delivery?.state === 'available' ||
    quote.free_delivery?.left_to_free === 0;
  // A desk has rows for both right above.
  const onPhones =
    voucher !== undefined
      ? t('afterVoucher', { code: voucher.code })
      : totals.shipping > 0
        ? t('withDelivery')
        : undefined;
  return (
    <section aria-label={t('summary')} aria-busy={pending} className={styles.summary}>
      <div className={styles.card}>
        <div className={styles.head}>
          <h2>{t('summary')}</h2>
          {isSummed ? null : <span className={styles.units}>{t('units', { count: units })}</span>}
        </div>
        <dl className={styles.rows}>
          {isSummed ? (
            <SummaryRow
              name={`${t('subtotal')} (${t('units', { count: units })})`}
              value={format.price(totals.subtotal)}
              pending={pending}
            />
          ) : null}
          {voucher === undefined ? null : (
            <SummaryRow
              name={t('voucher', { code: voucher.code })}
              value={format.price(-voucher.discount)}
              action={
                <Button
                  ref={(button: HTMLButtonElement | null) => {
                    if (!typed.current) return;
                    typed.current = false;
                    button?.focus({ preventScroll: true });
                  }}
                  look="quiet"
                  size="small"
                  className={styles.remove}
                  onClick={remove}
                >
                  {checkout('voucherRemove')}
                </Button>
              }
              pending={pending}
              good
            />
          )}
          <CartDelivery quote={quote} place={place} pending={pending} />
        </dl>
        <VoucherCard
          inCard
          voucher={quote.voucher}
          lines={lines}
          onApplied={() => {
            typed.current = true;
          }}
        />
        {saved === 0 ? null : (
          <p className={styles.saved}>
            {checkout.rich('savings', {
              amount: () => <Amount key="amount" value={format.price(saved)} pending={pending} />,
            })}
          </p>
        )}
        <p className={styles.note}>{t('vatAndPayment', { pays })}</p>
        {pending ? null : <RefusalNotice refusal={quote.refusal} />}
        {onProblem === undefined ? null : (
          <div role="alert" className={styles.problem}>
            <p>
              <Icon of={TriangleAlert} size={18} />
              {t('fixFirst')}
            </p>
            <Button look="quiet" size="small" onClick={onProblem}>
              {t('showProblem')}
            </Button>
          </div>
        )}
      </div>
      <div data-foot className={styles.foot}>
        <DeliveryAtAGlance quote={quote} pending={pending} />
        <dl className={styles.total}>
          <div>
            <dt>
              {t('total')}
              {inTotal ? null : <span className={styles.about}> {t('beforeDelivery')}</span>}
              {inTotal && onPhones !== undefined ? (
                <span className={`${styles.about} ${styles.onPhones}`}> {onPhones}</span>
              ) : null}
            </dt>
            <dd>
              <Amount value={format.price(totals.total)} pending={pending} />
            </dd>
          </div>
        </dl>
        <ButtonLink
          to="/checkout"
          size="large"
          full
          prefetch="intent"
          onClick={(event) => {
            if (onProblem === undefined) return;
            event.preventDefault();
            onProblem();
          }}
        >
          {t('checkout')}
        </ButtonLink>
      </div>
      {otherWay === undefined ? null : <div className={styles.otherWay}>{otherWay}</div>}
    </section>
  );
}
