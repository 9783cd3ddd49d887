import type { Order } from '@dp/contract/orders.ts';
import { shownPhone } from '@dp/contract/shown-phone.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Banknote, PackageCheck, PhoneCall, RotateCcw, Truck } from 'lucide';
import { useShop } from '../page/use-shop.ts';
import { useExpectedWords } from './expected-days.tsx';
import styles from './what-next.module.css';

/** Whether an order waits to be sent: until then it has a next step that the shop takes. */
export function isPrepared({ status }: Pick<Order, 'status'>): boolean {
  return status === 'draft' || status === 'ongoing';
}

/** What happens next with an order that is not yet sent. */
export function WhatNext({ order }: { readonly order: Order }) {
  const t = useTranslations('checkout');
  const expected = useExpectedWords();
  const { returnDays: days, damageHours: hours } = useShop();
  const { address, payment, status } = order;
  const next = [
    ...(status === 'draft'
      ? [
          {
            icon: PhoneCall,
            text: t.rich('nextConfirm', {
              phone: shownPhone(address.mobile),
              ltr: (words) => (
                <bdi dir="ltr" className={styles.phone}>
                  {words}
                </bdi>
              ),
            }),
          },
        ]
      : []),
    { icon: PackageCheck, text: t('nextPrepare') },
    ...(order.expected === null
      ? []
      : [
          {
            icon: Truck,
            text: t('nextDeliver', { city: address.city, expected: expected(order.expected) }),
          },
        ]),
    { icon: Banknote, text: t(payment.state === 'paid' ? 'nextPaid' : 'nextPay') },
    { icon: RotateCcw, text: t('nextReturn', { days, hours }) },
  ];
  return (
    <Card title={t('nextTitle')}>
      <ol className={styles.next}>
        {next.map(({ icon, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed order of steps.
          <li key={index}>
            <Icon of={icon} directional={icon === Truck} />
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
