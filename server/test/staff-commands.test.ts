import { setUpTotp } from '@dp/api/test/arrange/factors.ts';
import { sessionTokenOf, TestBackOffice } from '@dp/api/test/test-back-office.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type CommandShop, openCommandShop } from './command-shop.ts';

let owner: CommandShop;
let office: TestBackOffice;
beforeAll(async () => {
  owner = await openCommandShop();
  office = await TestBackOffice.on(owner.shop);
});
afterAll(() => office.close());

const EMAIL = 'dina@shop.example';
const PASSWORD = 'a-long-password';

it('staff invite prints the link by which the first owner makes their account', async () => {
  const { code, out, err } = await owner.type('staff', 'invite', EMAIL, '--role', 'owner');
  expect({ code, err }).toEqual({ code: 0, err: [`It was mailed to ${EMAIL} as well.`] });
  expect(out).toEqual([expect.stringMatching(/^http:\/\/localhost:3001\/invitation#[\w-]{43}$/)]);
  const body = { token: out[0]?.split('#')[1], name: 'Dina', password: PASSWORD, locale: 'ar' };
  const accepted = await office.call('acceptInvitation', { body });
  const as = { staffId: 0, token: sessionTokenOf(accepted) ?? '' };
  await setUpTotp(office, as);
  const { data } = (await office.call('listAuditRows', {}, { as })).body;
  expect(data.map(({ action, actor }) => [action, actor.name])).toEqual([
    ['staff.add-factor', 'Dina'],
    ['staff.set-up-totp', 'Dina'],
    ['staff.accept-invitation', 'Dina'],
    ['staff.invite', 'command line'],
  ]);
});

it('staff reset-factors lets who has lost the second factor in by the password', async () => {
  const signIn = () => office.call('signIn', { body: { email: EMAIL, password: PASSWORD } });
  expect((await signIn()).body.data.factor_required).toBe(true);
  expect((await owner.type('staff', 'reset-factors', EMAIL)).code).toBe(0);
  expect((await signIn()).body.data.factor_required).toBe(false);
});

it('staff reset-password prints the link by which who forgot the password chooses a new one', async () => {
  const { code, out } = await owner.type('staff', 'reset-password', EMAIL.toUpperCase());
  expect(code).toBe(0);
  expect(out).toEqual([
    expect.stringMatching(/^http:\/\/localhost:3001\/password-reset#[\w-]{43}$/),
  ]);
  const password = 'a-newer-password';
  const body = { token: out[0]?.split('#')[1], password };
  expect((await office.call('setPasswordByLink', { body })).status).toBe(200);
  const signIn = await office.call('signIn', { body: { email: EMAIL, password } });
  expect(signIn.status).toBe(200);
});

it.each([
  [['invite', EMAIL, '--role', 'owner'], 'There is an account with this e-mail already.'],
  [['invite', 'new@shop.example', '--role', 'king'], '--role'],
  [['invite', 'new@shop.example'], '--role'],
  [['invite', 'nobody', '--role', 'owner'], 'EMAIL'],
  [['reset-password', 'no@shop.example'], 'There is no member of staff no@shop.example.'],
  [['reset-factors', 'no@shop.example'], 'There is no member of staff no@shop.example.'],
])('staff %s is refused in plain words', async (words, reason) => {
  const { code, err } = await owner.type('staff', ...words);
  expect(code).not.toBe(0);
  expect(err.join('\n')).toContain(reason);
});
