import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { Banknote, Truck } from 'lucide';
import type { ReactNode } from 'react';
import type { CartLine } from '../cart/cart-lines.ts';
import { QuotedOrderLine } from '../order-lines/quoted-order-line.tsx';
import { TotalsList } from '../orders/totals-list.tsx';
import { useShop } from '../page/use-shop.ts';
import { glanceOf, IN_SUMMARY_MAX } from '../pictures/glance-of.ts';
import { PictureRow } from '../pictures/picture-row.tsx';
import { DeliveryPanel } from './delivery-panel.tsx';
import { GoodsHead } from './goods-head.tsx';
import styles from './order-glance.module.css';
import { type CheckoutQuote, type Destination, useCheckoutQuote } from './use-checkout-quote.ts';

/** What is ordered, when it comes, how it is paid and what it costs, while the address is chosen. */
export function OrderGlance(given: CheckoutQuote & Pick<UnaddressedOrder, 'lines'>) {
  const { quote, shipping, lines } = given;
  const t = useTranslations('checkout');
  const { pays } = useShop();
  const isPriced = shipping.state === 'loading' || shipping.state === 'available';
  return (
    <>
      <Goods quote={quote} lines={lines} />
      <DeliveryPanel shipping={shipping} />
      <Fact
        icon={<Icon of={Banknote} />}
        name={t('paymentTitle')}
        how={t('paymentLater', { pays })}
      />
      {quote === undefined && shipping.state === 'loading' ? (
        <Skeleton className={styles.totals} />
      ) : null}
      {quote !== undefined && isPriced ? (
        <TotalsList
          totals={quote.totals}
          goods={quote}
          totalInBar
          pending={shipping.state === 'loading'}
        />
      ) : null}
    </>
  );
}

/** An order before its address is written: its lines, and its place once that is chosen. */
export interface UnaddressedOrder {
  readonly lines: readonly CartLine[];
  readonly place: Destination | undefined;
}

/** What is ordered and what it costs, beside the form of its address. */
export function OrderSoFar({ lines, place }: UnaddressedOrder) {
  const quoted = useCheckoutQuote(place, lines);
  if (quoted.quote === undefined && quoted.shipping.state === 'failed') return null;
  return (
    <>
      <Goods quote={quoted.quote} lines={lines} />
      <SumsSoFar {...quoted} place={place} />
    </>
  );
}

/** Whether the total of an order is still without its delivery. */
export function isBeforeDelivery({ delivery, free_delivery: anywhere }: Quote): boolean {
  return delivery?.state !== 'available' && anywhere?.left_to_free !== 0;
}

/** Delivery to the chosen place, or on what it depends, and the sums. */
export function SumsSoFar(given: CheckoutQuote & Pick<UnaddressedOrder, 'place'>) {
  const { quote, shipping, place } = given;
  const t = useTranslations('checkout');
  const cart = useTranslations('cart');
  if (quote === undefined) return <Skeleton className={styles.totals} />;
  const pending = shipping.state === 'loading';
  const beforeDelivery = isBeforeDelivery(quote);
  const isServed = place !== undefined && shipping.state !== 'unavailable';
  return (
    <>
      {isServed ? <DeliveryPanel shipping={shipping} /> : null}
      {!isServed && beforeDelivery ? (
        <Fact
          icon={<Icon of={Truck} directional />}
          name={t('delivery')}
          how={cart(place === undefined ? 'deliveryByCity' : 'deliveryNone')}
        />
      ) : null}
      <TotalsList
        totals={quote.totals}
        goods={quote}
        beforeDelivery={beforeDelivery}
        pending={pending}
      />
    </>
  );
}

function Fact(given: { readonly icon: ReactNode; readonly name: string; readonly how: string }) {
  const { icon, name, how } = given;
  return (
    <p className={styles.fact}>
      {icon}
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.how}>{how}</span>
      </span>
    </p>
  );
}

/** So few have a line each, with their names; of more there are pictures. */
const NAMED_MAX = 2;

function Goods(given: Partial<Pick<CheckoutQuote, 'quote'>> & Pick<UnaddressedOrder, 'lines'>) {
  const { quote, lines } = given;
  const t = useTranslations('checkout');
  const units = quote?.lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <GoodsHead title={t('items')} units={units} />
      {quote === undefined ? (
        <Skeleton className={lines.length === 2 ? styles.twoPending : styles.pending} />
      ) : quote.lines.length > NAMED_MAX ? (
        <Pictures of={quote} />
      ) : (
        <ul className={styles.lines}>
          {quote.lines.map((line) => (
            <li key={line.product_id}>
              <QuotedOrderLine line={line} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Pictures({ of: { lines } }: { readonly of: Quote }) {
  const shown = glanceOf(lines, IN_SUMMARY_MAX);
  return <PictureRow pictures={shown} more={lines.length - shown.length} />;
}
