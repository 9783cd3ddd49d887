import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { CircleCheck, CircleX, type IconNode, Info } from 'lucide';
import styles from './pay-page.module.css';
import { PaymentSummary } from './payment-summary.tsx';

/** An order that waits for no payment: paid, ended without one, or paid at the door. */
export function PaymentEnd({ order }: { readonly order: Order }) {
  const t = useTranslations('paying');
  const format = useFormat();
  const { state, paid } = order.payment;
  const amount = format.price(paid);
  const ended = order.timeline.at(-1)?.actor === 'shopper' ? 'cancelledText' : 'endedText';
  const [icon, title, text]: [IconNode, string, string] =
    order.status === 'cancelled'
      ? [CircleX, t('endedTitle'), state === 'awaiting' ? t(ended) : '']
      : state === 'paid'
        ? [CircleCheck, t('paidTitle'), t('paidText', { amount })]
        : [Info, t('notNeededTitle'), t('notNeededText')];
  return (
    <div className={styles.end} data-state={order.status === 'cancelled' ? 'ended' : state}>
      <Icon of={icon} size={48} />
      <h2 className={styles.endTitle}>{title}</h2>
      {text === '' ? null : <p role="status">{text}</p>}
      {state === 'awaiting' ? null : <PaymentSummary order={order} />}
      <ButtonLink to={`/order-history/${order.id}`} size="large" full>
        {t('toOrder')}
      </ButtonLink>
    </div>
  );
}
