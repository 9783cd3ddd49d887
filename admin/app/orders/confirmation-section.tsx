import type { StaffOrder } from '@dp/contract/staff/order-page.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useRevalidator } from 'react-router';
import { useShortcuts } from '../palette/shortcuts.ts';
import { Section } from '../parts/section.tsx';
import { useMay } from '../session/me.ts';
import { ChannelLinks } from './channel-links.tsx';
import styles from './confirmation-section.module.css';
import { OrderNotices } from './order-notices.tsx';
import { OutcomeDialog } from './outcome-dialog.tsx';
import { useAttempt } from './use-attempt.ts';

export interface ConfirmationSectionProps {
  readonly order: StaffOrder;
  /** Opens the next order to confirm, if there is one; without it the page stays. */
  readonly onNext?: (next: number | null) => Promise<void> | void;
}

/** Ask the customer, then record the outcome with one key or tap. */
export function ConfirmationSection({ order, onNext }: ConfirmationSectionProps) {
  const t = useTranslations('order');
  const orders = useTranslations('orders');
  const mayConfirm = useMay('orders.confirm');
  const mayCancel = useMay('orders.cancel');
  const { revalidate } = useRevalidator();
  const attempt = useAttempt(order, async (next) => {
    if (onNext === undefined) await revalidate();
    // Until it is open, another tap would be for the order that was just recorded.
    else await onNext(next);
  });
  const actions = [
    { key: 'c', outcome: 'confirmed' },
    { key: 'n', outcome: 'no_answer' },
    { key: 'l', outcome: 'call_at' },
    { key: 'w', outcome: 'wrong_number' },
    ...(mayCancel ? ([{ key: 'x', outcome: 'cancelled' }] as const) : []),
  ] as const;
  useShortcuts(
    mayConfirm
      ? actions.map(({ key, outcome }) => ({
          keys: key,
          label: t(`outcomes.${outcome}`),
          run: () => attempt.choose(outcome),
        }))
      : [],
  );
  return (
    <Section title={t('confirmation')}>
      <div className={styles.notices}>
        <OrderNotices order={{ ...order, attempts: null }} />
        {order.customer.refused === 0 ? null : (
          <Badge look="danger">{orders('refused', { count: order.customer.refused })}</Badge>
        )}
      </div>
      {mayConfirm ? <ChannelLinks order={order} onChoose={attempt.by} /> : null}
      {mayConfirm ? (
        <div className={styles.outcomes}>
          {actions.map(({ key, outcome }) => (
            <Button
              key={outcome}
              look={outcome === 'confirmed' ? 'primary' : 'secondary'}
              size={outcome === 'confirmed' ? 'large' : 'medium'}
              busy={attempt.pending === outcome}
              aria-keyshortcuts={key}
              className={outcome === 'confirmed' ? styles.main : undefined}
              onClick={() => attempt.choose(outcome)}
            >
              {t(`outcomeButtons.${outcome}`)}
              <kbd aria-hidden className={styles.key}>
                {key.toUpperCase()}
              </kbd>
            </Button>
          ))}
          {attempt.channel === 'phone' ? null : (
            <Button
              look="secondary"
              busy={attempt.pending === 'asked'}
              onClick={() => attempt.choose('asked')}
            >
              {t('outcomeButtons.asked')}
            </Button>
          )}
        </div>
      ) : null}
      {attempt.asking === undefined ? null : (
        <OutcomeDialog
          outcome={attempt.asking}
          send={attempt.send}
          onClose={() => attempt.choose(undefined)}
        />
      )}
    </Section>
  );
}
