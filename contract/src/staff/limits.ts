/** Limits of the back office. */

/** A session ends so long after its last use, and so long after its start. */
export const STAFF_SESSION_IDLE_HOURS = 12;
export const STAFF_SESSION_MAX_DAYS = 7;
/** For so long a second factor counts as just given, for sensitive calls. */
export const FRESH_FACTOR_MINUTES = 15;
/** Time to give the second factor after the password. */
export const FACTOR_MINUTES = 10;
/** Life of an invitation. */
export const INVITATION_HOURS = 72;
/** Life of a link by which a member of staff chooses a new password. */
export const PASSWORD_RESET_HOURS = 24;
/** Recovery codes of one set. */
export const RECOVERY_CODES = 10;
/** Shortest password of staff: it opens more than a shopper's. */
export const STAFF_PASSWORD_MIN_LENGTH = 10;
/** Most rows of a page of the audit trail. */
export const AUDIT_PAGE_MAX = 100;
export const AUDIT_PAGE_DEFAULT = 50;
/** Most customers, and messages, of a page. */
export const CUSTOMERS_PAGE_MAX = 50;
export const CONTACT_PAGE_MAX = 50;
/** Longest note of staff on a customer or a message. */
export const CUSTOMER_NOTE_MAX_LENGTH = 1_000;
/** Longest answer to a message. */
export const CONTACT_ANSWER_MAX_LENGTH = 4_000;
/** Longest note to a courier about an address; Bosta takes 300 letters with the shop's own words. */
export const COURIER_NOTE_MAX_LENGTH = 150;
/** How long its author may edit a note, in minutes. */
export const NOTE_EDITABLE_MINUTES = 5;
