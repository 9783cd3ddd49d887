import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { Banknote } from 'lucide';
import { Link } from 'react-router';
import type { CartLine } from '../cart/cart-lines.ts';
import { PictureRow } from '../orders/picture-row.tsx';
import { TotalsList } from '../orders/totals-list.tsx';
import { useShop } from '../page/use-shop.ts';
import { DeliveryPanel } from './delivery-panel.tsx';
import styles from './order-glance.module.css';
import { type CheckoutQuote, useCheckoutQuote } from './use-checkout-quote.ts';

/** Most pictures that fit side by side. */
const PICTURES_MAX = 4;

/** What is ordered, when it comes, how it is paid and what it costs, while the address is chosen. */
export function OrderGlance({ quote, shipping }: CheckoutQuote) {
  const t = useTranslations('checkout');
  const { pays } = useShop();
  const isPriced = shipping.state === 'loading' || shipping.state === 'available';
  return (
    <>
      <Goods quote={quote} />
      <DeliveryPanel shipping={shipping} />
      <p className={styles.payment}>
        <Icon of={Banknote} />
        <span className={styles.words}>
          <span className={styles.name}>{t('paymentTitle')}</span>
          <span className={styles.how}>{t('paymentLater', { pays })}</span>
        </span>
      </p>
      {quote === undefined && shipping.state === 'loading' ? (
        <Skeleton className={styles.totals} />
      ) : null}
      {quote !== undefined && isPriced ? (
        <TotalsList totals={quote.totals} goods={quote} pending={shipping.state === 'loading'} />
      ) : null}
    </>
  );
}

/** What is ordered and what it costs, while its first address is written. */
export function OrderWithoutPlace({ lines }: { readonly lines: readonly CartLine[] }) {
  const { quote, shipping } = useCheckoutQuote(undefined, lines);
  if (quote === undefined && shipping.state === 'failed') return null;
  return (
    <>
      <Goods quote={quote} />
      {quote === undefined ? (
        <Skeleton className={styles.totals} />
      ) : (
        <TotalsList
          totals={quote.totals}
          goods={quote}
          beforeDelivery={quote.free_delivery?.left_to_free !== 0}
        />
      )}
    </>
  );
}

function Goods({ quote }: { readonly quote: Quote | undefined }) {
  const t = useTranslations('checkout');
  const orders = useTranslations('orders');
  const shown = quote?.lines
    .flatMap(({ image, kelvin }) => (image === null ? [] : [{ ...image, kelvin }]))
    .slice(0, PICTURES_MAX);
  const units = quote?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t('items')}</h2>
        {units === undefined ? null : (
          <span className={styles.units}>{orders('units', { count: units })}</span>
        )}
        <Link to="/my-cart" className={styles.edit}>
          {t('editCart')}
        </Link>
      </div>
      {quote === undefined || shown === undefined ? (
        <Skeleton className={styles.pictures} />
      ) : (
        <PictureRow pictures={shown} more={quote.lines.length - shown.length} />
      )}
    </>
  );
}
