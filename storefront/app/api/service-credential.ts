import { errorFromResponse } from '@dp/ui/network/call-error.ts';
import { readText, writeText } from '@dp/ui/storage/local-values.ts';
import { keys } from '../storage/keys.ts';
import { ApiError } from './api-error.ts';

/** Where the storefront's server hands out the service credential (design §4). */
const CREDENTIAL_ADDRESS = '/service-credential';
const CREDENTIAL_TIMEOUT_MS = 15_000;

interface Dependencies {
  readonly fetch: typeof globalThis.fetch;
}

/**
 * The browser's source of the service credential: cached under `adminToken`, requested when missing or
 * refused. Concurrent calls share one request.
 *
 * @throws {ApiError} `network_error`, `timeout`, `bad_answer` or the server's own code.
 */
export function createServiceCredential({
  fetch,
}: Dependencies): (renew: boolean) => Promise<string> {
  let asking: Promise<string> | undefined;

  async function ask(): Promise<string> {
    const signal = AbortSignal.timeout(CREDENTIAL_TIMEOUT_MS);
    let status = 0;
    let body: string;
    try {
      const answer = await fetch(CREDENTIAL_ADDRESS, {
        headers: { accept: 'application/json' },
        cache: 'no-store',
        signal,
      });
      status = answer.status;
      body = await answer.text();
      if (!answer.ok) throw errorFromResponse(status, body);
    } catch (cause) {
      if (cause instanceof ApiError) throw cause;
      throw new ApiError(
        { status: 0, code: signal.aborted ? 'timeout' : 'network_error' },
        { cause },
      );
    }
    const token = tokenIn(body);
    if (token === undefined) throw new ApiError({ status, code: 'bad_answer' });
    writeText(keys.serviceToken, token);
    return token;
  }

  return async (renew) => {
    const held = renew ? null : readText(keys.serviceToken);
    if (held !== null && held !== '') return held;
    asking ??= ask().finally(() => {
      asking = undefined;
    });
    return asking;
  };
}

function tokenIn(body: string): string | undefined {
  try {
    const token: unknown = JSON.parse(body)?.data?.token;
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}
