import { createHash } from 'node:crypto';
import { sameSecret } from '../../http/same-secret.ts';
import { asPounds } from '../../remote/pounds.ts';

export interface FawryAccount {
  readonly merchantCode: string;
  readonly secureKey: string;
}

interface InitItem {
  readonly itemId: string;
  readonly quantity: number;
  /** Piastres of one. */
  readonly price: number;
}

/** A notification's signed fields as they came; the amounts in piastres. */
interface SignedNotification {
  readonly fawryRefNumber: string;
  readonly merchantRefNumber: string;
  readonly paymentAmount: number;
  readonly orderAmount: number;
  readonly orderStatus: string;
  readonly paymentMethod: string;
  readonly paymentRefrenceNumber: string | null;
}

export function signCharge(
  account: FawryAccount,
  charge: { reference: string; profile: string; method: string; amount: number },
): string {
  return sign(account, [
    account.merchantCode,
    charge.reference,
    charge.profile,
    charge.method,
    asPounds(charge.amount),
  ]);
}

/** Of a hosted checkout; Fawry sorts the items by their ids. */
export function signInit(
  account: FawryAccount,
  init: { reference: string; profile: string; returnUrl: string; items: readonly InitItem[] },
): string {
  const items = init.items
    .toSorted((a, b) => (a.itemId < b.itemId ? -1 : 1))
    .flatMap((item) => [item.itemId, String(item.quantity), asPounds(item.price)]);
  return sign(account, [
    account.merchantCode,
    init.reference,
    init.profile,
    init.returnUrl,
    ...items,
  ]);
}

export function signStatus(account: FawryAccount, reference: string): string {
  return sign(account, [account.merchantCode, reference]);
}

/** `fawryReference` is Fawry's number, not the shop's reference. */
export function signRefund(
  account: FawryAccount,
  refund: { fawryReference: string; amount: number; reason: string },
): string {
  return sign(account, [
    account.merchantCode,
    refund.fawryReference,
    asPounds(refund.amount),
    refund.reason,
  ]);
}

export function signCancel(
  account: FawryAccount,
  cancel: { fawryReference: string; language: string },
): string {
  return sign(account, [cancel.fawryReference, account.merchantCode, cancel.language]);
}

export function isSignedNotification(
  account: FawryAccount,
  notification: SignedNotification,
  signature: string,
): boolean {
  const expected = sign(account, [
    notification.fawryRefNumber,
    notification.merchantRefNumber,
    asPounds(notification.paymentAmount),
    asPounds(notification.orderAmount),
    notification.orderStatus,
    notification.paymentMethod,
    notification.paymentRefrenceNumber ?? '',
  ]);
  return sameSecret(signature.toLowerCase(), expected);
}

function sign(account: FawryAccount, parts: readonly string[]): string {
  return createHash('sha256')
    .update(`${parts.join('')}${account.secureKey}`)
    .digest('hex');
}
