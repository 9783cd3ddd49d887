import { MINUTE_MS } from '@dp/contract/durations.ts';
import { generateAuthenticationOptions, generateRegistrationOptions } from '@simplewebauthn/server';
import type { Deps } from '../../deps.ts';
import type { StaffPrincipal } from '../../principals/principal.ts';
import { ProblemError } from '../../problems/problem-error.ts';
import { readShop } from '../../shop-settings/shop-details.ts';
import { findStaff } from '../staff-store.ts';
import { insertChallenge, listPasskeys, takeChallenge } from './factor-store.ts';

/** Time for the ceremony: finding the phone, unlocking it. */
const CHALLENGE_MS = 5 * MINUTE_MS;

/**
 * Signatures of passkeys: EdDSA, ES256, RS256 (COSE). Named here, because without the list the library tries
 * out what is experimental in Node, which warns of it.
 */
export const PASSKEY_ALGORITHMS = [-8, -7, -257];

type Purpose = 'register' | 'authenticate';

/** The relying party: the back office's host, to which passkeys are bound. */
export function relyingParty(adminUrl: string): string {
  return new URL(adminUrl).hostname;
}

/** Options for the browser to make a passkey that can sign in by itself. */
export async function challengeForNewPasskey(deps: Deps, { staffId }: StaffPrincipal) {
  const { db, config, now } = deps;
  const member = await findStaff(db, staffId);
  if (!member) throw new ProblemError(401, 'session_expired');
  const passkeys = await listPasskeys(db, staffId);
  const options = await generateRegistrationOptions({
    rpName: (await readShop(db)).details.title,
    rpID: relyingParty(config.adminUrl),
    userName: member.email,
    userDisplayName: member.name,
    userID: new TextEncoder().encode(`dp-staff-${staffId}`),
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    excludeCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await store(deps, options.challenge, 'register', staffId, now());
  return options;
}

/** Options for the browser to answer with one of a person's passkeys, or with any to sign in. */
export async function challengeForPasskey(deps: Deps, staffId: number | null) {
  const { db, config, now } = deps;
  const passkeys = staffId === null ? [] : await listPasskeys(db, staffId);
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(config.adminUrl),
    timeout: CHALLENGE_MS,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credentialId: id, transports }) => ({ id, transports })),
  });
  await store(deps, options.challenge, 'authenticate', staffId, now());
  return options;
}

async function store(
  { db }: Deps,
  challenge: string,
  purpose: Purpose,
  staffId: number | null,
  at: Date,
) {
  const expiresAt = new Date(at.getTime() + CHALLENGE_MS);
  await insertChallenge(db, { challenge, purpose, staffId, expiresAt });
}

/**
 * The challenge that a browser answered, used up by it.
 *
 * @throws ProblemError 422 `factor_wrong` when it was not ours, not theirs, too old or used.
 */
export async function takeAnsweredChallenge(
  { db, now }: Deps,
  given: { clientDataJSON: string; purpose: Purpose; staffId: number | null },
): Promise<string> {
  const { clientDataJSON, purpose, staffId } = given;
  const challenge = challengeIn(clientDataJSON);
  const good =
    challenge !== undefined && (await takeChallenge(db, { challenge, purpose, staffId }, now()));
  if (!good) throw new ProblemError(422, 'factor_wrong');
  return challenge;
}

function challengeIn(clientDataJSON: string): string | undefined {
  try {
    const data = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge: unknown = data?.challenge;
    return typeof challenge === 'string' && /^[\w-]{1,200}$/.test(challenge)
      ? challenge
      : undefined;
  } catch {
    return undefined;
  }
}
