import { DAY_MS } from '@dp/contract/durations.ts';
import { SESSION_LIFETIME_DAYS } from '@dp/contract/limits.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { insertAccount } from '../../src/accounts/account-store.ts';
import { sessions } from '../../src/accounts/account-tables.ts';
import { createSessionToken } from '../../src/accounts/session-token.ts';
import type { TestApp } from '../test-app.ts';

/** A signed-in shopper; `token` goes into the options of `shop.call`. */
export interface ArrangedShopper {
  readonly token: string;
  readonly customerId: number;
  readonly partnerId: number;
  readonly name: string;
  readonly email: string;
  /** E.164. */
  readonly phone: string;
}

let serial = 0;

/**
 * A shopper with an account and a session, put straight into the database: verified unless specified
 * otherwise, without a password (they sign in by code), with an e-mail and a phone of their own.
 */
export async function arrangeShopper(
  shop: TestApp,
  given: {
    name?: string;
    email?: string;
    phone?: string;
    passwordHash?: string;
    verified?: boolean;
    phoneVerified?: boolean;
    locale?: Locale;
  } = {},
): Promise<ArrangedShopper> {
  serial += 1;
  const at = shop.clock.now();
  const {
    name = `Shopper ${serial}`,
    email = `shopper${serial}@example.com`,
    phone = `+2010${String(70_000_000 + serial)}`,
    passwordHash = null,
    verified = true,
    phoneVerified = false,
    locale = 'en',
  } = given;
  const { id: customerId, partnerId } = await shop.db.transaction((tx) =>
    insertAccount(tx, {
      name,
      email,
      phone,
      passwordHash,
      emailVerifiedAt: verified ? at : null,
      phoneVerifiedAt: phoneVerified ? at : null,
      locale,
      createdAt: at,
    }),
  );
  return {
    customerId,
    partnerId,
    name,
    email,
    phone,
    token: await arrangeSession(shop, customerId),
  };
}

/** One more session of a shopper, as from another device; returns its token. */
export async function arrangeSession(shop: TestApp, customerId: number): Promise<string> {
  const { token, tokenHash } = createSessionToken();
  const at = shop.clock.now();
  await shop.db.insert(sessions).values({
    tokenHash,
    customerId,
    createdAt: at,
    lastSeenAt: at,
    expiresAt: new Date(at.getTime() + SESSION_LIFETIME_DAYS * DAY_MS),
  });
  return token;
}
