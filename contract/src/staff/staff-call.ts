import type { Permission } from './permissions.ts';

/**
 * Who may make a call: `half-signed-in` also those who have typed their password but not yet given their
 * second factor; `signed-in` every member of staff; else who has the permission.
 */
export type StaffAccess = 'anyone' | 'half-signed-in' | 'signed-in' | Permission;

/** One call of the back office. GET never changes anything; a POST does, and leaves an audit row. */
export interface StaffCall {
  readonly method: 'GET' | 'POST';
  /** Path under `/api/staff`; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: StaffAccess;
  /** Refused with `factor_needed` when the second factor was last given more than 15 minutes ago. */
  readonly freshFactor?: true;
  /** Allowed to staff who still have to set up the second factor that their role requires. */
  readonly beforeFactor?: true;
  /** A POST for the sake of its body, such as a preview: it changes no record and leaves no audit row. */
  readonly readOnly?: true;
  /** The request's media type, if not JSON: its body is one file, up to `PICTURE_BYTES_MAX` or `requestBytesMax`. */
  readonly requestType?: 'application/octet-stream';
  readonly requestBytesMax?: number;
  /** The response's media type, if not JSON; errors are problem documents anyway. */
  readonly responseType?:
    | 'application/pdf'
    | 'application/octet-stream'
    | 'image/jpeg'
    | 'text/csv'
    | 'text/event-stream';
}
