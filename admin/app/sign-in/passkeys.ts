import type { PasskeyAssertion, PasskeyAttestation } from '@dp/contract/staff/security.ts';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { StaffApiError } from '../api/staff-api-error.ts';

// The library is loaded with the first use: most sign-ins of a day need none of it.
const library = () => import('@simplewebauthn/browser');

/** Whether this browser knows passkeys. */
export function hasPasskeys(): boolean {
  return 'PublicKeyCredential' in globalThis;
}

/** Has the person unlock one of their passkeys. @throws what `isPasskeyCancelled` knows when they do not. */
export async function answerChallenge(options: object): Promise<PasskeyAssertion> {
  const { startAuthentication } = await library();
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON;
  return (await startAuthentication({ optionsJSON })) as PasskeyAssertion;
}

/** Has the person make a passkey on this device. @throws as `answerChallenge`. */
export async function makePasskey(options: object): Promise<PasskeyAttestation> {
  const { startRegistration } = await library();
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON;
  return (await startRegistration({ optionsJSON })) as PasskeyAttestation;
}

/** Whether the browser or the person gave up on a passkey; no call has failed then. */
export function isPasskeyCancelled(error: unknown): boolean {
  return error instanceof Error && !(error instanceof StaffApiError);
}
