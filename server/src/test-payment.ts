import { changeCatalog } from '@dp/api/catalog/change-catalog.ts';
import type { OpenDatabase } from '@dp/api/database/database.ts';
import type { AppDeps } from '@dp/api/deps.ts';
import { createFawry } from '@dp/api/payment-providers/fawry/create-fawry.ts';
import { createKashier } from '@dp/api/payment-providers/kashier/create-kashier.ts';
import { createPaymob } from '@dp/api/payment-providers/paymob/create-paymob.ts';
import { readSettings } from '@dp/api/settings/read-settings.ts';
import { writeSetting } from '@dp/api/settings/setting-rows.ts';

export const PAYMENT_SIMULATORS = ['paymob', 'kashier', 'fawry'].map(
  (name) => `payment-simulators/${name}.ts`,
);

/** Simulated providers that a shop in development is paid by. */
export interface TestPayment {
  readonly payments: AppDeps['payments'];
  /** Where a number is paid as at a kiosk. */
  readonly kiosk: string;
}

/** The simulated providers at the addresses of `PAYMENT_SIMULATORS`. */
export function createTestPayment([
  paymob = '',
  kashier = '',
  fawry = '',
]: readonly string[]): TestPayment {
  const now = () => new Date();
  const payments = [
    createPaymob(
      {
        baseUrl: paymob,
        publicKey: 'egy_pk_test_simulator',
        secretKey: 'egy_sk_test_simulator',
        apiKey: 'simulator_api_key',
        hmacSecret: 'sim_hmac_secret',
        integrations: { card: '11', wallet: '12', kiosk: '13' },
      },
      now,
    ),
    createKashier({
      mode: 'test',
      baseUrl: kashier,
      refundUrl: kashier,
      merchantId: 'MID-1000-1',
      apiKey: 'sim_kashier_api_key',
      secretKey: 'sim_kashier_secret_key',
      methods: ['card', 'wallet'],
    }),
    createFawry(
      {
        mode: 'test',
        baseUrl: fawry,
        merchantCode: 'SIM-1',
        secureKey: 'sim_fawry_secure_key',
        methods: ['card', 'wallet', 'kiosk'],
      },
      now,
    ),
  ];
  return { payments, kiosk: `${fawry}/counter` };
}

/** Offers the test payment in a shop whose owner has not decided about payments yet. */
export async function offerTestPayment({ db }: Pick<OpenDatabase, 'db'>): Promise<void> {
  const { payments } = await readSettings(db);
  if (payments.version > 0) return;
  const value = { ...payments.value, card: 'paymob', wallet: 'kashier', kiosk: 'fawry' };
  await changeCatalog(db, (tx) => writeSetting(tx, { name: 'payments', version: 0, value }));
}
