import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Accordion } from '@dp/ui/parts/accordion.tsx';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { QuotedOrderLine } from '../order-lines/quoted-order-line.tsx';
import { glanceOf } from '../pictures/glance-of.ts';
import { PictureRow } from '../pictures/picture-row.tsx';
import styles from './order-fold.module.css';
import { isBeforeDelivery, SumsSoFar, type UnaddressedOrder } from './order-glance.tsx';
import { useCheckoutQuote } from './use-checkout-quote.ts';

/** So many fit beside the sum on the narrowest phones. */
const PICTURES_MAX = 3;

/** On a phone the order is above the form of its address: its sum in a line, which opens to all of it. */
export function OrderFold({ lines, place }: UnaddressedOrder) {
  const quoted = useCheckoutQuote(place, lines);
  const { quote, shipping } = quoted;
  if (quote === undefined) {
    return shipping.state === 'loading' ? <Skeleton className={styles.pending} /> : null;
  }
  const title = <Sum quote={quote} pending={shipping.state === 'loading'} />;
  const content = (
    <div className={styles.content}>
      <ul className={styles.lines}>
        {quote.lines.map((line) => (
          <li key={line.product_id}>
            <QuotedOrderLine line={line} />
          </li>
        ))}
      </ul>
      <SumsSoFar {...quoted} place={place} />
    </div>
  );
  return <Accordion items={[{ title, content }]} />;
}

function Sum({ quote, pending }: { readonly quote: Quote; readonly pending: boolean }) {
  const t = useTranslations('cart');
  const format = useFormat();
  const pictures = glanceOf(quote.lines, PICTURES_MAX);
  return (
    <span className={styles.sum} aria-busy={pending || undefined}>
      <span className={styles.words}>
        <span className={styles.about}>
          {t('total')} {t(isBeforeDelivery(quote) ? 'beforeDelivery' : 'withDelivery')}
        </span>
        <span className={styles.total}>
          <Amount value={format.price(quote.totals.total)} pending={pending} />
        </span>
      </span>
      <PictureRow pictures={pictures} more={quote.lines.length - pictures.length} />
    </span>
  );
}
