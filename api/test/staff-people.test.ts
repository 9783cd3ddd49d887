import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { givePassword, setUpTotp } from './arrange/factors.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let owner: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  owner = await office.signIn('owner');
});
afterAll(() => office.close());

const me = (as: StaffCaller) => office.call('me', {}, { as });
const disable = (as: StaffCaller, id: number, version = 1) =>
  office.call('disableStaff', { params: { id }, body: { version } }, { as });
const edit = (as: StaffCaller, id: number, body: object) =>
  office.call('editStaff', { params: { id }, body: { name: 'Sara', version: 1, ...body } }, { as });

describe('an owner', () => {
  it('sees all colleagues with role, factors and last use', async () => {
    const as = await office.signIn('warehouse');
    await setUpTotp(office, as);
    const { data } = (await office.call('listStaff', {}, { as: owner })).body;
    expect(data.find(({ id }) => id === as.staffId)).toMatchObject({
      role: { key: 'warehouse', name: { ar: 'موظف مخزن', en: 'Warehouse' } },
      factors: ['totp', 'recovery'],
      disabled: false,
      last_seen_at: office.clock.now().toISOString(),
    });
  });

  it('gives a colleague another role, which holds from the next call on', async () => {
    const as = await office.signIn('orders');
    const role_id = await arrangeRole(office.shop, 'warehouse');
    const { body } = await edit(owner, as.staffId, { role_id });
    expect(body.data).toMatchObject({ name: 'Sara', role: { key: 'warehouse' }, version: 2 });
    expect((await me(as)).body.data.permissions).toContain('stock.adjust');
  });

  it('disables a colleague: every session of theirs ends at once, and the password is worth nothing', async () => {
    const roleId = await arrangeRole(office.shop, 'orders');
    const { staffId, email, password } = await arrangeStaff(office.shop, { roleId });
    const as = await office.signInAs({ email, password });
    const other = { staffId, token: await arrangeStaffSession(office.shop, staffId) };
    await disable(owner, staffId);
    expect((await me(as)).status).toBe(401);
    expect((await me(other)).status).toBe(401);
    const signIn = () => office.call('signIn', { body: { email, password } });
    expect((await signIn()).problem.code).toBe('wrong_credentials');
    await office.call(
      'enableStaff',
      { params: { id: staffId }, body: { version: 2 } },
      { as: owner },
    );
    expect((await signIn()).status).toBe(200);
    expect((await me(as)).status).toBe(401);
  });

  it('helps who has lost their phone: the password alone signs in again', async () => {
    const roleId = await arrangeRole(office.shop, 'orders');
    const { staffId, email, password } = await arrangeStaff(office.shop, { roleId });
    const as = await office.signInAs({ email, password });
    await setUpTotp(office, as);
    await givePassword(office, { email, password });
    const params = { id: staffId };
    await office.call('resetStaffFactors', { params, body: { version: 1 } }, { as: owner });
    expect((await me(as)).status).toBe(401);
    expect((await me(await office.signInAs({ email, password }))).status).toBe(200);
  });

  it('does not overwrite what another owner has just saved', async () => {
    const { staffId } = await office.signIn('orders');
    const role_id = await arrangeRole(office.shop, 'content');
    await edit(owner, staffId, { role_id });
    expect((await edit(owner, staffId, { role_id, name: 'Mona' })).problem).toMatchObject({
      status: 409,
      code: 'record_changed',
      version: 2,
      current: { name: 'Sara', version: 2 },
    });
  });

  it('refuses what does not exist', async () => {
    const role_id = await arrangeRole(office.shop, 'orders');
    expect((await edit(owner, 999_999, { role_id })).problem.code).toBe('staff_not_found');
    const { staffId } = await office.signIn('orders');
    const missing = await edit(owner, staffId, { role_id: 999_999 });
    expect(missing.problem.code).toBe('role_not_found');
  });
});

