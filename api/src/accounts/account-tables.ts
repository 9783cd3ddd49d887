import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

/** Partner ids have their own sequence, as in an Odoo-style back end (specification §1, §3). */
export const partnerIds = pgSequence('partner_ids', { startWith: 1001 });

/**
 * Customers. A proven e-mail or phone belongs to one account; a claimed one may be on several, and grants no
 * access (decision 061). A deleted account keeps its row without any personal data (design §4).
 */
export const customers = pgTable(
  'customers',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    partnerId: integer('partner_id').notNull().unique().default(sql`nextval('partner_ids')`),
    name: text().notNull(),
    /** Lower-case. */
    email: text(),
    /** E.164. */
    phone: text(),
    /** argon2id; absent for accounts that sign in by code only. */
    passwordHash: text('password_hash'),
    emailVerifiedAt: timestamp('email_verified_at', { withTimezone: true }),
    phoneVerifiedAt: timestamp('phone_verified_at', { withTimezone: true }),
    /** The language of messages to them. */
    locale: text({ enum: ['ar', 'en'] })
      .notNull()
      .default('ar'),
    /** Made by staff for a phone order; nobody has signed in to it. Joins the account that proves its phone. */
    byStaff: boolean('by_staff').notNull().default(false),
    /** Raised by every change that staff see; a save by staff names the version that it changes. */
    version: integer().notNull().default(1),
    /** Since when, and why, each of their orders is confirmed by staff before it is packed. */
    blockedAt: timestamp('blocked_at', { withTimezone: true }),
    blockedReason: text('blocked_reason'),
    /** The account that took over everything of this ended one (decision 095). */
    mergedInto: integer('merged_into').references((): AnyPgColumn => customers.id, {
      onDelete: 'set null',
    }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    deletedAt: timestamp('deleted_at', { withTimezone: true }),
  },
  (table) => [
    uniqueIndex('customers_proven_email')
      .on(table.email)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('customers_proven_phone')
      .on(table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
    index('customers_by_email').on(table.email),
    index('customers_by_phone').on(table.phone),
    index('customers_blocked').on(table.id).where(sql`blocked_at is not null`),
    index('customers_merged_into').on(table.mergedInto),
    check('customers_email_lower', sql`${table.email} = lower(${table.email})`),
    check(
      'customers_blocked_with_reason',
      sql`(${table.blockedAt} is null) = (${table.blockedReason} is null)`,
    ),
  ],
);

/**
 * What staff find a customer by (`customer-terms.ts`): words of the name, the e-mail, the phone from its last
 * digit on.
 */
export const customerSearchTerms = pgTable(
  'customer_search_terms',
  {
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    term: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.customerId, table.term] }),
    index('customer_search_terms_term').on(table.term.op('text_pattern_ops'), table.customerId),
  ],
);

/** Opaque session tokens, stored as SHA-256 (design §5). */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    customerId: integer('customer_id')
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    lastSeenAt: timestamp('last_seen_at', { withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('sessions_customer').on(table.customerId),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** One-time codes, hashed; the newest one of a login and purpose counts (design §5). */
export const oneTimeCodes = pgTable(
  'one_time_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** What was typed to get it, and is typed to use it: lower-case e-mail or E.164 phone. */
    login: text().notNull(),
    /** Where it was sent: the login itself, unless only the account's other contact can be reached. */
    destination: text().notNull(),
    /**
     * The account it was sent for: by the account's own registration or session, or to its proven contact.
     * Not a foreign key: a code outlives a deleted account.
     */
    customerId: integer('customer_id'),
    channel: text({ enum: ['email', 'sms'] }).notNull(),
    purpose: text({ enum: ['register', 'login', 'reset'] }).notNull(),
    codeHash: text('code_hash').notNull(),
    tries: integer().notNull().default(0),
    /** Keyed hash of the network that requested it (decision 010). */
    askedFrom: text('asked_from'),
    /** The tries from other networks. */
    triesElsewhere: integer('tries_elsewhere').notNull().default(0),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
    /** A decoy row for a destination without account: no message was sent, no code fits. */
    decoy: boolean().notNull().default(false),
  },
  (table) => [
    index('one_time_codes_login').on(table.login, table.createdAt),
    index('one_time_codes_destination').on(table.destination, table.createdAt),
    index('one_time_codes_customer').on(table.customerId),
  ],
);

/** What a correct reset code is exchanged for: 15 minutes, one use (design §4). */
export const resetTokens = pgTable('reset_tokens', {
  tokenHash: text('token_hash').primaryKey(),
  customerId: integer('customer_id')
    .notNull()
    .references(() => customers.id, { onDelete: 'cascade' }),
  expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  usedAt: timestamp('used_at', { withTimezone: true }),
});
