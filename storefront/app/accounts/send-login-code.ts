import { isApiError } from '../api/api-error.ts';
import { browserApi } from '../api/browser-client.ts';
import { keepPending, pendingCode } from './pending-code.ts';

/**
 * Has a log-in code sent and remembers the wait for it. A code sent a moment ago to the same place is
 * waited for instead: pressing twice must not be an error.
 *
 * @throws {ApiError} when no code could be sent.
 */
export async function sendLoginCode(login: string): Promise<void> {
  try {
    const { data } = await browserApi().call('login', { body: { login } });
    if ('otp_required' in data) keepPending('login', login, data);
  } catch (error) {
    const waiting = pendingCode('login');
    const stillGood = waiting?.login === login && waiting.expiresAt > Date.now();
    if (!isApiError(error, 'otp_too_soon') || !stillGood) throw error;
  }
}
