import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inviteFirstOwner } from '../src/staff/invite-first-owner.ts';
import { depsOf } from './arrange/orders.ts';
import { readMessages } from './arrange/outbox.ts';
import { arrangeRole, arrangeStaff } from './arrange/staff.ts';
import { arrangeInvitation } from './arrange/staff-changes/people-changes.ts';
import { type StaffCaller, sessionTokenOf, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

const read = (token: string) => office.call('readInvitation', { body: { token } });
const accept = (token: string) =>
  office.call('acceptInvitation', {
    body: { token, name: 'Noor', password: 'a-long-password', locale: 'ar' },
  });
const invite = async (
  email: string,
  locale: 'ar' | 'en' = 'ar',
  role: 'owner' | 'orders' = 'orders',
) => {
  const role_id = await arrangeRole(office.shop, role);
  return office.call('inviteStaff', { body: { email, role_id, locale } }, { as: owner });
};
const gone = { status: 404, code: 'invitation_not_found' };

describe('an invitation', () => {
  it('arrives by mail in its language, and makes an account that is signed in', async () => {
    const { body } = await invite('noor@example.com');
    const { link, mailed, invitation } = body.data;
    expect(mailed).toBe(true);
    expect(link).toMatch(/^http:\/\/localhost:3001\/invitation#[\w-]{43}$/);
    const [mail] = await readMessages(office.shop, 'noor@example.com');
    expect(mail).toMatchObject({ locale: 'ar', subject: 'دعوة للانضمام إلى فريق DP' });
    expect(mail?.text).toContain(link);
    const token = link.split('#')[1] ?? '';
    expect((await read(token)).body.data).toEqual({
      email: 'noor@example.com',
      role: invitation.role,
      expires_at: '2026-03-04T10:00:00.000Z',
    });
    const accepted = await accept(token);
    const as = { staffId: 0, token: sessionTokenOf(accepted) ?? '' };
    expect((await office.call('me', {}, { as })).body.data).toMatchObject({
      name: 'Noor',
      email: 'noor@example.com',
      role: { key: 'orders' },
      must_set_up_factor: false,
    });
    const login = { email: 'noor@example.com', password: 'a-long-password' };
    expect((await office.call('signIn', { body: login })).status).toBe(200);
  });

  it('to an owner leads to a second factor before anything else', async () => {
    const { body } = await invite('second@example.com', 'en', 'owner');
    const [mail] = await readMessages(office.shop, 'second@example.com');
    expect(mail?.subject).toBe('An invitation to the DP team');
    const accepted = await accept(body.data.link.split('#')[1] ?? '');
    const as = { staffId: 0, token: sessionTokenOf(accepted) ?? '' };
    const { problem } = await office.call('listStaff', {}, { as });
    expect(problem.code).toBe('factor_setup_required');
  });

  it('is good once, also for two at the same moment', async () => {
    const { token } = await arrangeInvitation(office);
    const answers = await Promise.all([accept(token), accept(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await read(token)).problem).toMatchObject(gone);
  });

  it('is over after 72 hours, once revoked, and once there is a newer one', async () => {
    const late = await arrangeInvitation(office);
    office.clock.advance({ hours: 72 });
    expect((await accept(late.token)).problem).toMatchObject(gone);
    owner = await office.signIn('owner');
    const revoked = await arrangeInvitation(office);
    const params = { id: revoked.id };
    await office.call('revokeInvitation', { params }, { as: owner });
    expect((await accept(revoked.token)).problem).toMatchObject(gone);
    const again = await office.call('revokeInvitation', { params }, { as: owner });
    expect(again.problem).toMatchObject(gone);
    const first = await arrangeInvitation(office);
    await invite(first.email);
    expect((await accept(first.token)).problem).toMatchObject(gone);
    const { data } = (await office.call('listInvitations', {}, { as: owner })).body;
    expect(data.map(({ email }) => email)).toContain(first.email);
    expect(data.map(({ email }) => email)).not.toContain(revoked.email);
  });

  it('is refused to somebody who has an account, with an invented link, and with a short password', async () => {
    const roleId = await arrangeRole(office.shop, 'orders');
    const { email } = await arrangeStaff(office.shop, { roleId });
    expect((await invite(email)).problem).toMatchObject({ status: 409, code: 'staff_exists' });
    expect((await accept('A'.repeat(43))).problem).toMatchObject(gone);
    const { token } = await arrangeInvitation(office);
    const body = { token, name: 'Noor', password: 'short', locale: 'ar' };
    const { problem } = await office.call('acceptInvitation', { body });
    expect(problem).toMatchObject({ status: 400, fields: { password: 'password_too_short' } });
  });
});

describe('a shop without anybody', () => {
  it('invites an owner at each start; the newest link makes an account at the e-mail that is typed, and then none does', async () => {
    const empty = await TestBackOffice.open();
    const start = () => inviteFirstOwner(depsOf(empty.shop));
    const tokenOf = (link = '') => link.split('#')[1] ?? '';
    const open = (token: string) => empty.call('readInvitation', { body: { token } });
    const older = tokenOf(await start());
    const link = await start();
    expect(link).toMatch(/^http:\/\/localhost:3001\/invitation#[\w-]{43}$/);
    const token = tokenOf(link);
    expect((await open(older)).problem).toMatchObject(gone);
    expect((await open(token)).body.data).toMatchObject({ email: null, role: { key: 'owner' } });
    const body = { token, name: 'Dina', password: 'a-long-password', locale: 'ar' };
    const typed = (email: string) => ({ body: { ...body, email } });
    expect((await empty.call('acceptInvitation', { body })).problem.fields).toEqual({
      email: 'required',
    });
    expect((await empty.call('acceptInvitation', typed('dina'))).problem.fields).toEqual({
      email: 'email_invalid',
    });
    const accepted = await empty.call('acceptInvitation', typed('Dina@shop.example'));
    const as = { staffId: 0, token: sessionTokenOf(accepted) ?? '' };
    expect((await empty.call('me', {}, { as })).body.data).toMatchObject({
      email: 'dina@shop.example',
      role: { key: 'owner' },
    });
    expect((await open(token)).problem).toMatchObject(gone);
    expect(await start()).toBeUndefined();
    await empty.close();
  });

  it('loses the open link once somebody came another way', async () => {
    const empty = await TestBackOffice.open();
    const link = await inviteFirstOwner(depsOf(empty.shop));
    await empty.signIn('owner');
    const body = { token: link?.split('#')[1] ?? '' };
    expect((await empty.call('readInvitation', { body })).problem).toMatchObject(gone);
    await empty.close();
  });
});
