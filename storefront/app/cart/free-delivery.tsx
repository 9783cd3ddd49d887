import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Amount } from '@dp/ui/parts/amount.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Truck } from 'lucide';
import { useId } from 'react';
import styles from './cart-summary.module.css';

export interface FreeDeliveryProps {
  /** EGP: the missing amount, the goods so far, and the total from which delivery is free. */
  readonly left: number;
  readonly goods: number;
  readonly over: number;
  readonly pending: boolean;
}

/** How far the cart is from free delivery, until the row above says that it is. */
export function FreeDelivery({ left, goods, over, pending }: FreeDeliveryProps) {
  const t = useTranslations('cart');
  const format = useFormat();
  const name = useId();
  return (
    <div className={styles.free}>
      <dt id={name}>
        <Icon of={Truck} size={18} directional />
        <span>
          {t.rich('freeOver', {
            amount: () => <Amount key="amount" value={format.price(left)} pending={pending} />,
          })}
        </span>
      </dt>
      <dd>
        <progress aria-labelledby={name} value={goods} max={over} className={styles.bar} />
      </dd>
    </div>
  );
}
