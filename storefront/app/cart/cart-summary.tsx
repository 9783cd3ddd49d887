import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { TriangleAlert } from 'lucide';
import { useDaysText } from '../delivery/delivery-words.tsx';
import styles from './cart-summary.module.css';
import { FreeDelivery } from './free-delivery.tsx';
import { RefusalNotice } from './refusal-notice.tsx';

export interface CartSummaryProps {
  readonly quote: Quote;
  /** Current number of units in the cart. */
  readonly units: number;
  /** Whether the quote is for another cart, and the one for this is on its way. */
  readonly pending: boolean;
  /** Scrolls to the first line that cannot be ordered; undefined when all can. */
  readonly onProblem: (() => void) | undefined;
}

/** What the cart costs and the way to checkout; on phones the total and the way on stay in view. */
export function CartSummary({ quote, units, pending, onProblem }: CartSummaryProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const { product_discount: saved, list_subtotal: atListPrices, totals } = quote;
  return (
    <section aria-label={t('summary')} aria-busy={pending} className={styles.summary}>
      <div className={styles.card}>
        <dl className={styles.rows}>
          {saved === 0 ? null : (
            <>
              <Row
                name={`${t('subtotal')} (${t('units', { count: units })})`}
                value={format.price(atListPrices)}
                pending={pending}
              />
              <Row name={t('savings')} value={format.price(saved)} pending={pending} good />
            </>
          )}
          <DeliveryRows quote={quote} pending={pending} />
        </dl>
        <p className={styles.note}>{t('beforeDelivery')}</p>
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
      <div className={styles.foot}>
        <dl className={styles.total}>
          <div>
            <dt>
              {t('total')}
              {saved === 0 ? (
                <span className={styles.units}>{t('units', { count: units })}</span>
              ) : null}
            </dt>
            <dd>
              <Amount value={format.price(totals.subtotal)} pending={pending} />
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
    </section>
  );
}

function DeliveryRows({ quote, pending }: Pick<CartSummaryProps, 'quote' | 'pending'>) {
  const t = useTranslations('cart');
  const format = useFormat();
  const daysText = useDaysText();
  const { delivery, address } = quote;
  // An estimate for the default address; checkout quotes the address chosen there.
  if (delivery?.state !== 'available' || address === null) {
    return <Row name={t('delivery')} value={t('deliveryLater')} />;
  }
  const { cost, free, free_over: over, left_to_free: left, goods } = delivery;
  return (
    <>
      <Row
        name={t('deliveryTo', { city: address.city.name })}
        detail={daysText(delivery.days)}
        value={free ? t('deliveryFree') : format.price(cost)}
        pending={pending}
      />
      {left === null || over === null ? null : (
        <FreeDelivery left={left} goods={goods} over={over} pending={pending} />
      )}
    </>
  );
}

interface RowProps {
  readonly name: string;
  readonly detail?: string;
  readonly value: string;
  readonly pending?: boolean;
  readonly good?: boolean;
}

function Row({ name, detail, value, pending = false, good = false }: RowProps) {
  return (
    <div className={styles.row} data-good={good || undefined}>
      <dt>
        {name}
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </dt>
      <dd>
        <Amount value={value} pending={pending} />
      </dd>
    </div>
  );
}
