/**
 * Codes of refusals that only staff and the command line meet. They are apart from `ERROR_CODES` so that
 * shoppers' browsers load no text for them.
 */
export const STAFF_ERROR_CODES = [
  'permission_required', // 403, with `permission`
] as const;
export type StaffErrorCode = (typeof STAFF_ERROR_CODES)[number];
