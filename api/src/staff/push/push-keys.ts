import { createECDH } from 'node:crypto';
import type { Db } from '../../database/database.ts';
import { insertPushKeys } from './push-store.ts';

/** Makes the keys that identify this shop to push services (VAPID, RFC 8292), unless it has some. */
export async function addPushKeys(tx: Db): Promise<void> {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // The scalar without its leading zeros would be refused.
  const scalar = Buffer.alloc(32);
  const given = pair.getPrivateKey();
  given.copy(scalar, scalar.length - given.length);
  await insertPushKeys(tx, {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: scalar.toString('base64url'),
  });
}
