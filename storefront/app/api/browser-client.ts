import { browserLocale } from '../i18n/shown-locale.ts';
import { endRefusedSession } from '../session/refused-session.ts';
import { userToken } from '../session/session.ts';
import { type ApiClient, type ApiTransport, createApiClient } from './client.ts';
import { createServiceCredential } from './service-credential.ts';

const fetchTransport: ApiTransport = async ({ method, path, headers, body, signal }) => {
  const answer = await fetch(`/api${path}`, {
    method,
    headers,
    signal,
    // The shopper is known by the `user-token` header alone; no cookie takes part.
    credentials: 'omit',
    ...(body === undefined ? {} : { body }),
  });
  return { status: answer.status, body: await answer.text() };
};

let client: ApiClient | undefined;

/**
 * The browser's API client, for `clientLoader`s, event handlers and effects. On the server take
 * `context.get(apiContext)` instead.
 */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    transport: fetchTransport,
    locale: browserLocale,
    serviceToken: createServiceCredential({ fetch: (...given) => fetch(...given) }),
    userToken,
    onSessionRefused: endRefusedSession,
  });
  return client;
}
