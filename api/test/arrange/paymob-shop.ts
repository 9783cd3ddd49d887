import { TestApp } from '../test-app.ts';
import { TestBackOffice } from '../test-back-office.ts';
import { openTestDatabase } from '../test-database.ts';
import { TEST_DEMO } from './demo.ts';
import { arrangeBuyer } from './orders.ts';
import { offer, type PaymobSimulator, startOrderNumbersAt } from './payments.ts';

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
