import type { PasskeyAssertion, PasskeyAttestation } from '@dp/contract/staff/security.ts';
import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { Deps } from '../../deps.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { findPasskey } from './factor-store.ts';
import { PASSKEY_ALGORITHMS, relyingParty, takeAnsweredChallenge } from './passkey-challenges.ts';

/** A credential as it is stored. */
interface NewCredential {
  readonly credentialId: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string[];
}

/** Verifies a new passkey. @throws ProblemError 422 `factor_wrong`. */
export async function verifyNewPasskey(
  deps: Deps,
  staffId: number,
  response: PasskeyAttestation,
): Promise<NewCredential> {
  const { clientDataJSON, attestationObject, transports = [] } = response.response;
  const expectedChallenge = await takeAnsweredChallenge(deps, {
    clientDataJSON,
    purpose: 'register',
    staffId,
  });
  const verified = await orUndefined(async () => {
    assertNoCertificates(attestationObject);
    return verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: deps.config.adminUrl,
      expectedRPID: relyingParty(deps.config.adminUrl),
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    });
  });
  if (!verified?.verified) throw new ProblemError(422, 'factor_wrong');
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
  };
}

/**
 * Verifies a passkey's answer to a challenge for `staffId`, or for anybody when that is null.
 *
 * @returns the passkey with its new counter.
 * @throws ProblemError 422 `factor_wrong`.
 */
export async function verifyPasskey(
  deps: Deps,
  staffId: number | null,
  response: PasskeyAssertion,
): Promise<{ id: number; staffId: number; counter: number }> {
  const { clientDataJSON } = response.response;
  const purpose = 'authenticate';
  const expectedChallenge = await takeAnsweredChallenge(deps, { clientDataJSON, purpose, staffId });
  const passkey = await findPasskey(deps.db, response.id);
  if (!passkey || (staffId !== null && passkey.staffId !== staffId)) {
    throw new ProblemError(422, 'factor_wrong');
  }
  const verified = await orUndefined(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: deps.config.adminUrl,
      expectedRPID: relyingParty(deps.config.adminUrl),
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  );
  if (!verified?.verified) throw new ProblemError(422, 'factor_wrong');
  return {
    id: passkey.id,
    staffId: passkey.staffId,
    counter: verified.authenticationInfo.newCounter,
  };
}

/** The library throws for whatever is wrong with an answer. */
async function orUndefined<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}

/**
 * Attestations with certificates are not asked for; to check one the library would fetch addresses that are
 * written in it.
 */
function assertNoCertificates(attestationObject: string): void {
  const bytes = new Uint8Array(Buffer.from(attestationObject, 'base64url'));
  const decoded = decodeAttestationObject(bytes);
  const format = decoded.get('fmt');
  const isSelfSigned = format === 'packed' && decoded.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`attestation ${format}`);
}
