import type { OrderState } from '@dp/contract/order-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { HISTORY } from './history-frame.tsx';
import type { OrderFilter } from './load-orders.ts';
import { STATUSES_OF_TAB } from './order-status.ts';
import styles from './status-filter.module.css';

/** Shows only the orders of a tab that are in one status. */
export function StatusFilter({ tab, status }: OrderFilter) {
  const t = useTranslations('orders');
  // These have orders of more than one label: to be paid, with the courier.
  const nameOf = (choice: OrderState) =>
    choice === 'draft' || choice === 'dispatched' ? t(`waiting.${choice}`) : t(`status.${choice}`);
  const choices = [undefined, ...STATUSES_OF_TAB[tab]];
  return (
    <nav aria-label={t('filter')} className={styles.row}>
      {choices.map((choice) => (
        <ChipLink
          key={choice ?? 'all'}
          to={choice === undefined ? HISTORY[tab].list : `${HISTORY[tab].list}?status=${choice}`}
          replace
          preventScrollReset
          aria-current={choice === status ? 'true' : undefined}
        >
          {choice === undefined ? t('all') : nameOf(choice)}
        </ChipLink>
      ))}
    </nav>
  );
}
