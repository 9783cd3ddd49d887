import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { actorColumns, actorIsNamed } from '../principals/actor-columns.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Named sets of permissions. */
export const staffRoles = pgTable('staff_roles', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Names a role that every shop has, whose permissions are in the contract; null for the owner's own. */
  key: text({ enum: ['owner', 'manager', 'orders', 'warehouse', 'content', 'accounts'] }).unique(),
  /** Empty for built-in roles, which screens name in their own words. */
  nameAr: text('name_ar').notNull().default(''),
  nameEn: text('name_en').notNull().default(''),
  permissions: text().array().notNull().default(sql`'{}'`),
  factorRequired: boolean('factor_required').notNull(),
  version: integer().notNull().default(1),
});

/** Accounts of the people who run the shop; apart from customers. Never deleted: the audit trail names them. */
export const staff = pgTable(
  'staff',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    name: text().notNull(),
    /** Lower-case. */
    email: text().notNull().unique(),
    /** argon2id; null when it was taken away. */
    passwordHash: text('password_hash'),
    roleId: integer('role_id')
      .notNull()
      .references(() => staffRoles.id),
    /** The language of messages to them. */
    locale: text({ enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    /** An account of the demo shop, whose password everybody knows: needs no second factor. */
    demo: boolean().notNull().default(false),
    /** Secret of time-based codes, encrypted; and a new one that no code has confirmed yet. */
    totpSecret: text('totp_secret'),
    totpPendingSecret: text('totp_pending_secret'),
    /** Step of the last used code: no code is accepted twice. */
    totpLastStep: bigint('totp_last_step', { mode: 'number' }),
    createdAt: time('created_at').notNull(),
    disabledAt: time('disabled_at'),
    version: integer().notNull().default(1),
  },
  (table) => [
    index('staff_role').on(table.roleId),
    check('staff_email_lower', sql`${table.email} = lower(${table.email})`),
  ],
);

/** Sessions of staff; the token is stored as SHA-256. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    tokenHash: text('token_hash').notNull().unique(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** Only the password was given: opens nothing but the second factor. */
    half: boolean().notNull(),
    createdAt: time('created_at').notNull(),
    lastSeenAt: time('last_seen_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When the second factor, or the password of who has none, was last given. */
    provenAt: time('proven_at').notNull(),
    /** Where it was last used, and by what: the User-Agent. */
    network: text().notNull(),
    device: text().notNull(),
  },
  (table) => [
    index('staff_sessions_staff').on(table.staffId),
    index('staff_sessions_expiry').on(table.expiresAt),
  ],
);

/** One-time codes for who has lost the second factor, hashed. */
export const staffRecoveryCodes = pgTable(
  'staff_recovery_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    codeHash: text('code_hash').notNull(),
    usedAt: time('used_at'),
  },
  (table) => [index('staff_recovery_codes_staff').on(table.staffId)],
);

/** Passkeys (WebAuthn credentials). */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    staffId: integer('staff_id')
      .notNull()
      .references(() => staff.id),
    /** What its owner calls it. */
    name: text().notNull(),
    /** Base64url. */
    credentialId: text('credential_id').notNull().unique(),
    /** COSE key, base64url. */
    publicKey: text('public_key').notNull(),
    /** Signatures so far, by authenticators that count. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    createdAt: time('created_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('staff_passkeys_staff').on(table.staffId)],
);

/** Challenges of passkey ceremonies that are under way; each is used once. */
export const staffChallenges = pgTable(
  'staff_challenges',
  {
    /** Base64url, 256 bits. */
    challenge: text().primaryKey(),
    purpose: text({ enum: ['register', 'authenticate'] }).notNull(),
    /** Who may answer it; null for signing in by passkey alone. */
    staffId: integer('staff_id').references(() => staff.id),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('staff_challenges_expiry').on(table.expiresAt)],
);

/** Invitations to become staff, by a one-time link. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Lower-case; empty for the first owner, who types it. */
    email: text().notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => staffRoles.id),
    locale: text({ enum: ['ar', 'en'] }).notNull(),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    /** Who invited. */
    ...actorColumns,
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    acceptedAt: time('accepted_at'),
    revokedAt: time('revoked_at'),
  },
  (table) => [
    check('staff_invitations_actor', actorIsNamed(table)),
    index('staff_invitations_email').on(table.email),
    index('staff_invitations_role').on(table.roleId),
  ],
);

/** One-time links by which staff choose a new password; a newer one replaces the older. */
export const staffPasswordResets = pgTable(
  'staff_password_resets',
  {
    staffId: integer('staff_id')
      .primaryKey()
      .references(() => staff.id),
    /** SHA-256 of the link's token. */
    tokenHash: text('token_hash').notNull().unique(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('staff_password_resets_expiry').on(table.expiresAt)],
);
