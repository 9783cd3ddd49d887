import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a link is for and how long it works: links of one purpose are worth nothing for another. */
export interface LinkKind {
  readonly purpose: string;
  readonly hours: number;
}

/** 120 bits of the signature: short enough for a text message, long enough that nobody guesses one. */
const SIGNATURE_BYTES = 15;
const TOKEN = /^([a-z0-9]{1,7})-([a-z0-9]{1,9})-([\w-]{20})$/;

/** The token in a link: the record, when the link ends, and a signature over both and the purpose. */
export function createLinkToken(secret: string, kind: LinkKind, id: number, at: Date): string {
  const ends = Math.floor(at.getTime() / 1_000) + kind.hours * 60 * 60;
  const signed = `${id.toString(36)}-${ends.toString(36)}`;
  return `${signed}-${sign(secret, kind, signed).toString('base64url')}`;
}

/** The record of a token; undefined for a forged and an ended one. */
export function readLinkToken(
  secret: string,
  kind: LinkKind,
  token: string,
  at: Date,
): number | undefined {
  const [, id = '', ends = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expected = sign(secret, kind, `${id}-${ends}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return at.getTime() < Number.parseInt(ends, 36) * 1_000 ? Number.parseInt(id, 36) : undefined;
}

function sign(secret: string, { purpose }: LinkKind, signed: string): Buffer {
  return createHmac('sha256', secret)
    .update(`${purpose}:${signed}`)
    .digest()
    .subarray(0, SIGNATURE_BYTES);
}
