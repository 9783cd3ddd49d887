import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../src/database/database.ts';
import { signUpEntries } from './arrange/accounts.ts';
import { readCode } from './arrange/outbox.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestApp } from './test-app.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';
import { openTestDatabase } from './test-database.ts';

/** Whether the database ends the next transaction for a deadlock; then the one after it is let through. */
let deadlock = false;

function deadlocking(db: Db): Db {
  return new Proxy(db, {
    get: (target, property) =>
      property === 'transaction'
        ? (...[work, config]: Parameters<Db['transaction']>) =>
            target.transaction(async (tx) => {
              const result = await work(tx);
              if (deadlock) {
                deadlock = false;
                throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
              }
              return result;
            }, config)
        : Reflect.get(target, property),
  });
}

let office: TestBackOffice;
let shop: TestApp;
let owner: StaffCaller;
beforeAll(async () => {
  const database = await openTestDatabase();
  shop = await TestApp.on({ ...database, db: deadlocking(database.db) });
  office = await TestBackOffice.on(shop);
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

async function codeFor(call: 'login' | 'forgotPassword'): Promise<{ login: string; code: string }> {
  const { email } = await arrangeShopper(shop);
  await shop.call(call, { body: { login: email } });
  return { login: email, code: await readCode(shop, email) };
}

it.each<[string, () => Promise<() => Promise<{ status: number }>>]>([
  [
    'registers',
    async () => {
      const body = signUpEntries();
      return () => shop.call('register', { body });
    },
  ],
  [
    'corrects a phone number',
    async () => {
      const { token } = await arrangeShopper(shop);
      const body = { login: '+201288887777' };
      return () => shop.call('editContact', { body }, { token });
    },
  ],
  [
    'signs in with a code',
    async () => {
      const body = { ...(await codeFor('login')), purpose: 'login' };
      return () => shop.call('verifyOtp', { body });
    },
  ],
  [
    'proves a code for a new password',
    async () => {
      const body = await codeFor('forgotPassword');
      return () => shop.call('verifyResetOtp', { body });
    },
  ],
  [
    'deletes the account',
    async () => {
      const { token } = await arrangeShopper(shop);
      return () => shop.call('deleteAccount', {}, { token });
    },
  ],
  [
    'is erased by staff',
    async () => {
      const { customerId: id } = await arrangeShopper(shop);
      const input = { params: { id }, body: { version: 1 } };
      return () => office.call('eraseCustomer', input, { as: owner });
    },
  ],
])('a person who %s does not notice a deadlock with an order', async (_, arrange) => {
  const call = await arrange();
  deadlock = true;
  expect((await call()).status).toBe(200);
  expect(deadlock).toBe(false);
});
