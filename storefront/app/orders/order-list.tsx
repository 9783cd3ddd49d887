import type { OrderSummary } from '@dp/contract/orders.ts';
import { FormAlert } from '../forms/form-alert.tsx';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Button } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { OrderFilter } from './load-orders.ts';
import { OrderCard } from './order-card.tsx';
import styles from './order-list.module.css';
import { useOrderPages } from './use-order-pages.ts';

export interface OrderListProps {
  readonly filter: OrderFilter;
  readonly first: { readonly data: readonly OrderSummary[]; readonly total: number };
}

/** The orders of the history: the first pages come by themselves, the others by a button. */
export function OrderList({ filter, first }: OrderListProps) {
  const t = useTranslations('orders');
  const { orders, isAll, state, load, end } = useOrderPages(filter, first);
  return (
    <>
      <ul className={styles.list} aria-busy={state === 'loading'}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      <div ref={end} className={styles.end}>
        {state === 'loading' ? <Skeleton shape="block" /> : null}
        {state === 'failed' ? <FormAlert>{t('moreFailed')}</FormAlert> : null}
        {isAll || state === 'loading' ? null : (
          <Button look="secondary" full onClick={() => void load()}>
            {t(state === 'failed' ? 'tryAgain' : 'more')}
          </Button>
        )}
      </div>
    </>
  );
}
