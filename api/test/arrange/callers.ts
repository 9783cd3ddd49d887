import { DAY_MS } from '@dp/contract/durations.ts';
import { sessions } from '../../src/accounts/account-tables.ts';
import { createSessionToken } from '../../src/accounts/session-token.ts';
import type { TestApp } from '../test-app.ts';
import { registerVerified } from './accounts.ts';
import { insertProduct } from './catalogue.ts';
import { arrangeAddress, placed } from './orders.ts';
import { arrangeSession, arrangeShopper } from './shoppers.ts';

/** A shopper with everything a shopper can have, and what of it nobody else may see. */
export interface Owner {
  readonly id: number;
  readonly partnerId: number;
  readonly token: string;
  readonly password: string;
  readonly addressId: number;
  readonly orderId: number;
  readonly productId: number;
  readonly secrets: readonly string[];
}

/** The kinds of callers, strongest last; each is the headers it comes with. */
export type Callers = Readonly<Record<Caller, Readonly<Record<string, string | undefined>>>>;
export const CALLERS = [
  'anonymous',
  'with an invented credential',
  'with a credential that has run out',
  'a shopper without a credential',
  'a guest',
  'with an invented token',
  'with a token that has run out',
  'with a revoked token',
  'with the token of a deleted account',
  'an unverified shopper',
  'another shopper',
  'the owner',
] as const;
export type Caller = (typeof CALLERS)[number];

/** A shopper whose name, contacts, address, note and order differ from everybody else's. */
export async function arrangeOwner(shop: TestApp): Promise<Owner> {
  const serial = String(shop.clock.now().getTime()).slice(-6) + String(Math.random()).slice(2, 8);
  const account = await registerVerified(shop, { name: `Owner ${serial}` });
  const street = `Street of ${serial}`;
  const fullName = `Consignee ${serial}`;
  const note = `Note of ${serial}`;
  const addressId = await arrangeAddress(shop, account, { street, full_name: fullName });
  const productId = await insertProduct(shop.db, {
    name: { ar: 'لمبة ليد', en: 'LED bulb' },
    listPrice: 100,
    stock: 50,
  });
  const buyer = { ...account, customerId: account.id, addressId };
  const order = await placed(shop, buyer, {
    lines: [{ id: productId, quantity: 1 }],
    expected_total: 150,
    body: { note },
  });
  const { email, phone } = account;
  const secrets = [account.name, email, phone, street, fullName, note, order.number];
  return { ...account, addressId, orderId: order.id, productId, secrets };
}

/** Somebody of each kind. Tokens that are no longer good were the owner's own. */
export async function arrangeCallers(
  shop: TestApp,
  owner: Owner,
  staleCredential: string,
): Promise<Callers> {
  const revoked = await arrangeSession(shop, owner.id);
  await shop.call('logout', { body: {} }, { token: revoked });
  const leaver = await arrangeShopper(shop);
  await shop.call('deleteAccount', { body: {} }, { token: leaver.token });
  const unverified = await arrangeShopper(shop, { verified: false });
  const other = await arrangeShopper(shop);
  return {
    anonymous: { authorization: undefined },
    'with an invented credential': { authorization: 'Bearer 99999999999999.abc.def' },
    'with a credential that has run out': { authorization: `Bearer ${staleCredential}` },
    'a shopper without a credential': { authorization: undefined, 'user-token': owner.token },
    'a guest': {},
    'with an invented token': { 'user-token': createSessionToken().token },
    'with a token that has run out': { 'user-token': await arrangeEndedSession(shop, owner.id) },
    'with a revoked token': { 'user-token': revoked },
    'with the token of a deleted account': { 'user-token': leaver.token },
    'an unverified shopper': { 'user-token': unverified.token },
    'another shopper': { 'user-token': other.token },
    'the owner': { 'user-token': owner.token },
  };
}

/** A session whose time ended a second ago. */
async function arrangeEndedSession(shop: TestApp, customerId: number): Promise<string> {
  const { token, tokenHash } = createSessionToken();
  const at = shop.clock.now().getTime();
  await shop.db.insert(sessions).values({
    tokenHash,
    customerId,
    createdAt: new Date(at - 31 * DAY_MS),
    lastSeenAt: new Date(at - 30 * DAY_MS),
    expiresAt: new Date(at - 1_000),
  });
  return token;
}
