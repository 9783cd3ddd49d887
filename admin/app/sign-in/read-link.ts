import { isStaffApiError } from '../api/staff-api-error.ts';

/**
 * Reads what a one-time link is for. Its token is behind `#` in the address, where no server and no log sees it.
 *
 * @returns the token, and what was read; undefined when the link is unknown, used or expired.
 */
export async function readLink<T>(
  read: (token: string) => Promise<{ readonly data: T }>,
): Promise<{ readonly token: string; readonly offer: T | undefined }> {
  const token = location.hash.slice(1);
  try {
    return { token, offer: (await read(token)).data };
  } catch (error) {
    const isGone = isStaffApiError(error) && (error.status === 404 || error.status === 400);
    if (!isGone) throw error;
    return { token, offer: undefined };
  }
}
