import type { CallRest, LooseArguments } from '@dp/contract/call-arguments.ts';
import { type CallRequest, callRequest } from '@dp/contract/call-request.ts';
import { type Call, type CallName, calls } from '@dp/contract/calls.ts';
import type { CallInput, CallOutput } from '@dp/contract/endpoints.ts';
import type { Locale } from '@dp/contract/locale.ts';
import { errorFromResponse } from '@dp/ui/network/call-error.ts';
import { ApiError, isApiError } from './api-error.ts';

/** Call timeout, in milliseconds; it ends with `timeout`. */
export const CALL_TIMEOUT_MS = 15_000;

/** One call on its way. */
export interface TransportRequest extends Omit<CallRequest, 'body'> {
  /** A file for a call with one as its body. */
  readonly body: string | Blob | undefined;
  readonly signal: AbortSignal;
}
export interface TransportResponse {
  readonly status: number;
  readonly body: string;
  /** The body of a file response; `body` is then empty. */
  readonly file?: File;
}
/** Carries a call to the API: in process on the server, `fetch` in the browser. */
export type ApiTransport = (request: TransportRequest) => Promise<TransportResponse>;

/** What the client needs from where it runs. */
export interface ClientSetup {
  readonly transport: ApiTransport;
  readonly locale: () => Locale;
  /** Returns the service credential; `renew` requests a new one because the last was refused. */
  readonly serviceToken: (renew: boolean) => Promise<string>;
  readonly userToken: () => string | undefined;
  /** Called when a session was refused, with its token, so that it can be dropped. */
  readonly onSessionRefused?: (userToken: string | undefined) => void;
}

export interface CallOptions {
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
  readonly timeoutMs?: number;
}
export interface ApiClient {
  /**
   * Makes one call of the contract and returns its result.
   *
   * @throws {ApiError} for every failure: the problem's own code, or `network_error`, `timeout`,
   *   `bad_answer`. An aborted call throws its signal's reason.
   */
  call<N extends CallName>(
    name: N,
    ...rest: CallRest<CallInput<N>, CallOptions>
  ): Promise<CallOutput<N>>;
}

/** Creates the API client used in the browser and on the server. */
export function createApiClient(setup: ClientSetup): ApiClient {
  async function attempt(
    name: CallName,
    given: LooseArguments<CallOptions>,
    renew: boolean,
  ): Promise<unknown> {
    const { access, requestType, responseType }: Call = calls[name];
    const credential = access === 'service-login' ? undefined : await setup.serviceToken(renew);
    const userToken = setup.userToken();
    const request = callRequest(name, given, {
      locale: setup.locale(),
      credential,
      userToken,
      headers: given.headers,
    });
    const body = requestType === undefined ? request.body : (given.body as Blob);
    const response = await send(setup.transport, { ...request, body }, given);
    if (response.status < 200 || response.status > 299) {
      const error = errorFromResponse(response.status, response.body);
      if (isApiError(error, 'session_expired')) setup.onSessionRefused?.(userToken);
      throw error;
    }
    if (responseType !== undefined && response.file !== undefined) return response.file;
    try {
      return JSON.parse(response.body);
    } catch (cause) {
      throw new ApiError({ status: response.status, code: 'bad_answer' }, { cause });
    }
  }

  async function call(name: CallName, given: LooseArguments<CallOptions> = {}): Promise<unknown> {
    return attempt(name, given, false).catch((error: unknown) => {
      // The credential may have expired since it was cached: renew it once.
      if (!isApiError(error, 'service_credential_invalid')) throw error;
      return attempt(name, given, true);
    });
  }

  return { call: call as ApiClient['call'] };
}

async function send(
  transport: ApiTransport,
  request: Omit<TransportRequest, 'signal'>,
  { signal: own, timeoutMs = CALL_TIMEOUT_MS }: CallOptions,
): Promise<TransportResponse> {
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = own === undefined ? limit : AbortSignal.any([own, limit]);
  try {
    return await raceAbort(transport({ ...request, signal }), signal);
  } catch (cause) {
    if (own?.aborted) throw own.reason;
    if (cause instanceof ApiError) throw cause;
    const code = limit.aborted ? 'timeout' : 'network_error';
    throw new ApiError({ status: 0, code }, { cause });
  }
}

/** Ends with the signal even when the transport itself ignores it. */
function raceAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
    // Handled even if nobody awaits it any more: an aborted transport rejects too.
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
