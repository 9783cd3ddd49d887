import type { AddEndpoint } from './endpoint.ts';
import type { ServiceCredentials } from './service-credential.ts';

/** The service account's log-in. */
export function addServiceCredentialRoutes(
  add: AddEndpoint,
  credentials: ServiceCredentials,
): void {
  add('serviceLogin', ({ body }) => ({ data: credentials.logIn(body.login, body.password) }));
}
