import type { Address } from '@dp/contract/addresses.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { ownRecipient, Recipient } from '../addresses/recipient.tsx';
import { DeliveryLine } from '../delivery/delivery-words.tsx';

export interface ReviewAddressProps {
  readonly address: Address;
  readonly shipping: ShippingCost;
}

/** Recipient, address, delivery time and cost. */
export function ReviewAddress({ address, shipping }: ReviewAddressProps) {
  const t = useTranslations('checkout');
  return (
    <Card title={t('deliverTo')} action={<Link to="/checkout">{t('change')}</Link>}>
      <Recipient address={ownRecipient(address)} />
      <DeliveryLine shipping={shipping} />
    </Card>
  );
}
