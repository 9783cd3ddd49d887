/** Requests and responses of the account calls (specification §3, §5, §7; design §4–§5). */
import { z } from 'zod';
import {
  currentPasswordField,
  emailField,
  idParameter,
  loginField,
  nameField,
  newPasswordField,
  otpField,
  phoneField,
} from './fields.ts';

/** The identity that log-in, registration and code verification return. */
export const client = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  partner_id: z.int(),
  phone_number: z.string().nullable(),
});
export type Client = z.infer<typeof client>;

/** Where a one-time code went; `sent_to` is masked, times are seconds. */
export const otpDispatch = z.object({
  channel: z.enum(['email', 'sms']),
  sent_to: z.string(),
  expires_in: z.int(),
  retry_in: z.int(),
});
export type OtpDispatch = z.infer<typeof otpDispatch>;

/** As long as a body may be: a password that is too long is refused on its own field only. */
const confirmation = z
  .string({ error: 'password_confirmation_required' })
  .min(1, 'password_confirmation_required')
  .max(65_536, 'passwords_do_not_match');

export const registerBody = z
  .strictObject({
    name: nameField,
    email: emailField,
    phone_number: phoneField,
    password: newPasswordField(),
    password_confirmation: confirmation,
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: 'passwords_do_not_match',
    // Checked together with other fields, but not when it was left empty. Receives the raw input, including
    // `null`.
    when: ({ value }) => {
      const again = (value as { password_confirmation?: unknown } | null)?.password_confirmation;
      return typeof again === 'string' && again !== '';
    },
  });
export const registerResponse = z.object({
  data: z.object({ token: z.string(), user: client, verification: otpDispatch }),
});

/**
 * With a password it signs in; with the login alone it sends a one-time code (design §4). An unproven contact
 * grants no access: with the correct password a code is sent first, to the account's proven contact if it has
 * one.
 */
export const loginBody = z.strictObject({
  login: loginField,
  password: currentPasswordField().optional(),
});
export const loginResponse = z.object({
  data: z.union([
    z.object({ token: z.string(), client }),
    z.object({ otp_required: z.literal(true), ...otpDispatch.shape }),
  ]),
});

export const otpPurpose = z.enum(['register', 'login'], { error: 'invalid' });

/**
 * A code proves its contact and signs in to that contact's account. Where an account only claims the contact,
 * the caller must prove ownership: by its `user-token`, or, while the account has proven nothing, by its
 * `password`. A contact without an account gets a new one: without `name` the response is `{name_required:
 * true}` and the code stays valid, with it the account is created.
 */
export const verifyOtpBody = z.strictObject({
  login: loginField,
  code: otpField,
  purpose: otpPurpose,
  password: currentPasswordField().optional(),
  name: nameField.optional(),
});
export const verifyOtpResponse = z.object({
  data: z.union([
    z.object({ token: z.string(), client }),
    z.object({ name_required: z.literal(true) }),
  ]),
});

/** With a `user-token`, a `register` code proves the other contact of that account as well. */
export const resendOtpBody = z.strictObject({ login: loginField, purpose: otpPurpose });
export const resendOtpResponse = z.object({ data: otpDispatch });

/** Without `user_id` it is about the owner of the `user-token`. */
export const accountInfoQuery = z.strictObject({ user_id: idParameter.optional() });
export const accountInfo = z.object({
  id: z.int(),
  partner_id: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  phone_number: z.string().nullable(),
  /** Whether any of the two is proven: ordering needs that. */
  verified: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  /** Contacts that are not proven yet and to which the shop can send a code. */
  can_verify: z.array(z.enum(['email', 'phone'])),
  /** Contacts that `editContact` takes another one for: not proven, or not there, and within the shop's reach. */
  can_change: z.array(z.enum(['email', 'phone'])),
  /** False for an account that has only ever been signed into with codes. */
  has_password: z.boolean(),
});
export type AccountInfo = z.infer<typeof accountInfo>;
/** The payload is in `data.data` (specification §3). */
export const accountInfoResponse = z.object({ data: z.object({ data: accountInfo }) });

export const editUsernameBody = z.strictObject({ name: nameField });
export const editUsernameResponse = z.object({ data: z.object({ user: client }) });

/**
 * A phone number takes the place of the account's phone, an e-mail address that of its e-mail, while that is not proven.
 * The code sent to it proves it, by `verifyOtp` with the purpose `register` and the `user-token`.
 */
export const editContactBody = z.strictObject({ login: loginField });
export const editContactResponse = z.object({
  data: z.object({ user: client, verification: otpDispatch }),
});

export const checkPasswordBody = z.strictObject({
  old_password: currentPasswordField('old_password_required'),
});

export const editPasswordBody = z
  .strictObject({
    old_password: currentPasswordField('old_password_required'),
    new_password: newPasswordField('new_password_required'),
    new_password_confirmation: confirmation,
  })
  .refine((body) => body.new_password === body.new_password_confirmation, {
    path: ['new_password_confirmation'],
    error: 'passwords_do_not_match',
  });

export const forgotPasswordBody = z.strictObject({ login: loginField });
/** The same response whether or not the account exists (design §4). */
export const forgotPasswordResponse = z.object({
  data: z.object({ sent: z.literal(true), expires_in: z.int(), retry_in: z.int() }),
});

export const verifyResetOtpBody = z.strictObject({ login: loginField, code: otpField });
export const verifyResetOtpResponse = z.object({
  data: z.object({ reset_token: z.string(), expires_in: z.int() }),
});

export const updatePasswordBody = z
  .strictObject({
    reset_token: z.string({ error: 'required' }).min(1, 'required').max(200, 'invalid'),
    password: newPasswordField('new_password_required'),
    password_confirmation: confirmation,
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    error: 'passwords_do_not_match',
  });
