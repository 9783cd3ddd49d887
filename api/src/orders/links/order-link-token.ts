import { createHmac, timingSafeEqual } from 'node:crypto';

/** How long the link to an order's page works. */
const LIFETIME_HOURS = 72;
const PURPOSE = 'confirm-order';
/** 120 bits of the signature: short enough for a text message, long enough that nobody guesses one. */
const SIGNATURE_BYTES = 15;
const TOKEN = /^([a-z0-9]{1,7})-([a-z0-9]{1,9})-([\w-]{20})$/;

/** The token in an order's link: the order, when the link ends, and a signature over both and the purpose. */
export function createOrderLink(secret: string, orderId: number, at: Date): string {
  const ends = Math.floor(at.getTime() / 1_000) + LIFETIME_HOURS * 60 * 60;
  const signed = `${orderId.toString(36)}-${ends.toString(36)}`;
  return `${signed}-${sign(secret, signed).toString('base64url')}`;
}

/** The order of a token; undefined for a forged and an ended one. */
export function readOrderLink(secret: string, token: string, at: Date): number | undefined {
  const [, order = '', ends = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = sign(secret, `${order}-${ends}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return at.getTime() < Number.parseInt(ends, 36) * 1_000 ? Number.parseInt(order, 36) : undefined;
}

function sign(secret: string, signed: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${PURPOSE}:${signed}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
