import type { OrderSummary } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { ReceiptText } from 'lucide';
import { Suspense, use } from 'react';
import { OrderCard } from '../orders/order-card.tsx';
import styles from './order-on-its-way.module.css';

/** Undefined where they could not be loaded. */
type Newest = Promise<readonly OrderSummary[] | undefined>;

/** The newest order on its way, which most people open their account for; beside their name on wide screens, below it on phones. */
export function OrderOnItsWay({ newest }: { readonly newest: Newest }) {
  return (
    <div className={styles.place}>
      <Suspense fallback={<Skeleton className={styles.coming} />}>
        <Known newest={newest} />
      </Suspense>
    </div>
  );
}

function Known({ newest }: { readonly newest: Newest }) {
  const t = useTranslations('orders');
  const checkout = useTranslations('checkout');
  const orders = use(newest);
  if (orders === undefined) return null;
  const [order] = orders;
  if (order !== undefined) return <OrderCard order={order} />;
  return (
    <div className={styles.none}>
      <span className={styles.icon}>
        <Icon of={ReceiptText} />
      </span>
      <p className={styles.title}>{t('ongoingEmpty')}</p>
      <p>{t('ongoingEmptyText')}</p>
      <ButtonLink to="/shopping" look="secondary">
        {checkout('continueShopping')}
      </ButtonLink>
    </div>
  );
}
