import { randomUuid } from '@dp/ui/storage/random-key.ts';
import { useRef } from 'react';
import { StaffApiError } from '../api/staff-api-error.ts';

/**
 * Sends scans with a key each. A code that is sent again after its answer was lost keeps its key, so that it is
 * counted once.
 */
export function useScanKey(): <T>(code: string, send: (key: string) => Promise<T>) => Promise<T> {
  const lost = useRef(new Map<string, string>());
  return async (code, send) => {
    const key = lost.current.get(code) ?? randomUuid();
    try {
      const answer = await send(key);
      lost.current.delete(code);
      return answer;
    } catch (error) {
      if (isRefusal(error)) lost.current.delete(code);
      else lost.current.set(code, key);
      throw error;
    }
  };
}

function isRefusal(error: unknown): boolean {
  return error instanceof StaffApiError && error.status >= 400 && error.status < 500;
}
