import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { MessageCircle, ShoppingCart } from 'lucide';
import { AskShop } from '../contact/ask-shop.tsx';
import { useShop } from '../page/use-shop.ts';
import { useReorder } from '../reordering/use-reorder.ts';
import { CancelOrder } from './cancel-order.tsx';
import styles from './order-actions.module.css';

/** Not while an order is on its way: a tap by mistake would order it twice. */
const UNDER_WAY: readonly Order['status'][] = ['draft', 'ongoing', 'dispatched'];

/** What can be done about an order, right below where it is: a long order is not scrolled through for it. */
export function OrderActions({ order }: { readonly order: Order }) {
  const t = useTranslations('orders');
  const layout = useTranslations('layout');
  const { reorder, busy } = useReorder(order);
  const { phone, whatsapp } = useShop();
  const canBeAsked = phone !== null || whatsapp !== null;
  return (
    <div className={styles.actions}>
      {UNDER_WAY.includes(order.status) ? null : (
        <Button
          look="secondary"
          icon={<Icon of={ShoppingCart} />}
          busy={busy}
          onClick={() => void reorder()}
        >
          {t('reorder')}
        </Button>
      )}
      {canBeAsked ? (
        <AskShop pair message={t('askMessage', { number: order.number })}>
          {layout('whatsapp')}
        </AskShop>
      ) : (
        <ButtonLink to="/contact-us" look="quiet" icon={<Icon of={MessageCircle} />}>
          {t('help')}
        </ButtonLink>
      )}
      <CancelOrder order={order} />
    </div>
  );
}
