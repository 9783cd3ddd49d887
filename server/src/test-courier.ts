import { createBosta } from '@dp/api/couriers/bosta/create-bosta.ts';
import type { CourierDriver } from '@dp/api/couriers/courier-driver.ts';
import type { ServerConfig } from './config.ts';
import { startSimulator } from './start-simulator.ts';

/** A simulated courier company that a shop in development sends parcels with. */
export interface TestCourier {
  readonly courier: CourierDriver;
  /** Where things happen to parcels. */
  readonly address: string;
  readonly stop: () => void;
}

/** Starts a simulated courier company beside a shop in development that has no keys of a real one. */
export async function startTestCourier(config: ServerConfig): Promise<TestCourier | undefined> {
  if (config.api.mode !== 'development' || config.courier) return undefined;
  const simulator = await startSimulator('courier-simulators/bosta.ts');
  if (!simulator) return undefined;
  const courier = createBosta({
    mode: 'test',
    baseUrl: simulator.address,
    apiKey: 'sim_bosta_api_key',
    webhookSecret: 'sim-bosta-webhook-secret',
    pickupLocation: 'warehouse',
  });
  return { courier, ...simulator };
}
