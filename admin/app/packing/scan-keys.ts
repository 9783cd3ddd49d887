import { randomUuid } from '@dp/ui/storage/random-key.ts';
import { StaffApiError } from '../api/staff-api-error.ts';

/**
 * Sends scans with a key each. A code that is sent again after its answer was lost keeps its key, so that it is
 * counted once, whatever was scanned meanwhile.
 */
export function scanKeys(): <T>(code: string, send: (key: string) => Promise<T>) => Promise<T> {
  const lost = new Map<string, string>();
  return async (code, send) => {
    const key = lost.get(code) ?? randomUuid();
    try {
      const answer = await send(key);
      lost.delete(code);
      return answer;
    } catch (error) {
      if (isRefusal(error)) lost.delete(code);
      else lost.set(code, key);
      throw error;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof StaffApiError && error.status >= 400 && error.status < 500;
}
