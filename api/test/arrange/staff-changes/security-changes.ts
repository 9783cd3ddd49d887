import type { securityCalls } from '@dp/contract/staff/security-calls.ts';
import type { StaffCaller, TestBackOffice } from '../../test-back-office.ts';
import { Authenticator } from '../authenticator.ts';
import { setUpPasskey, setUpTotp, totpCode } from '../factors.ts';
import { arrangeStaffSession } from '../staff.ts';
import type { ChangesOf } from './staff-change.ts';

/** Somebody new with a code app, of which the code of this moment is used. */
async function withTotp(office: TestBackOffice) {
  const as = await office.signIn('orders');
  return { as, ...(await setUpTotp(office, as)) };
}

const passkeyOf = async (office: TestBackOffice, as: StaffCaller) =>
  (await office.call('security', {}, { as })).body.data.passkeys[0]?.id;

export const securityChanges: ChangesOf<typeof securityCalls> = {
  proveTotp: async (office) => {
    const { as, secret } = await withTotp(office);
    const body = { code: totpCode(office, secret, 30) };
    return { as, input: { body }, action: 'staff.prove' };
  },
  proveRecoveryCode: async (office) => {
    const { as, recoveryCodes } = await withTotp(office);
    return { as, input: { body: { code: recoveryCodes[0] } }, action: 'staff.prove' };
  },
  provePassword: async (office) => ({
    as: await office.signIn('orders'),
    input: { body: { password: 'a-long-password' } },
    action: 'staff.prove',
  }),
  provePasskey: async (office) => {
    const as = await office.signIn('orders');
    const { authenticator } = await setUpPasskey(office, as);
    const { data } = (await office.call('proofChallenge', {}, { as })).body;
    const body = { response: authenticator.answer(data) };
    return { as, input: { body }, action: 'staff.prove' };
  },
  signInWithPasskey: async (office) => {
    const { authenticator } = await setUpPasskey(office, await office.signIn('orders'));
    const { data } = (await office.call('signInChallenge')).body;
    const body = { response: authenticator.answer(data) };
    return { as: undefined, input: { body }, action: 'staff.sign-in' };
  },
  setUpTotp: async (office) => ({
    as: await office.signIn('orders'),
    input: {},
    action: 'staff.set-up-totp',
  }),
  confirmTotp: async (office) => {
    const as = await office.signIn('orders');
    const { secret } = (await office.call('setUpTotp', {}, { as })).body.data;
    const body = { code: totpCode(office, secret) };
    return { as, input: { body }, action: 'staff.add-factor' };
  },
  removeTotp: async (office) => ({
    as: (await withTotp(office)).as,
    input: {},
    action: 'staff.remove-factor',
  }),
  addPasskey: async (office) => {
    const as = await office.signIn('orders');
    const { data } = (await office.call('passkeyChallenge', {}, { as })).body;
    const response = new Authenticator(office.shop.deps.config.adminUrl).register(data);
    return { as, input: { body: { name: 'Phone', response } }, action: 'staff.add-factor' };
  },
  removePasskey: async (office) => {
    const as = await office.signIn('orders');
    await setUpPasskey(office, as);
    const params = { id: await passkeyOf(office, as) };
    return { as, input: { params }, action: 'staff.remove-factor' };
  },
  renewRecoveryCodes: async (office) => ({
    as: (await withTotp(office)).as,
    input: {},
    action: 'staff.renew-recovery-codes',
  }),
  endSession: async (office) => {
    const as = await office.signIn('orders');
    await arrangeStaffSession(office.shop, as.staffId);
    const { sessions } = (await office.call('security', {}, { as })).body.data;
    const params = { id: sessions.find(({ current }) => !current)?.id };
    return { as, input: { params }, action: 'staff.end-session' };
  },
  endOtherSessions: async (office) => ({
    as: await office.signIn('orders'),
    input: {},
    action: 'staff.end-session',
  }),
  changePassword: async (office) => ({
    as: await office.signIn('orders'),
    input: { body: { current_password: 'a-long-password', new_password: 'another-password' } },
    action: 'staff.change-password',
  }),
  editProfile: async (office) => ({
    as: await office.signIn('orders'),
    input: { body: { name: 'Sara', locale: 'en', version: 1 } },
    action: 'staff.edit-profile',
  }),
};
