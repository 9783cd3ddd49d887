import type { OrderMoney } from '@dp/contract/staff/payments.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { FormActions } from '../forms/call-form.tsx';
import { useMay } from '../session/me.ts';
import { isTransferSought } from './is-transfer-sought.ts';
import { Receipt } from './receipt.tsx';
import { TransferForm } from './transfer-form.tsx';

interface TransferSectionProps {
  readonly attempt: OrderMoney['attempts'][number];
  /** Whether the order waits for its payment. */
  readonly awaited: boolean;
}

/**
 * Of an order's attempt to pay by transfer: whether it arrived. One that nobody reported, or that ended, may have arrived
 * all the same, which somebody has to say first.
 */
export function TransferSection({ attempt, awaited }: TransferSectionProps) {
  const t = useTranslations('payments');
  const mayMatch = useMay('settlement.match');
  const [found, setFound] = useState(false);
  const { transfer } = attempt;
  const form = {
    attemptId: attempt.id,
    awaited,
    senderEnd: transfer?.sender_end ?? null,
    receipt: transfer?.receipt === true,
  };
  const matchable = mayMatch && attempt.provider === 'instapay' && attempt.received === 0;
  if (matchable && isTransferSought(attempt)) return <TransferForm {...form} />;
  if (matchable && found) return <TransferForm {...form} onClose={() => setFound(false)} />;
  return (
    <>
      {form.receipt ? <Receipt attemptId={attempt.id} /> : null}
      {matchable ? (
        <FormActions>
          <Button look="quiet" size="small" onClick={() => setFound(true)}>
            {t('found')}
          </Button>
        </FormActions>
      ) : null}
    </>
  );
}
