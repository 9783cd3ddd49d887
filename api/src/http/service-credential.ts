import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { DAY_MS } from '@dp/contract/durations.ts';
import type { ServiceCredential } from '@dp/contract/service-credential.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { sameSecret } from './same-secret.ts';

/** Lifetime of a service credential. The storefront requests a new one when it is refused. */
const LIFETIME_MS = DAY_MS;

/** Maximum number of credentials memoised as valid, so that each is verified once. */
const REMEMBERED = 1_000;

/** The service account, from the environment (design §4). */
export interface ServiceAccount {
  readonly login: string;
  readonly password: string;
}

/** Issues and checks the shared credential for public calls. */
export interface ServiceCredentials {
  /** @throws ProblemError `service_login_failed` when login or password is wrong. */
  logIn(login: string, password: string): ServiceCredential;
  /** @throws ProblemError `service_credential_required` or `service_credential_invalid`. */
  assertValid(authorization: string | undefined): void;
}

/**
 * Credentials are signed, not stored: `expiry.nonce.signature`, under a key derived from the service
 * password. All processes with the same password agree, checking costs no query, and a new password
 * ends every credential issued before.
 */
export function createServiceCredentials(
  account: ServiceAccount,
  now: () => Date,
): ServiceCredentials {
  const key = Buffer.from(
    hkdfSync('sha256', account.password, account.login, 'dp service credential', 32),
  );
  const sign = (payload: string) => createHmac('sha256', key).update(payload).digest('base64url');
  const genuineUntil = new Map<string, number>();
  const remember = (authorization: string, expiry: number) => {
    genuineUntil.set(authorization, expiry);
    const [oldest] = genuineUntil.keys();
    if (genuineUntil.size > REMEMBERED && oldest !== undefined) genuineUntil.delete(oldest);
  };

  return {
    logIn(login, password) {
      // Both are always compared, in constant time, so that neither can be guessed by itself.
      const rightLogin = sameSecret(login, account.login);
      const rightPassword = sameSecret(password, account.password);
      if (!(rightLogin && rightPassword)) throw new ProblemError(401, 'service_login_failed');
      const expiry = now().getTime() + LIFETIME_MS;
      const payload = `${expiry}.${randomBytes(9).toString('base64url')}`;
      return { token: `${payload}.${sign(payload)}`, expires_at: new Date(expiry).toISOString() };
    },
    assertValid(authorization) {
      if (!authorization) throw new ProblemError(401, 'service_credential_required');
      if ((genuineUntil.get(authorization) ?? 0) > now().getTime()) return;
      const [, token] = /^Bearer ([\w.-]{1,200})$/i.exec(authorization) ?? [];
      const end = token?.lastIndexOf('.') ?? -1;
      if (token === undefined || end < 0) throw new ProblemError(401, 'service_credential_invalid');
      const payload = token.slice(0, end);
      const genuine = sameSecret(token.slice(end + 1), sign(payload));
      const expiry = Number(payload.split('.', 1)[0]);
      if (!genuine || !(expiry > now().getTime())) {
        throw new ProblemError(401, 'service_credential_invalid');
      }
      remember(authorization, expiry);
    },
  };
}
