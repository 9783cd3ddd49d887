import type { CallRest, LooseArguments } from '@dp/contract/call-arguments.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { StaffCallName } from '@dp/contract/staff/calls.ts';
import type { StaffCallInput, StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { FactorMethod } from '@dp/contract/staff/staff.ts';
import { type SentStaffCall, staffRequest } from '@dp/contract/staff/staff-request.ts';
import { errorFromResponse } from '@dp/ui/network/call-error.ts';
import { currentLocale } from '../i18n/current-locale.ts';
import { askForFactor, askToSignIn } from '../session/interruptions.ts';
import { currentMe } from '../session/me.ts';
import { knownCall } from './known-calls.ts';
import { staleIfError } from './last-answers.ts';
import { StaffApiError } from './staff-api-error.ts';

/** Call timeout, in milliseconds; it ends with `timeout`. */
const CALL_TIMEOUT_MS = 20_000;

interface CallOptions {
  readonly signal?: AbortSignal;
}
/** What the client needs from the tab it runs in. */
interface ClientSetup {
  readonly fetch: typeof globalThis.fetch;
  readonly callNamed: (name: StaffCallName) => SentStaffCall;
  /** Instead of the usual call timeout, in milliseconds. */
  readonly timeoutMs?: number;
  readonly locale: () => Locale;
  /** Who is signed in here; of nobody a refused session is thrown. */
  readonly reader: () => number | undefined;
  /** Asks for the sign-in again, over the page; false when it was given up. */
  readonly askToSignIn: () => Promise<boolean>;
  /** Asks for a second factor again; false when it was given up. */
  readonly askForFactor: (methods: readonly FactorMethod[]) => Promise<boolean>;
}

export interface StaffClient {
  /**
   * Makes one call of the staff API and returns its answer.
   *
   * A session that has ended and a second factor that is too old are asked for in a dialog, and the call is
   * then repeated: what was typed on the page stays.
   *
   * @throws {StaffApiError} for every failure: the problem's own code, or `network_error`, `timeout`,
   *   `bad_answer`. An aborted call throws its signal's reason.
   */
  call<N extends StaffCallName>(
    name: N,
    ...rest: CallRest<StaffCallInput<N>, CallOptions>
  ): Promise<StaffCallOutput<N>>;
}

/** Creates the client of one tab. */
export function createStaffClient(setup: ClientSetup): StaffClient {
  async function attempt(
    name: StaffCallName,
    given: LooseArguments<CallOptions>,
  ): Promise<unknown> {
    const sentCall = setup.callNamed(name);
    const { requestType, responseType } = sentCall;
    const { method, path, headers, body } = staffRequest(sentCall, given, setup.locale());
    const sent = requestType === undefined ? body : (given.body as Blob);
    const limit = AbortSignal.timeout(setup.timeoutMs ?? CALL_TIMEOUT_MS);
    const signal = given.signal === undefined ? limit : AbortSignal.any([given.signal, limit]);
    try {
      const response = await setup.fetch(path, {
        method,
        headers,
        signal,
        ...(sent === undefined ? {} : { body: sent }),
      });
      if (!response.ok) throw errorFromResponse(response.status, await response.text());
      if (responseType !== undefined) return await response.blob();
      return await response.json();
    } catch (cause) {
      if (given.signal?.aborted) throw given.signal.reason;
      if (cause instanceof StaffApiError) throw cause;
      if (cause instanceof SyntaxError)
        throw new StaffApiError({ status: 200, code: 'bad_answer' }, { cause });
      const code = limit.aborted ? 'timeout' : 'network_error';
      throw new StaffApiError({ status: 0, code }, { cause });
    }
  }

  async function call(
    name: StaffCallName,
    given: LooseArguments<CallOptions> = {},
  ): Promise<unknown> {
    for (;;) {
      try {
        return await attempt(name, given);
      } catch (error) {
        if (!(error instanceof StaffApiError) || !(await removed(error))) throw error;
      }
    }
  }

  /** Whether the obstacle to a call was removed. */
  async function removed({ code, data }: StaffApiError): Promise<boolean> {
    if (code === 'factor_needed') {
      const { methods } = data;
      return setup.askForFactor(Array.isArray(methods) ? methods : []);
    }
    const isOver = code === 'session_expired' || code === 'login_required';
    return isOver && setup.reader() ? setup.askToSignIn() : false;
  }

  /** A page's own reads, which name a signal, fall back to the last answer; what changes something never does. */
  function callOrKeep(name: StaffCallName, given?: LooseArguments<CallOptions>): Promise<unknown> {
    if (!given?.signal || setup.callNamed(name).method !== 'GET') return call(name, given);
    // Every signal is the same text.
    const question = JSON.stringify([setup.reader(), name, given]);
    return staleIfError(question, () => call(name, given));
  }

  return { call: callOrKeep as StaffClient['call'] };
}

/** The tab that the code runs in. */
export const thisTab: ClientSetup = {
  fetch: (...given) => globalThis.fetch(...given),
  callNamed: knownCall,
  locale: currentLocale,
  reader: () => currentMe()?.id,
  askToSignIn,
  askForFactor,
};

export const { call } = createStaffClient(thisTab);
