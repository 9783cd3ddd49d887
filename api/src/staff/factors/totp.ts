import { Secret, TOTP } from 'otpauth';
import { seal, unseal } from './secret-box.ts';

/** A code is accepted one step of 30 seconds early or late: phones' clocks differ. */
const WINDOW = 1;
const PERIOD_SECONDS = 30;
/** RFC 4226 recommends 160 bits. */
const SECRET_BYTES = 20;

const context = (staffId: number) => `totp ${staffId}`;

/** @param names what a code app shows of it; nothing where only codes are compared. */
function totpOf(secret: Secret, names?: { issuer: string; label: string }): TOTP {
  return new TOTP({
    ...names,
    secret,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD_SECONDS,
  });
}

/** A new secret for a code app: to show (base32 and `otpauth:` address), and encrypted to store. */
export function createTotpSecret(
  codeSecret: string,
  { id, email, shop }: { readonly id: number; readonly email: string; readonly shop: string },
): { secret: string; uri: string; sealed: string } {
  const secret = new Secret({ size: SECRET_BYTES });
  return {
    secret: secret.base32,
    uri: totpOf(secret, { issuer: shop, label: email }).toString(),
    sealed: seal(codeSecret, context(id), secret.base32),
  };
}

/**
 * The step of a code (RFC 6238), to be stored as the last used one; undefined when the code is wrong, or its
 * step was used already.
 */
export function stepOfCode(
  codeSecret: string,
  owner: { readonly id: number; readonly lastStep: number | null },
  { sealed, code, at }: { readonly sealed: string; readonly code: string; readonly at: Date },
): number | undefined {
  const base32 = unseal(codeSecret, context(owner.id), sealed);
  if (base32 === undefined) return undefined;
  const timestamp = at.getTime();
  const totp = totpOf(Secret.fromBase32(base32));
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  if (delta === null) return undefined;
  const step = totp.counter({ timestamp }) + delta;
  return owner.lastStep !== null && step <= owner.lastStep ? undefined : step;
}
