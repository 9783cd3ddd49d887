import { StaffApiError } from './staff-api-error.ts';

/** Answers that are kept; then those of the pages that are read next are. */
const ANSWERS_MAX = 60;

const answers = new Map<string, unknown>();

/** Says `stale` whenever an earlier answer stands in for one that could not be read. */
export const staleReads = new EventTarget();

/**
 * Reads what a page shows. Where that fails without a decision of the API, as on a bad line, the last answer to the same
 * question is given again: a page that reads itself anew in the background stays, with what is typed in it.
 *
 * @param key the question: who asks, in which language, what.
 * @throws what `read` throws, where there is no earlier answer, or where the API has refused.
 */
export async function readOrKeep<T>(key: string, read: () => Promise<T>): Promise<T> {
  try {
    const answer = await read();
    if (answers.size >= ANSWERS_MAX) answers.clear();
    answers.set(key, answer);
    return answer;
  } catch (error) {
    if (!isUnanswered(error) || !answers.has(key)) throw error;
    staleReads.dispatchEvent(new Event('stale'));
    return answers.get(key) as T;
  }
}

/** Without a response the status is 0. */
function isUnanswered(error: unknown): boolean {
  return error instanceof StaffApiError && (error.status === 0 || error.status >= 500);
}
