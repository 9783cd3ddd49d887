import { createHmac } from 'node:crypto';
import { sameSecret } from '../../http/same-secret.ts';

type Value = string | number | boolean | null;

/** The sender chooses which fields are signed, so the ones that decide about money are demanded. */
const DEMANDED = ['amount', 'currency', 'merchantOrderId', 'status', 'transactionId'] as const;

const REDIRECT_FIELDS = [
  'paymentStatus',
  'cardDataToken',
  'maskedCard',
  'merchantOrderId',
  'orderId',
  'cardBrand',
  'orderReference',
  'transactionId',
  'amount',
  'currency',
] as const;

/** Whether a webhook's `data` carries Kashier's signature; `key` is the Payment API key. */
export function isSignedWebhook(
  data: Readonly<Record<string, unknown>>,
  signature: string,
  key: string,
): boolean {
  const names = data.signatureKeys;
  if (!Array.isArray(names) || !DEMANDED.every((name) => names.includes(name))) return false;
  const pairs: string[] = [];
  for (const name of names.toSorted()) {
    if (typeof name !== 'string') return false;
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    if (value === undefined) {
      if (DEMANDED.some((demanded) => demanded === name)) return false;
      continue;
    }
    if (!isValue(value)) return false;
    pairs.push(value === null ? encode(name) : `${encode(name)}=${encode(String(value))}`);
  }
  return sameSecret(signature.toLowerCase(), sign(pairs.join('&'), key));
}

/** Whether the address the shopper's browser brought back carries Kashier's signature. */
export function isSignedRedirect(query: URLSearchParams, key: string): boolean {
  const signed = REDIRECT_FIELDS.map((name) => `${name}=${query.get(name) ?? ''}`).join('&');
  return sameSecret((query.get('signature') ?? '').toLowerCase(), sign(signed, key));
}

function isValue(value: unknown): value is Value {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** RFC 3986: `encodeURIComponent` leaves five characters that Kashier escapes. */
function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

function sign(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex');
}
