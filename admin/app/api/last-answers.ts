import { createStore } from 'zustand/vanilla';
import { StaffApiError } from './staff-api-error.ts';

/** Answers that are kept; the one read longest ago goes first. */
const ANSWERS_MAX = 40;

const answers = new Map<string, unknown>();

/** How often an earlier answer stood in for one that could not be read. */
export const staleReads = createStore<{ readonly count: number }>()(() => ({ count: 0 }));

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
    answers.delete(key);
    answers.set(key, answer);
    for (const oldest of answers.keys()) {
      if (answers.size <= ANSWERS_MAX) break;
      answers.delete(oldest);
    }
    return answer;
  } catch (error) {
    if (!isUnanswered(error) || !answers.has(key)) throw error;
    staleReads.setState(({ count }) => ({ count: count + 1 }));
    return answers.get(key) as T;
  }
}

function isUnanswered(error: unknown): boolean {
  return error instanceof StaffApiError && (error.status === 0 || error.status >= 500);
}
