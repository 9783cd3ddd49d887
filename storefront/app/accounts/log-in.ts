import type { Client } from '@dp/contract/accounts.ts';
import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../session/browser-client.ts';
import { pendingCode, savePending } from './pending-code.ts';
import { saveTypedPassword } from './typed-login.ts';

/**
 * Logs in with a password, or has a log-in code sent and remembers the wait for it: without a password,
 * and where the contact has to be proven before the password counts. A code sent a moment ago to the same
 * place is waited for instead: pressing twice must not be an error.
 *
 * @returns the session, or undefined when a code is awaited.
 * @throws {ApiError} when neither was possible.
 */
export async function logIn(
  login: string,
  password?: string,
): Promise<{ readonly token: string; readonly client: Client } | undefined> {
  saveTypedPassword(login, password);
  try {
    const body = { login, ...(password === undefined ? {} : { password }) };
    const { data } = await browserApi().call('login', { body });
    if ('token' in data) return data;
    savePending('login', login, data);
  } catch (error) {
    const waiting = pendingCode('login');
    const stillGood = waiting?.login === login && waiting.expiresAt > Date.now();
    if (!isApiError(error, 'otp_too_soon') || !stillGood) throw error;
  }
  return undefined;
}
