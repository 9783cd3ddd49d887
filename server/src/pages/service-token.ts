import { calls } from '@dp/contract/calls.ts';
import { DATABASE_NAME, FIXED_UID } from '@dp/contract/limits.ts';
import type { ServiceCredential } from '@dp/contract/service-credential.ts';
import type { FastifyInstance } from 'fastify';

/** A credential nearer to its end than this is replaced, so that a browser gets one that lasts. */
const MARGIN_MS = 60 * 60 * 1_000;

/** The storefront's own log-in as the service account, so that its password never reaches a browser (design §4). */
export function createServiceToken(
  app: FastifyInstance,
  account: { readonly login: string; readonly password: string },
): (renew: boolean) => Promise<ServiceCredential> {
  const { method, path } = calls.serviceLogin;
  let held: ServiceCredential | undefined;
  return async (renew) => {
    if (!renew && held && new Date(held.expires_at).getTime() - Date.now() > MARGIN_MS) return held;
    const answer = await app.inject({
      method,
      url: `/api${path}`,
      headers: {
        db: DATABASE_NAME,
        uid: FIXED_UID,
        accept: 'application/json',
        'content-type': 'application/json',
      },
      payload: JSON.stringify(account),
    });
    if (answer.statusCode !== 200)
      throw new Error(`The service log-in answered ${answer.statusCode}`);
    held = answer.json().data as ServiceCredential;
    return held;
  };
}
