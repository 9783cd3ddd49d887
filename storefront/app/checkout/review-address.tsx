import type { Address } from '@dp/contract/addresses.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { ownRecipient, Recipient } from '../addresses/recipient.tsx';
import { DeliveryLine, type DeliveryLineProps } from './delivery-line.tsx';

export interface ReviewAddressProps {
  readonly address: Address;
  readonly shipping: DeliveryLineProps['shipping'];
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
