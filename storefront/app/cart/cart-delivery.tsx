import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { useRevalidator } from 'react-router';
import { ChoosePlace } from '../delivery/choose-place.tsx';
import { useDaysText } from '../delivery/delivery-words.tsx';
import type { RememberedPlace } from '../delivery/remembered-place.ts';
import { usePlaceName } from '../delivery/use-place-name.ts';
import styles from './cart-summary.module.css';
import { FreeDelivery } from './free-delivery.tsx';
import { SummaryRow } from './summary-row.tsx';

export interface CartDeliveryProps {
  readonly quote: Quote;
  /** The place chosen on this device, which the quote is for unless it has an address. */
  readonly place: RememberedPlace | undefined;
  readonly pending: boolean;
}

/** Delivery of the cart, to the default address or to a city chosen here; checkout quotes the address itself. */
export function CartDelivery({ quote, place, pending }: CartDeliveryProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const daysText = useDaysText();
  const chosen = usePlaceName(place);
  const { revalidate } = useRevalidator();
  const { delivery, address, free_delivery: anywhere } = quote;
  const choose = (words: string) => (
    // The cart is quoted again.
    <ChoosePlace place={place} onChosen={() => void revalidate()}>
      {words}
    </ChoosePlace>
  );
  if (delivery === null) {
    const action = choose(t('deliveryChoose'));
    if (!anywhere) {
      // Phones have it in their bar, which is always in view.
      const onDesks = <span className={styles.onDesks}>{action}</span>;
      return <SummaryRow name={t('delivery')} detail={t('deliveryByCity')} action={onDesks} />;
    }
    const { left_to_free: left, goods, free_over: over } = anywhere;
    return (
      <>
        {left === 0 ? (
          <SummaryRow
            name={t('delivery')}
            action={<span className={styles.detail}>{action}</span>}
            value={t('deliveryFree')}
            good
          />
        ) : (
          <>
            <SummaryRow name={t('delivery')} detail={t('deliveryByCity')} action={action} />
            <FreeDelivery left={left} goods={goods} over={over} pending={pending} />
          </>
        )}
      </>
    );
  }
  const name = t('deliveryTo', { city: address?.city.name ?? chosen });
  const change = address ? undefined : choose(t('deliveryChange'));
  if (delivery.state === 'unavailable') {
    return <SummaryRow name={name} action={change} value={t('deliveryNone')} />;
  }
  const { cost, free, free_over: over, left_to_free: left, goods, days } = delivery;
  return (
    <>
      <SummaryRow
        name={name}
        detail={daysText(days)}
        action={change}
        value={free ? t('deliveryFree') : format.price(cost)}
        good={free}
        pending={pending}
      />
      {left === null || left === 0 || over === null ? null : (
        <FreeDelivery left={left} goods={goods} over={over} pending={pending} />
      )}
    </>
  );
}
