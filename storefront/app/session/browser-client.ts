import { type ApiClient, type ApiTransport, createApiClient } from '../api/client.ts';
import { isRefreshing } from '../api/recent-responses.ts';
import { createServiceCredential } from '../api/service-credential.ts';
import { browserLocale } from '../i18n/current-locale.ts';
import { endRefusedSession } from './refused-session.ts';
import { userToken } from './session.ts';

/** Of the responses that are files. */
const FILE_TYPES = ['application/pdf', 'image/jpeg'];

const transportBy =
  (fetch: typeof globalThis.fetch): ApiTransport =>
  async ({ method, path, headers, body, signal }) => {
    const answer = await fetch(`/api${path}`, {
      method,
      headers,
      signal,
      // Pull-to-refresh bypasses the service worker's cache.
      ...(isRefreshing() ? { cache: 'no-store' } : {}),
      // Only the `user-token` header identifies the customer; no cookies.
      credentials: 'omit',
      ...(body === undefined ? {} : { body }),
    });
    if (FILE_TYPES.includes(answer.headers.get('content-type') ?? '')) {
      return { status: answer.status, body: '', file: await fileOf(answer) };
    }
    return { status: answer.status, body: await answer.text() };
  };

/** A file with the name from the response. */
async function fileOf(answer: Response): Promise<File> {
  const disposition = answer.headers.get('content-disposition') ?? '';
  const name = /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'file';
  const bytes = await answer.blob();
  return new File([bytes], name, { type: bytes.type });
}

let client: ApiClient | undefined;

/**
 * The browser's API client, for `clientLoader`s, event handlers and effects. On the server use
 * `context.get(apiContext)` instead.
 */
export function browserApi(): ApiClient {
  client ??= createBrowserClient((...given) => fetch(...given));
  return client;
}

/** One for all clients: concurrent calls share a request for it. */
const serviceToken = createServiceCredential({ fetch: (...given) => fetch(...given) });

/** A client of this browser's shopper that calls with `fetchBy`. */
export function createBrowserClient(fetchBy: typeof globalThis.fetch): ApiClient {
  return createApiClient({
    transport: transportBy(fetchBy),
    locale: browserLocale,
    serviceToken,
    userToken,
    onSessionRefused: endRefusedSession,
  });
}
