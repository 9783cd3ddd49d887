import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Authenticator } from './arrange/authenticator.ts';
import { givePassword, setUpPasskey } from './arrange/factors.ts';
import { arrangeRole, arrangeStaff } from './arrange/staff.ts';
import { type StaffCaller, sessionTokenOf, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());

const wrong = { status: 422, code: 'factor_wrong' };

async function arrangeWithPasskey() {
  const { email, password, staffId } = await arrangeStaff(office.shop, {
    roleId: await arrangeRole(office.shop, 'orders'),
  });
  const as = await office.signInAs({ email, password });
  return { ...(await setUpPasskey(office, as)), as, staffId, login: { email, password } };
}

const challenge = async () => (await office.call('signInChallenge')).body.data;
const signIn = (response: unknown) => office.call('signInWithPasskey', { body: { response } });

describe('a passkey', () => {
  it('signs in by itself, without a password', async () => {
    const { authenticator, staffId } = await arrangeWithPasskey();
    const answer = await signIn(authenticator.answer(await challenge()));
    const as = { staffId, token: sessionTokenOf(answer) ?? '' };
    expect((await office.call('me', {}, { as })).body.data).toMatchObject({
      id: staffId,
      factor: { methods: ['passkey', 'recovery'] },
    });
  });

  it('is the second factor after a password, and makes an old proof fresh', async () => {
    const { authenticator, login } = await arrangeWithPasskey();
    const half = await givePassword(office, login);
    const prove = async (as: StaffCaller) => {
      const { data } = (await office.call('proofChallenge', {}, { as })).body;
      expect(data).toMatchObject({
        rpId: 'localhost',
        userVerification: 'required',
        allowCredentials: [{ id: authenticator.credentialId }],
      });
      const body = { response: authenticator.answer(data) };
      const answer = await office.call('provePasskey', { body }, { as });
      return { ...as, token: sessionTokenOf(answer) ?? '' };
    };
    const whole = await prove(half);
    office.clock.advance({ minutes: 16 });
    const renewed = await prove(whole);
    expect((await office.call('setUpTotp', {}, { as: renewed })).status).toBe(200);
  });

  it('is refused on another origin, locked, and of nobody here', async () => {
    const { as } = await arrangeWithPasskey();
    const phished = new Authenticator('https://localhost.evil.example');
    const { data } = (await office.call('passkeyChallenge', {}, { as })).body;
    const body = { name: 'Phone', response: phished.register(data) };
    expect((await office.call('addPasskey', { body }, { as })).problem).toMatchObject(wrong);
    const { authenticator } = await arrangeWithPasskey();
    authenticator.unlocked = false;
    expect((await signIn(authenticator.answer(await challenge()))).problem).toMatchObject(wrong);
    const unknown = new Authenticator('http://localhost:3001');
    expect((await signIn(unknown.answer(await challenge()))).problem).toMatchObject(wrong);
  });

  it('with a forged signature is refused', async () => {
    const { authenticator } = await arrangeWithPasskey();
    const answer = authenticator.answer(await challenge());
    const forger = new Authenticator('http://localhost:3001');
    const { signature } = forger.answer(await challenge()).response;
    const forged = { ...answer, response: { ...answer.response, signature } };
    expect((await signIn(forged)).problem).toMatchObject(wrong);
  });

  it('answers each challenge once, in time, and none that was for a colleague', async () => {
    const { authenticator } = await arrangeWithPasskey();
    const first = authenticator.answer(await challenge());
    expect((await signIn(first)).status).toBe(200);
    expect((await signIn(first)).problem).toMatchObject(wrong);
    const late = authenticator.answer(await challenge());
    office.clock.advance({ minutes: 5, seconds: 1 });
    expect((await signIn(late)).problem).toMatchObject(wrong);
    const invented = authenticator.answer({ challenge: 'A'.repeat(43) });
    expect((await signIn(invented)).problem).toMatchObject(wrong);
    const colleague = await arrangeWithPasskey();
    const { data } = (await office.call('proofChallenge', {}, { as: colleague.as })).body;
    expect((await signIn(authenticator.answer(data))).problem).toMatchObject(wrong);
  });

  it('of a cloned phone, whose counter is behind, is refused', async () => {
    const { authenticator } = await arrangeWithPasskey();
    const early = await challenge();
    const behind = authenticator.answer(early);
    expect((await signIn(authenticator.answer(await challenge()))).status).toBe(200);
    expect((await signIn(behind)).problem).toMatchObject(wrong);
  });

  it('is registered once, and removed by its owner alone', async () => {
    const { as, authenticator } = await arrangeWithPasskey();
    const other = await arrangeWithPasskey();
    const { data } = (await office.call('passkeyChallenge', {}, { as })).body;
    expect(data.excludeCredentials).toMatchObject([{ id: authenticator.credentialId }]);
    const body = { name: 'Again', response: authenticator.register(data) };
    expect((await office.call('addPasskey', { body }, { as })).problem.code).toBe('passkey_taken');
    const { passkeys } = (await office.call('security', {}, { as })).body.data;
    const params = { id: passkeys[0]?.id };
    const stolen = await office.call('removePasskey', { params }, { as: other.as });
    expect(stolen.problem.code).toBe('passkey_not_found');
    expect((await office.call('removePasskey', { params }, { as })).status).toBe(200);
    expect((await signIn(authenticator.answer(await challenge()))).problem).toMatchObject(wrong);
  });
});

it('an attestation of another format than was asked for is refused', async () => {
  const as = await office.signIn('orders');
  const { data } = (await office.call('passkeyChallenge', {}, { as })).body;
  const response = new Authenticator('http://localhost:3001').register(data);
  // The same length, so that the CBOR around it stays right.
  const attestation = Buffer.from(response.response.attestationObject, 'base64url');
  const at = attestation.indexOf('none');
  attestation.write('appl', at);
  response.response.attestationObject = attestation.toString('base64url');
  const added = await office.call('addPasskey', { body: { name: 'Phone', response } }, { as });
  expect(added.problem).toMatchObject(wrong);
});
