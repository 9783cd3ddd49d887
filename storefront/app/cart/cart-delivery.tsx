import type { Quote } from '@dp/contract/quotes.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { lazy, Suspense, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useDaysText } from '../delivery/delivery-words.tsx';
import { type RememberedPlace, rememberPlace } from '../delivery/remembered-place.ts';
import { usePlaceName } from '../delivery/use-place-name.ts';
import styles from './cart-summary.module.css';
import { FreeDelivery } from './free-delivery.tsx';
import { SummaryRow } from './summary-row.tsx';

const loadPanel = () => import('../delivery/delivery-place-panel.tsx');
const DeliveryPlacePanel = lazy(loadPanel);

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
  const { delivery, address } = quote;
  if (delivery === null) {
    return (
      <SummaryRow
        name={t('delivery')}
        detail={t('deliveryByCity')}
        action={<ChoosePlace place={place}>{t('deliveryChoose')}</ChoosePlace>}
      />
    );
  }
  const name = t('deliveryTo', { city: address?.city.name ?? chosen });
  const change = address ? undefined : (
    <ChoosePlace place={place}>{t('deliveryChange')}</ChoosePlace>
  );
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
        pending={pending}
      />
      {left === null || over === null ? null : (
        <FreeDelivery left={left} goods={goods} over={over} pending={pending} />
      )}
    </>
  );
}

/** Opens the list of governorates and cities; the cart is quoted again for the one chosen. */
function ChoosePlace({
  place,
  children,
}: {
  place: RememberedPlace | undefined;
  children: string;
}) {
  const [choosing, setChoosing] = useState(false);
  const { revalidate } = useRevalidator();
  // A failed load is reported when the list is actually opened.
  const prepare = () => void loadPanel().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className={styles.choose}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setChoosing(true)}
      >
        {children}
      </button>
      <Suspense>
        {choosing ? (
          <DeliveryPlacePanel
            place={place}
            onClose={() => setChoosing(false)}
            onChoose={(next) => {
              setChoosing(false);
              rememberPlace(next);
              void revalidate();
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}
