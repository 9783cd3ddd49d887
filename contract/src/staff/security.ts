/** The second factor, sessions and password of one's own account. */
import { z } from 'zod';
import { currentPasswordField, nameField, otpField } from '../fields.ts';
import { PASSWORD_MAX_LENGTH } from '../limits.ts';
import { STAFF_PASSWORD_MIN_LENGTH } from './limits.ts';

/** A new password of staff. */
export const staffPasswordField = z
  .string({ error: 'new_password_required' })
  .min(1, 'new_password_required')
  .min(STAFF_PASSWORD_MIN_LENGTH, 'password_too_short')
  .max(PASSWORD_MAX_LENGTH, 'password_too_long');

export const totpBody = z.strictObject({ code: otpField });
/** A recovery code as typed: case, blanks and dashes do not matter. */
export const recoveryCodeBody = z.strictObject({
  code: z.string({ error: 'code_required' }).trim().min(1, 'code_required').max(40, 'code_invalid'),
});
export const passwordProofBody = z.strictObject({ password: currentPasswordField() });

const base64url = z
  .string({ error: 'required' })
  .max(20_000, 'too_long')
  .regex(/^[\w-]*$/, 'invalid');
const credential = {
  id: base64url,
  rawId: base64url,
  type: z.literal('public-key', { error: 'invalid' }),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
  clientExtensionResults: z.looseObject({}).default({}),
};
/** What `startAuthentication` of @simplewebauthn/browser returns. */
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});
export type PasskeyAssertion = z.output<typeof assertion>;
/** What `startRegistration` of @simplewebauthn/browser returns. */
const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyAttestation = z.output<typeof attestation>;

export const passkeyProofBody = z.strictObject({ response: assertion });
export const passkeyName = z
  .string({ error: 'required' })
  .trim()
  .min(1, 'required')
  .max(60, 'too_long');
export const addPasskeyBody = z.strictObject({ name: passkeyName, response: attestation });
/** Options for @simplewebauthn/browser (`optionsJSON`). */
export const passkeyOptions = z.object({ data: z.looseObject({ challenge: z.string() }) });

/** The secret for a code app, and the same as an `otpauth:` address for a QR code. */
export const totpSetUp = z.object({ data: z.object({ secret: z.string(), uri: z.string() }) });
/** Ten new codes after the first second factor was set up: shown once; else null. */
export const factorAdded = z.object({
  data: z.object({ recovery_codes: z.array(z.string()).nullable() }),
});
export const recoveryCodes = z.object({ data: z.object({ recovery_codes: z.array(z.string()) }) });

export const security = z.object({
  totp: z.boolean(),
  passkeys: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      created_at: z.string(),
      last_used_at: z.string().nullable(),
    }),
  ),
  recovery_codes_left: z.int(),
  sessions: z.array(
    z.object({
      id: z.int(),
      /** Whether it is the session of this call. */
      current: z.boolean(),
      network: z.string(),
      /** The User-Agent. */
      device: z.string(),
      created_at: z.string(),
      last_seen_at: z.string(),
      expires_at: z.string(),
    }),
  ),
});
export type Security = z.infer<typeof security>;
export const securityResponse = z.object({ data: security });

export const staffChangePasswordBody = z.strictObject({
  current_password: currentPasswordField('old_password_required'),
  new_password: staffPasswordField,
});
export const editProfileBody = z.strictObject({
  name: nameField,
  /** The language of messages. */
  locale: z.enum(['ar', 'en'], { error: 'invalid' }),
  version: z.int({ error: 'not_whole' }).min(1, 'too_small'),
});
