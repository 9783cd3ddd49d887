import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readCode, readOutbox } from './arrange/outbox.ts';
import { TestApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await TestApp.open();
});
afterAll(() => shop.close());

const entries = {
  name: 'Mona Adel',
  email: 'Mona@Example.com',
  phone_number: '٠١٠١٢٣٤٥٦٧٨',
  password: 'secret1',
  password_confirmation: 'secret1',
};

it('signs in at once, and verifies with the code from the mail', async () => {
  const { status, body } = await shop.call('register', { body: entries });
  expect(status).toBe(200);
  expect(body.data.user).toEqual({
    id: expect.any(Number),
    name: 'Mona Adel',
    email: 'mona@example.com',
    partner_id: expect.any(Number),
    phone_number: '+201012345678',
  });
  const code = await readCode(shop, 'mona@example.com');
  const verified = await shop.call('verifyOtp', {
    body: { login: 'mona@example.com', code, purpose: 'register' },
  });
  expect(verified.status).toBe(200);
  expect(await readOutbox(shop)).toHaveLength(1);
});
