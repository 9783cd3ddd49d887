import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { staff } from '../src/staff/staff-tables.ts';
import { givePassword, setUpTotp, totpCode } from './arrange/factors.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { type StaffCaller, sessionTokenOf, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());

const wrong = { status: 422, code: 'factor_wrong' };
const me = (as: StaffCaller) => office.call('me', {}, { as });
const prove = (as: StaffCaller, code: string) =>
  office.call('proveTotp', { body: { code } }, { as });

/** Somebody with a code app, whose code of this moment is not used yet. */
async function arrangeWithTotp() {
  const member = await arrangeStaff(office.shop, {
    roleId: await arrangeRole(office.shop, 'orders'),
  });
  const { email, password } = member;
  const as = await office.signInAs({ email, password });
  const made = await setUpTotp(office, as);
  office.clock.advance({ seconds: 60 });
  return { ...made, as, login: { email, password } };
}

describe('with a code app', () => {
  it('the password alone opens nothing; a code completes the sign-in under a new token', async () => {
    const { login, secret } = await arrangeWithTotp();
    const half = await givePassword(office, login);
    expect((await me(half)).problem).toMatchObject({
      status: 401,
      code: 'factor_required',
      methods: ['totp', 'recovery'],
    });
    const proven = await prove(half, totpCode(office, secret));
    expect(proven.status).toBe(200);
    expect((await me(half)).problem.code).toBe('session_expired');
    const whole = { staffId: 0, token: sessionTokenOf(proven) ?? '' };
    expect((await me(whole)).body.data.factor).toEqual({
      methods: ['totp', 'recovery'],
      required: false,
      recovery_codes_left: 10,
    });
  });

  it('a code is good once, and none before it', async () => {
    const { login, secret } = await arrangeWithTotp();
    const code = totpCode(office, secret);
    const earlier = totpCode(office, secret, -30);
    expect((await prove(await givePassword(office, login), code)).status).toBe(200);
    expect((await prove(await givePassword(office, login), code)).problem).toMatchObject(wrong);
    expect((await prove(await givePassword(office, login), earlier)).problem).toMatchObject(wrong);
    const next = totpCode(office, secret, 30);
    expect((await prove(await givePassword(office, login), next)).status).toBe(200);
  });

  it('of two sign-ins with one code at the same moment, one succeeds', async () => {
    const { login, secret } = await arrangeWithTotp();
    const sessions = [await givePassword(office, login), await givePassword(office, login)];
    const code = totpCode(office, secret);
    const answers = await Promise.all(sessions.map((as) => prove(as, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('phones may be 30 seconds off, not more', async () => {
    const { login, secret } = await arrangeWithTotp();
    const half = await givePassword(office, login);
    expect((await prove(half, totpCode(office, secret, 61))).problem).toMatchObject(wrong);
    expect((await prove(half, totpCode(office, secret, 30))).status).toBe(200);
  });

  it('ten wrong codes have to wait, and ten minutes after the password it is over', async () => {
    const { login, secret } = await arrangeWithTotp();
    const half = await givePassword(office, login);
    for (let tries = 0; tries < 10; tries += 1) await prove(half, '000000');
    const { problem } = await prove(half, totpCode(office, secret));
    expect(problem).toMatchObject({ status: 429, code: 'too_many_attempts' });
    office.clock.advance({ minutes: 10 });
    expect((await prove(half, totpCode(office, secret))).problem.code).toBe('session_expired');
  });

  it('the secret is not readable in the database, and useless under another secret of the shop', async () => {
    const { as, secret } = await arrangeWithTotp();
    const [row] = await office.db.select().from(staff).where(eq(staff.id, as.staffId));
    expect(row?.totpSecret).toMatch(/^[\w-]{60,}$/);
    expect(JSON.stringify(row)).not.toContain(secret);
    // Neither is it good for a colleague.
    const other = await office.signIn('orders');
    const totpSecret = row?.totpSecret ?? null;
    await office.db.update(staff).set({ totpSecret }).where(eq(staff.id, other.staffId));
    expect((await prove(other, totpCode(office, secret))).problem).toMatchObject(wrong);
  });

  it('a new app is in use only once a code of it was typed', async () => {
    const { as, secret } = await arrangeWithTotp();
    const second = (await office.call('setUpTotp', {}, { as })).body.data;
    expect(second.uri).toMatch(/^otpauth:\/\/totp\/DP:staff\d+%40example\.com\?issuer=DP&secret=/);
    const confirm = (code: string) => office.call('confirmTotp', { body: { code } }, { as });
    expect((await confirm('000000')).problem).toMatchObject(wrong);
    expect((await prove(as, totpCode(office, second.secret))).problem).toMatchObject(wrong);
    const confirmed = await confirm(totpCode(office, second.secret));
    expect(confirmed.body.data.recovery_codes).toBeNull();
    expect((await prove(as, totpCode(office, secret, 30))).problem).toMatchObject(wrong);
    expect((await confirm(totpCode(office, secret))).problem.code).toBe('totp_not_set_up');
  });
});

describe('recovery codes', () => {
  const recover = (as: StaffCaller, code = '') =>
    office.call('proveRecoveryCode', { body: { code } }, { as });

  it('sign in once each, however they are typed', async () => {
    const { login, recoveryCodes } = await arrangeWithTotp();
    expect(new Set(recoveryCodes).size).toBe(10);
    const typed = recoveryCodes[0]?.toUpperCase().replace('-', ' ');
    expect((await recover(await givePassword(office, login), typed)).status).toBe(200);
    expect((await recover(await givePassword(office, login), typed)).problem).toMatchObject(wrong);
  });

  it('of two sign-ins with one code at the same moment, one succeeds', async () => {
    const { login, recoveryCodes } = await arrangeWithTotp();
    const sessions = [await givePassword(office, login), await givePassword(office, login)];
    const answers = await Promise.all(sessions.map((as) => recover(as, recoveryCodes[1])));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it("are one's own, and worth nothing once there are new ones", async () => {
    const { as, login, recoveryCodes } = await arrangeWithTotp();
    const other = await arrangeWithTotp();
    const half = await givePassword(office, login);
    expect((await recover(half, other.recoveryCodes[0])).problem).toMatchObject(wrong);
    const { body } = await office.call('renewRecoveryCodes', {}, { as });
    expect((await recover(half, recoveryCodes[0])).problem).toMatchObject(wrong);
    expect((await recover(half, body.data.recovery_codes[0])).status).toBe(200);
  });
});

describe('a role that requires a second factor', () => {
  it('opens nothing but its set-up until there is one, and does not let the last one go', async () => {
    const roleId = await arrangeRole(office.shop, 'owner');
    const { email, password } = await arrangeStaff(office.shop, { roleId, demo: false });
    const as = await office.signInAs({ email, password });
    const { data } = (await me(as)).body;
    expect(data).toMatchObject({ must_set_up_factor: true, factor: { required: true } });
    const profile = { body: { name: 'Dina', locale: 'ar', version: 1 } };
    const refused = await office.call('editProfile', profile, { as });
    expect(refused.problem).toMatchObject({ status: 403, code: 'factor_setup_required' });
    await setUpTotp(office, as);
    expect((await office.call('editProfile', profile, { as })).status).toBe(200);
    const removed = await office.call('removeTotp', {}, { as });
    expect(removed.problem).toMatchObject({ status: 409, code: 'last_factor' });
  });

  it('leaves the demo shop alone, until its account has a password of its own', async () => {
    const as = await office.signIn('owner');
    expect((await me(as)).body.data.must_set_up_factor).toBe(false);
    const body = { current_password: 'a-long-password', new_password: 'a-better-password' };
    await office.call('changePassword', { body }, { as });
    expect((await me(as)).body.data.must_set_up_factor).toBe(true);
  });
});

describe('a proof is fresh for 15 minutes', () => {
  it('then sensitive calls ask for it again: the second factor, or the password where there is none', async () => {
    const as = await office.signIn('orders');
    office.clock.advance({ minutes: 15, seconds: 1 });
    const refused = await office.call('setUpTotp', {}, { as });
    const needed = { status: 403, code: 'factor_needed' };
    expect(refused.problem).toMatchObject({ ...needed, methods: ['password'] });
    const provePassword = (caller: StaffCaller, password: string) =>
      office.call('provePassword', { body: { password } }, { as: caller });
    expect((await provePassword(as, 'not-the-password')).problem.code).toBe('old_password_wrong');
    const proven = await provePassword(as, 'a-long-password');
    const fresh = { ...as, token: sessionTokenOf(proven) ?? '' };
    const { secret } = await setUpTotp(office, fresh);
    office.clock.advance({ minutes: 16 });
    const removal = await office.call('removeTotp', {}, { as: fresh });
    expect(removal.problem).toMatchObject({ ...needed, methods: ['totp', 'recovery'] });
    expect((await provePassword(fresh, 'a-long-password')).problem).toMatchObject(needed);
    const again = {
      ...as,
      token: sessionTokenOf(await prove(fresh, totpCode(office, secret))) ?? '',
    };
    expect((await office.call('removeTotp', {}, { as: again })).status).toBe(200);
  });
});

describe('sessions', () => {
  it('are listed with where they come from, and end one by one or all but this one', async () => {
    const as = await office.signIn('orders');
    const [phone, desk] = [
      await arrangeStaffSession(office.shop, as.staffId, { device: 'Phone' }),
      await arrangeStaffSession(office.shop, as.staffId, { device: 'Desk' }),
    ];
    const { sessions } = (await office.call('security', {}, { as })).body.data;
    expect(sessions.map(({ device, current }) => [device, current])).toEqual([
      ['Desk', false],
      ['Phone', false],
      ['a test', true],
    ]);
    const id = sessions.find(({ device }) => device === 'Phone')?.id;
    await office.call('endSession', { params: { id } }, { as });
    expect((await me({ ...as, token: phone })).status).toBe(401);
    await office.call('endOtherSessions', {}, { as });
    expect((await me({ ...as, token: desk })).status).toBe(401);
    expect((await me(as)).status).toBe(200);
  });

  it("nobody ends a colleague's", async () => {
    const [as, other] = [await office.signIn('orders'), await office.signIn('orders')];
    const { sessions } = (await office.call('security', {}, { as: other })).body.data;
    const { problem } = await office.call(
      'endSession',
      { params: { id: sessions[0]?.id } },
      { as },
    );
    expect(problem).toMatchObject({ status: 404, code: 'session_not_found' });
    expect((await me(other)).status).toBe(200);
  });

  it.each(['a new password', 'a first second factor'])(
    'end with %s, but for this one',
    async (what) => {
      const as = await office.signIn('orders');
      const other = { ...as, token: await arrangeStaffSession(office.shop, as.staffId) };
      const body = { current_password: 'a-long-password', new_password: 'a-better-password' };
      if (what === 'a new password') await office.call('changePassword', { body }, { as });
      else await setUpTotp(office, as);
      expect((await me(other)).problem.code).toBe('session_expired');
      expect((await me(as)).status).toBe(200);
    },
  );
});

describe('the own profile', () => {
  it('is not overwritten by a save of an older version', async () => {
    const as = await office.signIn('orders');
    const save = (name: string, version: number) =>
      office.call('editProfile', { body: { name, locale: 'en', version } }, { as });
    expect((await save('Sara', 1)).body.data).toMatchObject({ name: 'Sara', version: 2 });
    expect((await save('Mona', 1)).problem).toMatchObject({
      status: 409,
      code: 'record_changed',
      version: 2,
      current: { name: 'Sara', version: 2 },
    });
  });
});
