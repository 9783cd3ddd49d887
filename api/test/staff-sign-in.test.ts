import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { type StaffCaller, sessionTokenOf, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let roleId: number;
beforeAll(async () => {
  office = await TestBackOffice.open();
  roleId = await arrangeRole(office.shop, 'orders');
});
afterAll(() => office.close());

const me = (as: StaffCaller | undefined, headers = {}) => office.call('me', {}, { as, headers });

describe('a member of staff', () => {
  it('signs in with e-mail and password, sees what they may do, and signs out', async () => {
    const { email, password, staffId, name } = await arrangeStaff(office.shop, { roleId });
    const signedIn = await office.call('signIn', {
      body: { email: ` ${email.toUpperCase()} `, password },
    });
    expect(signedIn.body).toEqual({ data: { factor_required: false, methods: [] } });
    const as = { staffId, token: sessionTokenOf(signedIn) ?? '' };
    expect((await me(as)).body.data).toMatchObject({
      id: staffId,
      name,
      email,
      role: { key: 'orders' },
      permissions: expect.arrayContaining(['orders.confirm']),
      factor: { methods: [], required: false, recovery_codes_left: 0 },
      must_set_up_factor: false,
    });
    const signedOut = await office.call('signOut', {}, { as });
    expect(sessionTokenOf(signedOut)).toBe('');
    expect((await me(as)).problem).toMatchObject({ status: 401, code: 'session_expired' });
  });

  it('gets a cookie that scripts cannot read and other sites cannot use', async () => {
    const { email, password } = await arrangeStaff(office.shop, { roleId });
    const { headers } = await office.call('signIn', { body: { email, password } });
    expect(headers['set-cookie']).toMatch(
      /^dp_staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=604800$/,
    );
    expect(headers['cache-control']).toBe('no-store');
  });

  it('is in the audit trail with time and network', async () => {
    const { email, password, staffId } = await arrangeStaff(office.shop, { roleId });
    await office.call('signIn', { body: { email, password } });
    const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      at: office.clock.now(),
      actor: 'staff',
      actorId: staffId,
      network: '127.0.0.1',
      action: 'staff.sign-in',
      subjectKind: 'staff',
      subjectId: String(staffId),
    });
  });
});

describe('a password is refused alike', () => {
  const refused = { status: 401, code: 'wrong_credentials' };

  it('of an unknown e-mail, a wrong one, and one of a disabled account', async () => {
    const { email, password } = await arrangeStaff(office.shop, { roleId });
    const disabledAt = office.clock.now();
    const disabled = await arrangeStaff(office.shop, { roleId, disabledAt });
    for (const body of [
      { email: 'nobody@example.com', password },
      { email, password: 'not-the-password' },
      { email: disabled.email, password: disabled.password },
    ]) {
      const answer = await office.call('signIn', { body });
      expect(answer.problem).toMatchObject(refused);
      expect(sessionTokenOf(answer)).toBeUndefined();
    }
  });

  it('after ten wrong ones the right one has to wait', async () => {
    const { email, password } = await arrangeStaff(office.shop, { roleId });
    for (let wrong = 0; wrong < 10; wrong += 1) {
      await office.call('signIn', { body: { email, password: 'not-the-password' } });
    }
    const { problem } = await office.call('signIn', { body: { email, password } });
    expect(problem).toMatchObject({ status: 429, code: 'too_many_attempts' });
    office.clock.advance({ minutes: 16 });
    expect((await office.call('signIn', { body: { email, password } })).status).toBe(200);
  });
});

describe('a session', () => {
  it('lasts 12 hours after its last use, and seven days at most', async () => {
    const as = await office.signIn('orders');
    for (let half = 0; half < 13; half += 1) {
      office.clock.advance({ hours: 11, minutes: 59 });
      expect((await me(as)).status).toBe(200);
    }
    office.clock.advance({ hours: 12, minutes: 14 });
    expect((await me(as)).problem.code).toBe('session_expired');
    const idle = await office.signIn('orders');
    office.clock.advance({ hours: 12 });
    expect((await me(idle)).problem.code).toBe('session_expired');
  });

  it('is nothing without its cookie, with another, or with two', async () => {
    const as = await office.signIn('orders');
    expect((await me(undefined)).problem).toMatchObject({ status: 401, code: 'login_required' });
    expect((await me({ ...as, token: `${as.token.slice(1)}A` })).problem.code).toBe(
      'session_expired',
    );
    const twice = { cookie: `dp_staff=${as.token}; dp_staff=${as.token}` };
    expect((await me(undefined, twice)).problem.code).toBe('login_required');
  });

  it('ends when its owner is disabled', async () => {
    const disabledAt = office.clock.now();
    const { staffId } = await arrangeStaff(office.shop, { roleId, disabledAt });
    const as = { staffId, token: await arrangeStaffSession(office.shop, staffId) };
    expect((await me(as)).problem.code).toBe('session_expired');
  });
});

describe('a change asked for by another site', () => {
  it.each([undefined, 'null', 'http://localhost:3000', 'http://localhost:3001.evil.example'])(
    'is refused: origin %s',
    async (origin) => {
      const as = await office.signIn('orders');
      const { problem } = await office.call('signOut', {}, { as, headers: { origin } });
      expect(problem).toMatchObject({ status: 403, code: 'origin_refused' });
      expect((await me(as)).status).toBe(200);
    },
  );

  it('is refused as a form, too', async () => {
    const as = await office.signIn('orders');
    const headers = { 'content-type': 'text/plain' };
    const { problem } = await office.call('signOut', {}, { as, headers });
    expect(problem).toMatchObject({ status: 415, code: 'unsupported_media_type' });
  });
});

it.each([
  ['a NUL', 'Sa\0ra'],
  ['half of a surrogate pair', 'Sara \ud83d'],
])('a text with %s, which no database stores, is refused on its field', async (_, name) => {
  const as = await office.signIn('owner');
  const body = { name: { ar: 'دور', en: name }, permissions: [], factor_required: false };
  const { problem } = await office.call('createRole', { body }, { as });
  expect(problem).toMatchObject({ status: 400, fields: { 'name.en': 'invalid' } });
});

it('a back office reached by https binds its cookie to its own host', async () => {
  const secure = await TestBackOffice.open({ adminUrl: 'https://office.example' });
  const { email, password } = await arrangeStaff(secure.shop, {
    roleId: await arrangeRole(secure.shop, 'orders'),
  });
  const answer = await secure.call('signIn', { body: { email, password } });
  expect(answer.headers['set-cookie']).toMatch(/^__Host-dp_staff=[\w-]{43}; Path=\/; .*; Secure$/);
  expect(answer.headers['strict-transport-security']).toBeDefined();
  const as = { staffId: 0, token: sessionTokenOf(answer) ?? '' };
  expect((await secure.call('me', {}, { as })).status).toBe(200);
  await secure.close();
});
