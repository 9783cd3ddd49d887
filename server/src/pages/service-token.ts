import { callRequest } from '@dp/contract/call-request.ts';
import { HOUR_MS } from '@dp/contract/durations.ts';
import type { ServiceCredential } from '@dp/contract/service-credential.ts';
import type { FastifyInstance } from 'fastify';

/** A credential nearer to its end than this is replaced, so that a browser gets one that lasts. */
const MARGIN_MS = HOUR_MS;

/**
 * The storefront's own log-in as the service account, so that the password never reaches a browser (design
 * §4).
 */
export function createServiceToken(
  app: FastifyInstance,
  account: { readonly login: string; readonly password: string },
): (renew: boolean) => Promise<ServiceCredential> {
  let held: ServiceCredential | undefined;
  let pending: Promise<ServiceCredential> | undefined;
  const logIn = async () => {
    const { method, path, headers, body } = callRequest('serviceLogin', { body: account }, {});
    const answer = await app.inject({ method, url: `/api${path}`, headers, payload: body ?? '' });
    if (answer.statusCode !== 200)
      throw new Error(`The service log-in answered ${answer.statusCode}`);
    held = answer.json().data as ServiceCredential;
    return held;
  };
  return async (renew) => {
    if (!renew && held && new Date(held.expires_at).getTime() - Date.now() > MARGIN_MS) return held;
    // The calls of a page come at once.
    pending ??= logIn().finally(() => {
      pending = undefined;
    });
    return pending;
  };
}
