import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { OTP_LENGTH } from '@dp/contract/limits.ts';
import { networkOf } from '../http/network.ts';

/** A fresh code of 6 digits; every one is as likely as any other. */
export function createCode(): string {
  return String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
}

/**
 * The form in which a code is stored: without the shop's secret the million codes cannot be tried on
 * it, and it fits no other login.
 */
export function hashCode(secret: string, login: string, code: string): string {
  return createHmac('sha256', secret).update(`${login}\n${code}`).digest('base64url');
}

/** A keyed hash of the requesting network, which reveals neither network nor login. */
export function hashAsker(secret: string, login: string, ip: string): string {
  return createHmac('sha256', secret)
    .update(`asker\n${login}\n${networkOf(ip)}`)
    .digest('base64url');
}

/** The stored form of a decoy, which no code fits. */
export function decoyHash(): string {
  return randomBytes(32).toString('base64url');
}
