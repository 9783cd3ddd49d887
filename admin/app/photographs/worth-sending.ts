import { isHeic } from '@dp/contract/is-heic.ts';
import type { PictureFault } from '@dp/contract/staff/error-codes.ts';
import { PICTURE_BYTES_MAX, PICTURE_TYPES } from '@dp/contract/staff/picture-values.ts';
import { StaffApiError } from '../api/staff-api-error.ts';

/** Refuses, as the API would, what it would refuse after megabytes were sent. */
export function assertWorthSending(file: File): void {
  const fault = faultOf(file);
  if (fault === undefined) return;
  throw new StaffApiError({ status: 422, code: 'picture_unusable', data: { fault } });
}

function faultOf(file: File): PictureFault | undefined {
  if (isHeic(file)) return 'heic';
  const { size, type } = file;
  if (type !== '' && !(PICTURE_TYPES as readonly string[]).includes(type)) return 'format_unknown';
  return size > PICTURE_BYTES_MAX ? 'file_too_large' : undefined;
}
