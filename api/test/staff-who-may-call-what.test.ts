import { type StaffCallName, staffCalls } from '@dp/contract/staff/calls.ts';
import { PERMISSIONS } from '@dp/contract/staff/permissions.ts';
import {
  BUILT_IN_PERMISSIONS,
  BUILT_IN_ROLES,
  type BuiltInRole,
} from '@dp/contract/staff/roles.ts';
import type { StaffCall } from '@dp/contract/staff/staff-call.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSessionToken } from '../src/accounts/session-token.ts';
import { arrangeRole, arrangeStaff, arrangeStaffSession } from './arrange/staff.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

// Every call of the back office, made by every role and by callers who are nobody (any more). A new call is
// tested without being named here.

const NOBODIES = [
  'signed out',
  'with an invented cookie',
  'with a session that has run out',
  'with a revoked session',
  'disabled',
] as const;
const HALVES = ['after the password alone', 'who must set up a second factor'] as const;
const OTHERS = ['with no permission', 'owner, proven 16 minutes ago'] as const;
type Caller = (typeof NOBODIES | typeof HALVES | typeof OTHERS)[number] | BuiltInRole;
const CALLERS: readonly Caller[] = [...NOBODIES, ...HALVES, ...OTHERS, ...BUILT_IN_ROLES];

/** What the registrar refuses, as opposed to what a use case says about an empty request. */
const REFUSALS = [
  'login_required',
  'session_expired',
  'factor_required',
  'factor_setup_required',
  'permission_required',
  'factor_needed',
];

/** The refusal that a call's declaration promises to a caller; undefined when it lets them in. */
function refusal(call: StaffCall, caller: Caller): string | undefined {
  const { access } = call;
  if (access === 'anyone') return undefined;
  switch (caller) {
    case 'signed out':
      return 'login_required';
    case 'with an invented cookie':
    case 'with a session that has run out':
    case 'with a revoked session':
    case 'disabled':
      return 'session_expired';
    default:
      if (access === 'half-signed-in') return undefined;
  }
  if (caller === 'after the password alone') return 'factor_required';
  if (caller === 'who must set up a second factor') {
    return call.beforeFactor ? undefined : 'factor_setup_required';
  }
  if (access !== 'signed-in' && !permissionsOf(caller).includes(access)) {
    return 'permission_required';
  }
  const isStale = caller === 'owner, proven 16 minutes ago';
  return call.freshFactor && isStale ? 'factor_needed' : undefined;
}

function permissionsOf(caller: Exclude<Caller, (typeof NOBODIES | typeof HALVES)[number]>) {
  if (caller === 'with no permission') return [];
  return caller === 'owner, proven 16 minutes ago' ? PERMISSIONS : BUILT_IN_PERMISSIONS[caller];
}

let office: TestBackOffice;
let arrange: Readonly<Record<Caller, () => Promise<StaffCaller | undefined>>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
  arrange = await arrangeCallers();
});
afterAll(() => office.close());

describe.each(Object.keys(staffCalls) as StaffCallName[])('%s', (name) => {
  it('lets in or refuses each kind of caller as it declares, and fails for none', async () => {
    const outcomes: Partial<Record<Caller, string | undefined>> = {};
    for (const caller of CALLERS) outcomes[caller] = await outcomeOf(name, await arrange[caller]());
    expect(outcomes).toEqual(
      Object.fromEntries(CALLERS.map((caller) => [caller, refusal(staffCalls[name], caller)])),
    );
  });
});

/** The refusal of a request with nothing in it; undefined when the caller was let in. */
async function outcomeOf(
  name: StaffCallName,
  as: StaffCaller | undefined,
): Promise<string | undefined> {
  const call: StaffCall = staffCalls[name];
  const params = Object.fromEntries(
    [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => [parameter, '999999']),
  );
  const { status, problem } = await office.call(name, { params }, { as });
  expect(status).toBeLessThan(500);
  if (status === 200 || !REFUSALS.includes(problem.code)) return undefined;
  // Some requests need more than the call itself does, by what is in them.
  const more = problem.code === 'permission_required' && problem.permission !== call.access;
  return more ? undefined : problem.code;
}

/** Callers by kind. A session is new for each call, since a call may end it. */
async function arrangeCallers() {
  const { shop, clock } = office;
  const at = clock.now().getTime();
  const member = async (role: BuiltInRole | [], given = {}) => {
    const { staffId } = await arrangeStaff(shop, {
      roleId: await arrangeRole(shop, role),
      ...given,
    });
    return staffId;
  };
  const session = async (staffId: number, given = {}): Promise<StaffCaller> => ({
    staffId,
    token: await arrangeStaffSession(shop, staffId, given),
  });
  const owner = await member('owner');
  const disabled = await member('owner', { disabledAt: clock.now() });
  const bare = await member('owner', { demo: false });
  const powerless = await member([]);
  const ended = await session(owner, { expiresAt: new Date(at - 1_000) });
  const revoked = await session(owner);
  await office.call('signOut', {}, { as: revoked });
  const roles = await Promise.all(BUILT_IN_ROLES.map(async (role) => [role, await member(role)]));
  const ofRoles = roles.map(([role, id]) => [role, () => session(Number(id))]);
  return {
    'signed out': async () => undefined,
    'with an invented cookie': async () => ({ staffId: 0, token: createSessionToken().token }),
    'with a session that has run out': async () => ended,
    'with a revoked session': async () => revoked,
    disabled: () => session(disabled),
    'after the password alone': () => session(owner, { half: true }),
    'who must set up a second factor': () => session(bare),
    'with no permission': () => session(powerless),
    'owner, proven 16 minutes ago': () => session(owner, { provenAt: new Date(at - 16 * 60_000) }),
    ...(Object.fromEntries(ofRoles) as Record<BuiltInRole, () => Promise<StaffCaller>>),
  };
}
