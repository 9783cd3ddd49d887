import type { PaymentProvider } from '../payments/payment-provider.ts';
import type { Variables } from '../remote/remote-account.ts';
import { createFawry } from './fawry/create-fawry.ts';
import { FAWRY_VARIABLES, readFawry } from './fawry/fawry-settings.ts';
import { createKashier } from './kashier/create-kashier.ts';
import { KASHIER_VARIABLES, readKashier } from './kashier/kashier-settings.ts';
import { createPaymob } from './paymob/create-paymob.ts';
import { PAYMOB_VARIABLES, readPaymob } from './paymob/paymob-settings.ts';

/** What is read of the environment. */
export const PAYMENT_VARIABLES: readonly string[] = [
  ...PAYMOB_VARIABLES,
  ...KASHIER_VARIABLES,
  ...FAWRY_VARIABLES,
];

/**
 * The gateways whose keys the environment has.
 *
 * @throws Error with a sentence that says which keys are missing or contradict each other.
 */
export function readPaymentProviders(variables: Variables, now: () => Date): PaymentProvider[] {
  const paymob = readPaymob(variables);
  const kashier = readKashier(variables);
  const fawry = readFawry(variables);
  return [
    ...(paymob ? [createPaymob(paymob, now)] : []),
    ...(kashier ? [createKashier(kashier)] : []),
    ...(fawry ? [createFawry(fawry, now)] : []),
  ];
}
