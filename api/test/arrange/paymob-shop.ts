import { afterAll, beforeAll, beforeEach } from 'vitest';
import { TestApp } from '../test-app.ts';
import { TestBackOffice } from '../test-back-office.ts';
import { openTestDatabase } from '../test-database.ts';
import { closeAudited } from './close-audited.ts';
import { TEST_DEMO } from './demo.ts';
import { arrangeBuyer, type Buyer } from './orders.ts';
import {
  begin,
  deliver,
  offer,
  orderLamp,
  type PaymobSimulator,
  startOrderNumbersAt,
  startPaymobSimulator,
} from './payments.ts';

/** References are unique at the provider, which outlives each test's shop. */
let firstNumber = 200_000;

/** A shop with a buyer, which takes these payments by a simulated Paymob. */
export async function openPaymobShop(
  simulator: PaymobSimulator,
  ways: object = { card: 'paymob' },
) {
  const provider = simulator.provider(() => new Date());
  const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [provider]);
  firstNumber += 1_000;
  await startOrderNumbersAt(shop, firstNumber);
  await offer(shop, ways);
  return { shop, buyer: await arrangeBuyer(shop) };
}

/** Such a shop with its back office. */
export async function openPaymobOffice(simulator: PaymobSimulator) {
  const { shop, buyer } = await openPaymobShop(simulator);
  const office = await TestBackOffice.on(shop);
  return { shop, buyer, office, owner: await office.signIn('owner') };
}

type PaymobOffice = Awaited<ReturnType<typeof openPaymobOffice>> & {
  readonly simulator: PaymobSimulator;
};

/** Opens such a shop for each test of a file, at one simulator, and closes it with its books audited. */
export function openPaymobOfficeForEach(use: (opened: PaymobOffice) => void): void {
  let simulator: PaymobSimulator;
  beforeAll(async () => {
    simulator = await startPaymobSimulator();
  });
  afterAll(() => simulator.stop());
  beforeEach(async () => {
    const opened = await openPaymobOffice(simulator);
    use({ simulator, ...opened });
    return () => closeAudited(opened.office);
  });
}

/** An order of one lamp, or more, that its buyer has paid by card. */
export async function orderPaidByCard(
  simulator: PaymobSimulator,
  shop: TestApp,
  buyer: Buyer,
  quantity = 1,
): Promise<{
  order: Awaited<ReturnType<typeof orderLamp>>;
  reference: string;
  attemptId: number | undefined;
}> {
  const order = await orderLamp(shop, buyer, 'card', quantity);
  const { reference, payment } = await begin(shop, buyer, order);
  for (const callback of (await simulator.pay(reference, 'success')).callbacks) {
    const status = await deliver(shop, callback);
    if (status !== 200) throw new Error(`The callback was answered by ${status}.`);
  }
  return { order, reference, attemptId: payment.attempt?.id };
}
