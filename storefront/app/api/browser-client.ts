import { DEFAULT_LOCALE, isLocale } from '@dp/contract/locale.ts';
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

/** The language the page is shown in; the root element is its one source in the browser. */
function shownLocale() {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : DEFAULT_LOCALE;
}

let client: ApiClient | undefined;

/**
 * The browser's API client, for `clientLoader`s, event handlers and effects. On the server take
 * `context.get(apiContext)` instead.
 */
export function browserApi(): ApiClient {
  client ??= createApiClient({
    transport: fetchTransport,
    locale: shownLocale,
    serviceToken: createServiceCredential({ fetch: (...given) => fetch(...given) }),
    userToken,
    onSessionRefused: endRefusedSession,
  });
  return client;
}
