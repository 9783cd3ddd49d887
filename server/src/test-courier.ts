import { createBosta } from '@dp/api/couriers/bosta/create-bosta.ts';
import type { CourierDriver } from '@dp/api/couriers/courier-driver.ts';

export const COURIER_SIMULATORS = ['courier-simulators/bosta.ts'];

/** A simulated courier company that a shop in development sends parcels with. */
export interface TestCourier {
  readonly courier: CourierDriver;
  /** Where things happen to parcels. */
  readonly address: string;
}

/** The simulated courier company at the address of `COURIER_SIMULATORS`. */
export function createTestCourier([address = '']: readonly string[]): TestCourier {
  const courier = createBosta({
    mode: 'test',
    baseUrl: address,
    apiKey: 'sim_bosta_api_key',
    webhookSecret: 'sim-bosta-webhook-secret',
    pickupLocation: 'warehouse',
  });
  return { courier, address };
}
