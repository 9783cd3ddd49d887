import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@dp/contract/staff/picture-values.ts';
import { StaffApiError } from '../api/staff-api-error.ts';

/** Refuses, as the API would, what it would refuse after megabytes were sent. */
export function assertWorthSending({ size, type }: File): void {
  const isKnown = type === '' || (PICTURE_TYPES as readonly string[]).includes(type);
  if (isKnown && size <= PICTURE_BYTES_MAX) return;
  const fault = isKnown ? 'file_too_large' : 'format_unknown';
  throw new StaffApiError({ status: 422, code: 'picture_unusable', data: { fault } });
}
