import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setUpTotp } from './arrange/factors.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { arrangePasswordReset } from './arrange/staff-changes/people-changes.ts';
import { type StaffCaller, sessionTokenOf, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());

const NEWER = 'a-newer-password';
const gone = { status: 404, code: 'password_reset_not_found' };
const colleague = async (role: 'orders' | 'owner' = 'orders') =>
  arrangeStaff(office.shop, { roleId: await arrangeRole(office.shop, role) });
const read = (token: string) => office.call('readPasswordReset', { body: { token } });
const use = (token: string) =>
  office.call('setPasswordByLink', { body: { token, password: NEWER } });
const signIn = (email: string, password: string) =>
  office.call('signIn', { body: { email, password } });
const me = (as: StaffCaller) => office.call('me', {}, { as });

describe('a colleague who has forgotten the password', () => {
  it('gets a link by mail, chooses a new one and is signed in; older sessions end', async () => {
    const { staffId, email, password } = await colleague();
    const before = { staffId, token: await arrangeStaffSession(office.shop, staffId) };
    const { link, mailed, token } = await arrangePasswordReset(office, staffId);
    expect(link).toMatch(/^http:\/\/localhost:3001\/password-reset#[\w-]{43}$/);
    expect(mailed).toBe(true);
    const [mail] = await readMessages(office.shop, email);
    expect(mail).toMatchObject({ subject: 'كلمة مرور جديدة للوحة DP' });
    expect(mail?.text).toContain(link);
    expect((await read(token)).body.data.email).toBe(email);
    // Nobody is locked out by a link that is not used.
    expect((await signIn(email, password)).status).toBe(200);
    const used = await use(token);
    expect(used.body.data).toEqual({ factor_required: false, methods: [] });
    expect((await me({ staffId, token: sessionTokenOf(used) ?? '' })).body.data.email).toBe(email);
    expect((await me(before)).status).toBe(401);
    expect((await signIn(email, password)).problem.code).toBe('wrong_credentials');
    expect((await signIn(email, NEWER)).status).toBe(200);
  });

  it('still gives the second factor: the link opens nothing without it', async () => {
    const { staffId } = await colleague();
    await setUpTotp(office, {
      staffId,
      token: await arrangeStaffSession(office.shop, staffId),
    });
    const used = await use((await arrangePasswordReset(office, staffId)).token);
    expect(used.body.data).toEqual({ factor_required: true, methods: ['totp', 'recovery'] });
    expect((await me({ staffId, token: sessionTokenOf(used) ?? '' })).status).toBe(401);
  });
});

describe('a link to a new password', () => {
  it('is good once, also for two at the same moment', async () => {
    const { token } = await arrangePasswordReset(office, (await colleague()).staffId);
    const answers = await Promise.all([use(token), use(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(token)).problem).toMatchObject(gone);
  });

  it('is over after 24 hours, once there is a newer one, and once its owner is disabled', async () => {
    const { staffId } = await colleague();
    const late = await arrangePasswordReset(office, staffId);
    office.clock.advance({ hours: 24 });
    expect((await use(late.token)).problem).toMatchObject(gone);
    const replaced = await arrangePasswordReset(office, staffId);
    const newer = await arrangePasswordReset(office, staffId);
    expect((await use(replaced.token)).problem).toMatchObject(gone);
    expect((await read(newer.token)).status).toBe(200);
    const as = await office.signIn('owner');
    const params = { id: staffId };
    await office.call('disableStaff', { params, body: { version: 1 } }, { as });
    expect((await use(newer.token)).problem).toMatchObject(gone);
    const again = await office.call('resetStaffPassword', { params }, { as });
    expect(again.problem).toMatchObject({ status: 404, code: 'staff_not_found' });
    await office.call('enableStaff', { params, body: { version: 2 } }, { as });
    expect((await use(newer.token)).problem).toMatchObject(gone);
  });

  it('is over once its owner has changed the password, or lost the second factors', async () => {
    const { staffId, password } = await colleague();
    const as = { staffId, token: await arrangeStaffSession(office.shop, staffId) };
    const before = await arrangePasswordReset(office, staffId);
    const body = { current_password: password, new_password: NEWER };
    expect((await office.call('changePassword', { body }, { as })).status).toBe(200);
    expect((await use(before.token)).problem).toMatchObject(gone);
    const other = await arrangePasswordReset(office, staffId);
    const owner = await office.signIn('owner');
    const reset = { params: { id: staffId }, body: { version: 1 } };
    expect((await office.call('resetStaffFactors', reset, { as: owner })).status).toBe(200);
    expect((await use(other.token)).problem).toMatchObject(gone);
  });

  it('is made for nobody who may do more than its maker', async () => {
    const as = await office.signIn(['staff.manage', 'orders.read']);
    const { staffId } = await colleague('owner');
    const refused = await office.call('resetStaffPassword', { params: { id: staffId } }, { as });
    expect(refused.problem).toMatchObject({ status: 403, code: 'permission_required' });
  });

  it('is refused when invented, and with a short password', async () => {
    expect((await use('A'.repeat(43))).problem).toMatchObject(gone);
    const { token } = await arrangePasswordReset(office, (await colleague()).staffId);
    const { problem } = await office.call('setPasswordByLink', {
      body: { token, password: 'short' },
    });
    expect(problem).toMatchObject({ status: 400, fields: { password: 'password_too_short' } });
    expect((await read(token)).status).toBe(200);
  });
});
