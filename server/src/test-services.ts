import type { ServerConfig } from './config.ts';
import { startSimulators } from './start-simulators.ts';
import { COURIER_SIMULATORS, createTestCourier, type TestCourier } from './test-courier.ts';
import { createTestPayment, PAYMENT_SIMULATORS, type TestPayment } from './test-payment.ts';

/** Simulated companies for a shop in development without keys of real ones. */
export interface TestServices {
  readonly payment?: TestPayment | undefined;
  readonly courier?: TestCourier | undefined;
  readonly stop?: () => void;
}

/**
 * Starts simulated providers of payments, and a courier company, beside a shop in development that has no keys of real
 * ones, so that a newcomer can pay and send parcels on a fresh clone.
 */
export async function startTestServices(config: ServerConfig): Promise<TestServices> {
  if (config.api.mode !== 'development') return {};
  const payment = config.payments.length === 0 ? PAYMENT_SIMULATORS : [];
  const courier = config.courier === undefined ? COURIER_SIMULATORS : [];
  const files = [...payment, ...courier];
  if (files.length === 0) return {};
  const simulators = await startSimulators(
    files,
    `${config.api.publicUrl}/api/payments/fawry/callback`,
  );
  if (!simulators) return {};
  const { addresses, stop } = simulators;
  return {
    payment: payment.length > 0 ? createTestPayment(addresses.slice(0, payment.length)) : undefined,
    courier: courier.length > 0 ? createTestCourier(addresses.slice(payment.length)) : undefined,
    stop,
  };
}
