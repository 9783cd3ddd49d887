import { StaffApiError } from './staff-api-error.ts';

/** The cache is cleared at this size. */
const ANSWERS_MAX = 60;

const answers = new Map<string, unknown>();

/** Dispatches `stale` whenever a cached answer is returned because a read failed. */
export const staleReads = new EventTarget();

/**
 * Reads, and caches the answer. If the read fails without a response, or with a server error, the cached answer is
 * returned: a failed revalidation in the background leaves the page, and what is typed in it, as it was.
 *
 * @param key who reads what; names in it stay in the language that they were read in.
 * @throws what `read` throws when nothing is cached, or when the API has refused.
 */
export async function staleIfError<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    const answer = await read();
    if (answers.size >= ANSWERS_MAX) answers.clear();
    answers.set(key, answer);
    return answer;
  } catch (error) {
    const cached = answers.get(key);
    if (!cached || !isUnanswered(error)) throw error;
    staleReads.dispatchEvent(new Event('stale'));
    return cached as T;
  }
}

/** Without a response the status is 0. */
function isUnanswered(error: unknown): boolean {
  return error instanceof StaffApiError && (!error.status || error.status >= 500);
}
