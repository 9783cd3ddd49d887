import type { Order } from '@dp/contract/orders.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';

/** Whether the shop looks for a transfer that the shopper reported. */
export function isTransferSought({ attempt, earlier }: Order['payment']): boolean {
  return [attempt, earlier].some(
    (each) =>
      each?.method === 'instapay' && each.state === 'pending' && each.checking_since !== null,
  );
}

/** Of a cancelled order: that its transfer is still looked for, or that it was not found and why. */
export function SoughtTransfer({ order: { status, payment } }: { readonly order: Order }) {
  const t = useTranslations('paying');
  if (status !== 'cancelled') return null;
  if (isTransferSought(payment)) return <p>{t('transferSought')}</p>;
  const reason = payment.attempt?.state === 'failed' ? payment.attempt.refusal : null;
  return reason === null ? null : <p>{t('refused', { reason })}</p>;
}
