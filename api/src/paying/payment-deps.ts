import type { ProviderName } from '@dp/contract/payments.ts';
import type { AppDeps } from '../deps.ts';
import type { AttemptRow } from '../payments/attempt-rows.ts';
import type { AttemptIds, PaymentProvider } from '../payments/payment-provider.ts';

/** What paying needs. */
export type PayingDeps = Pick<AppDeps, 'db' | 'config' | 'now' | 'payments'>;

/** How long a provider may take; its caller waits, and no transaction is open. */
const PROVIDER_TIMEOUT_MS = 15_000;

export function providerTimeout(): AbortSignal {
  return AbortSignal.timeout(PROVIDER_TIMEOUT_MS);
}

/** The provider with a name; undefined when this process has no keys for it any more. */
export function providerNamed(
  { payments }: Pick<PayingDeps, 'payments'>,
  name: ProviderName | 'instapay',
): PaymentProvider | undefined {
  return payments.find((provider) => provider.name === name);
}

/** Whether an attempt's provider can give its money back: not for a transfer, nor without the provider's keys. */
export function paysBack(deps: Pick<PayingDeps, 'payments'>, attempt: AttemptRow): boolean {
  return idsOf(attempt) !== undefined && providerNamed(deps, attempt.provider) !== undefined;
}

/**
 * An attempt as its provider knows it; undefined for a transfer, which has none. Money of another amount is booked
 * as an attempt of its own (`apply-report.ts`), which the provider knows by the reference before the plus sign.
 */
export function idsOf(attempt: AttemptRow): AttemptIds | undefined {
  const { method, amountPiastres } = attempt;
  const [reference = ''] = attempt.reference.split('+');
  if (method === 'instapay') return undefined;
  return {
    reference,
    method,
    amount: amountPiastres,
    order: attempt.providerOrder,
    session: attempt.providerSession,
    payment: attempt.providerPayment,
  };
}
