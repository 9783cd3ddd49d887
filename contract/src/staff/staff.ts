/** Staff accounts: what the calls of signing in and of one's own account send and receive. */
import { z } from 'zod';
import { currentPasswordField, emailField } from '../fields.ts';
import { picture } from '../pictures.ts';
import { PERMISSIONS } from './permissions.ts';
import { BUILT_IN_ROLES } from './roles.ts';

/** Proofs that can follow a password. `password` itself renews the proof of who has no second factor. */
export const FACTOR_METHODS = ['totp', 'passkey', 'recovery', 'password'] as const;
export const factorMethod = z.enum(FACTOR_METHODS);
export type FactorMethod = z.infer<typeof factorMethod>;

export const signInBody = z.strictObject({ email: emailField, password: currentPasswordField() });
/** With `factor_required` the session opens nothing until one of `methods` has been given. */
export const signInResponse = z.object({
  data: z.object({ factor_required: z.boolean(), methods: z.array(factorMethod) }),
});

/** A role as far as its members see it. Built-in ones have a `key`, by which screens name them. */
export const roleInBrief = z.object({
  id: z.int(),
  key: z.enum(BUILT_IN_ROLES).nullable(),
  name: z.object({ ar: z.string(), en: z.string() }),
});

const shownLogo = picture.omit({ alt: true });
export const me = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  locale: z.enum(['ar', 'en']),
  role: roleInBrief,
  permissions: z.array(z.enum(PERMISSIONS)),
  factor: z.object({
    /** Second factors that are set up. */
    methods: z.array(factorMethod),
    /** Whether the role requires one. */
    required: z.boolean(),
    /** Unused recovery codes. */
    recovery_codes_left: z.int(),
  }),
  /** Whether a required second factor is missing: until it is set up, everything else is refused. */
  must_set_up_factor: z.boolean(),
  /** Shown where the back office shows its mark; the title also names the browser's tabs. */
  shop: z.object({
    title: z.string(),
    logo: shownLogo.nullable(),
    logo_dark: shownLogo.nullable(),
  }),
  version: z.int(),
});
export type Me = z.infer<typeof me>;
export const meResponse = z.object({ data: me });
