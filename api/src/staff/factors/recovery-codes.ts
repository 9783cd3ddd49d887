import { createHmac, randomInt } from 'node:crypto';
import { RECOVERY_CODES } from '@dp/contract/staff/limits.ts';
import type { Db } from '../../database/database.ts';
import type { Deps } from '../../deps.ts';
import { replaceRecoveryCodes, spendRecoveryCode } from './factor-store.ts';

/** Without letters and digits that are read as one another. */
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';
/** About 49 bits; they are tried ten times in 15 minutes at most. */
const LENGTH = 10;

/** Ten new codes in place of all older ones, to be shown once. */
export async function makeRecoveryCodes(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  staffId: number,
): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, createCode);
  const hashes = codes.map((code) => hashOf(config.codeSecret, staffId, code));
  await replaceRecoveryCodes(tx, staffId, hashes);
  return codes;
}

/** Uses a typed code up; false when there is none such, or it was used. */
export async function useRecoveryCode(
  tx: Db,
  { config }: Pick<Deps, 'config'>,
  given: { readonly staffId: number; readonly code: string; readonly at: Date },
): Promise<boolean> {
  const codeHash = hashOf(config.codeSecret, given.staffId, given.code);
  return spendRecoveryCode(tx, { staffId: given.staffId, codeHash, at: given.at });
}

function createCode(): string {
  const letters = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]);
  return `${letters.slice(0, LENGTH / 2).join('')}-${letters.slice(LENGTH / 2).join('')}`;
}

function hashOf(codeSecret: string, staffId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', codeSecret)
    .update(`staff recovery\n${staffId}\n${plain}`)
    .digest('base64url');
}
