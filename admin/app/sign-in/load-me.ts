import type { Me } from '@dp/contract/staff/staff.ts';
import { call } from '../api/client.ts';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { setMe } from '../session/me.ts';

/** Asks who is signed in and remembers it for this tab; undefined when nobody is. */
export async function loadMe(): Promise<Me | undefined> {
  try {
    const { data } = await call('me');
    setMe(data);
    return data;
  } catch (error) {
    if (isStaffApiError(error) && error.status === 401) return undefined;
    throw error;
  }
}