describe('the last owner', () => {
  it('stays one, no matter who asks', async () => {
    const alone = await TestBackOffice.open();
    const as = await alone.signIn('owner');
    const params = { id: as.staffId };
    const roleId = await arrangeRole(alone.shop, 'manager');
    const body = { name: 'Dina', role_id: roleId, version: 1 };
    const demoted = await alone.call('editStaff', { params, body }, { as });
    expect(demoted.problem).toMatchObject({ status: 409, code: 'last_owner' });
    const disabled = await alone.call('disableStaff', { params, body: { version: 1 } }, { as });
    expect(disabled.problem.code).toBe('last_owner');
    await alone.close();
  });

  it('one of two owners who take the role from each other at the same moment stays one', async () => {
    const pair = await TestBackOffice.open();
    const owners = [await pair.signIn('owner'), await pair.signIn('owner')] as const;
    const roleId = await arrangeRole(pair.shop, 'orders');
    const take = (as: StaffCaller, id: number) => {
      const body = { name: 'Demoted', role_id: roleId, version: 1 };
      return pair.call('editStaff', { params: { id }, body }, { as });
    };
    const answers = await Promise.all([
      take(owners[0], owners[1].staffId),
      take(owners[1], owners[0].staffId),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const roles = await Promise.all(
      owners.map(async (as) => (await pair.call('me', {}, { as })).body.data.role.key),
    );
    expect(roles.sort()).toEqual(['orders', 'owner']);
    await pair.close();
  });
});

describe('who manages staff without being an owner', () => {
  it('gives no role, and changes nobody, that may do more than they may', async () => {
    const as = await office.signIn(['staff.manage', 'orders.read']);
    const { staffId } = await office.signIn([]);
    const refused = { status: 403, code: 'permission_required' };
    const role_id = await arrangeRole(office.shop, 'owner');
    expect((await edit(as, staffId, { role_id })).problem).toMatchObject(refused);
    expect((await edit(as, as.staffId, { role_id })).problem).toMatchObject(refused);
    const invite = { email: 'friend@example.com', role_id, locale: 'ar' };
    expect((await office.call('inviteStaff', { body: invite }, { as })).problem).toMatchObject(
      refused,
    );
    expect((await disable(as, owner.staffId)).problem).toMatchObject(refused);
    const role = {
      name: { ar: 'كل شيء', en: 'All' },
      permissions: ['export'],
      factor_required: false,
    };
    expect((await office.call('createRole', { body: role }, { as })).problem).toMatchObject({
      ...refused,
      permission: 'export',
    });
    const small = await arrangeRole(office.shop, ['orders.read']);
    expect((await edit(as, staffId, { role_id: small })).status).toBe(200);
  });
});

describe('roles', () => {
  const fields = {
    name: { ar: 'خدمة العملاء', en: 'Service' },
    permissions: ['orders.read', 'orders.confirm'],
    factor_required: true,
  };
  const create = async () =>
    (await office.call('createRole', { body: fields }, { as: owner })).body.data;

  it('made by the shop can be given, changed and, once nobody has them, removed', async () => {
    const role = await create();
    expect(role).toMatchObject({ ...fields, key: null, members: 0, version: 1 });
    const { staffId } = await arrangeStaff(office.shop, { roleId: role.id });
    const as = { staffId, token: await arrangeStaffSession(office.shop, staffId) };
    const params = { id: role.id };
    const body = { ...fields, permissions: ['orders.read'], version: 1 };
    const edited = await office.call('editRole', { params, body }, { as: owner });
    expect(edited.body.data).toMatchObject({ members: 1, version: 2 });
    expect((await me(as)).body.data.permissions).toEqual(['orders.read']);
    const stale = await office.call('editRole', { params, body }, { as: owner });
    expect(stale.problem).toMatchObject({ code: 'record_changed', current: { version: 2 } });
    const remove = () => office.call('removeRole', { params, body: { version: 2 } }, { as: owner });
    expect((await remove()).problem).toMatchObject({ status: 409, code: 'role_in_use' });
    await edit(owner, staffId, { role_id: await arrangeRole(office.shop, 'orders') });
    expect((await remove()).status).toBe(200);
    const { data } = (await office.call('listRoles', {}, { as: owner })).body;
    expect(data.map(({ id }) => id)).not.toContain(role.id);
  });

  it('that every shop has stay as they are', async () => {
    const { data } = (await office.call('listRoles', {}, { as: owner })).body;
    expect(data.slice(0, 6).map(({ key }) => key)).toEqual([
      'owner',
      'manager',
      'orders',
      'warehouse',
      'content',
      'accounts',
    ]);
    const params = { id: data[0]?.id };
    const body = { ...fields, version: 1 };
    const { problem } = await office.call('editRole', { params, body }, { as: owner });
    expect(problem).toMatchObject({ status: 409, code: 'role_fixed' });
  });
});
