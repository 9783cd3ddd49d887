import type { Address } from '@dp/contract/addresses.ts';
import type { ShippingCost } from '@dp/contract/shipping.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Link } from 'react-router';
import { AddressLines } from '../addresses/address-lines.tsx';
import { DeliveryLine } from '../delivery/delivery-words.tsx';
import { shownPhone } from '../forms/shown-phone.ts';
import styles from './review-address.module.css';

export interface ReviewAddressProps {
  readonly address: Address;
  readonly shipping: ShippingCost;
}

/** Recipient, address, delivery time and cost. */
export function ReviewAddress({ address, shipping }: ReviewAddressProps) {
  const t = useTranslations('checkout');
  return (
    <Card title={t('deliverTo')} action={<Link to="/checkout">{t('change')}</Link>}>
      <div className={styles.address}>
        <p className={styles.name}>
          <bdi>{address.full_name}</bdi>{' '}
          <bdi dir="ltr" className={styles.mobile}>
            {shownPhone(address.mobile)}
          </bdi>
        </p>
        <p className={styles.lines}>
          <AddressLines
            address={{ ...address, city: address.city.name, state: address.state.name }}
          />
        </p>
      </div>
      <DeliveryLine shipping={shipping} />
    </Card>
  );
}
