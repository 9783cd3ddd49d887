import type { LinkedOrder } from '@dp/contract/order-links.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { RadioCards } from '@dp/ui/fields/radio-card.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Card } from '@dp/ui/parts/card.tsx';
import { useState } from 'react';
import { useErrorText } from '../api/use-error-text.ts';
import { browserApi } from '../session/browser-client.ts';
import styles from './confirm-order-page.module.css';
import { LinkTask } from './link-task.tsx';

/** Why shoppers cancel; the shop reads it in the shopper's language. */
const REASONS = ['mistake', 'changedMind', 'price', 'wait', 'other'] as const;

interface DeclineOrderProps {
  readonly token: string;
  readonly onDeclined: (order: LinkedOrder) => void;
  readonly onClose: () => void;
}

/** Cancels the order of a link, with a reason. */
export function DeclineOrder({ token, onDeclined, onClose }: DeclineOrderProps) {
  const t = useTranslations('orders');
  const errorText = useErrorText();
  const [reason, setReason] = useState<(typeof REASONS)[number]>();
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function decline(): Promise<void> {
    setMissing(reason === undefined);
    if (reason === undefined) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const body = { token, reason: t(`link.reasons.${reason}`) };
      onDeclined((await browserApi().call('declineLinkedOrder', { body })).data);
    } catch (error) {
      setFailure(errorText(error));
      setBusy(false);
    }
  }

  return (
    <Card title={t('cancel')}>
      <LinkTask className={styles.task}>
        <RadioCards
          legend={t('link.why')}
          options={REASONS.map((value) => ({ value, label: t(`link.reasons.${value}`) }))}
          value={reason}
          onChange={setReason}
          error={missing && reason === undefined ? t('link.whyRequired') : undefined}
        />
        {failure === undefined ? null : <FormAlert>{failure}</FormAlert>}
        <Button look="danger" size="large" full busy={busy} onClick={() => void decline()}>
          {t('cancel')}
        </Button>
        <Button look="quiet" full onClick={onClose}>
          {t('keep')}
        </Button>
      </LinkTask>
    </Card>
  );
}
