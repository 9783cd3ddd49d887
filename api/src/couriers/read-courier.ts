import type { Variables } from '../remote/remote-account.ts';
import { BOSTA_VARIABLES, readBosta } from './bosta/bosta-settings.ts';
import { createBosta } from './bosta/create-bosta.ts';
import type { CourierDriver } from './courier-driver.ts';

/** What is read of the environment. */
export const COURIER_VARIABLES: readonly string[] = BOSTA_VARIABLES;

/**
 * The courier company whose keys the environment has.
 *
 * @throws Error with a sentence that says which keys are missing or contradict each other.
 */
export function readCourier(variables: Variables): CourierDriver | undefined {
  const bosta = readBosta(variables);
  return bosta && createBosta(bosta);
}
