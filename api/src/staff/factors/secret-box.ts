import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Encrypts a short secret for the database (AES-256-GCM), so that a copy of it is useless without the shop's
 * own secret.
 *
 * @param context what it belongs to; it can only be opened with the same.
 */
export function seal(codeSecret: string, context: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(codeSecret), nonce).setAAD(bytes(context));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts what `seal` made; undefined when the shop's secret or the context is another. */
export function unseal(codeSecret: string, context: string, sealed: string): string | undefined {
  const whole = Buffer.from(sealed, 'base64url');
  const nonce = whole.subarray(0, NONCE_BYTES);
  const tag = whole.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(codeSecret), nonce)
      .setAAD(bytes(context))
      .setAuthTag(tag);
    const rest = whole.subarray(NONCE_BYTES + TAG_BYTES);
    return Buffer.concat([decipher.update(rest), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}

function keyOf(codeSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', codeSecret, '', 'dp staff secrets', 32));
}

const bytes = (text: string) => Buffer.from(text, 'utf8');
