/** Business constants and limits shared by both sides (specification §9, design §4–§5). */

/** The only currency of the shop. */
export const CURRENCY = 'EGP';
/** Dates and times are shown in the shop's time zone, wherever the reader is. */
export const TIME_ZONE = 'Africa/Cairo';
/** Shortest password, in characters (specification §9). */
export const PASSWORD_MIN_LENGTH = 6;
/** Longest password accepted; bounds the cost of hashing. */
export const PASSWORD_MAX_LENGTH = 128;
/** Digits of a one-time code (specification §9). */
export const OTP_LENGTH = 6;
/** Life of a one-time code, in seconds (design §5). */
export const OTP_LIFETIME_SECONDS = 600;
/** Wrong tries after which a one-time code is dead (design §5). */
export const OTP_MAX_TRIES = 5;
/** Of those, the tries from networks other than the one that requested the code. */
export const OTP_MAX_TRIES_ELSEWHERE = 2;
/** Shortest wait between two codes to one destination, in seconds (design §5). */
export const OTP_RESEND_SECONDS = 60;
/** Maximum codes sent to one destination in an hour (design §5). */
export const OTP_MAX_PER_HOUR = 5;
/** Life of a password-reset token, in seconds (design §4). */
export const RESET_TOKEN_LIFETIME_SECONDS = 900;
/** Sliding life of a session, in days (design §5). */
export const SESSION_LIFETIME_DAYS = 30;
/** Longest texts that people type, in characters. */
export const NAME_MAX_LENGTH = 120;
export const EMAIL_MAX_LENGTH = 254;
export const VOUCHER_CODE_MAX_LENGTH = 40;
export const ORDER_NOTE_MAX_LENGTH = 500;
export const CONTACT_MESSAGE_MAX_LENGTH = 2_000;
export const ADDRESS_MAX_LENGTHS = {
  street: 200,
  building: 60,
  floor: 40,
  apartment: 40,
  landmark: 200,
} as const;
/** What matters of a search; a longer one is cut, not refused. */
export const SEARCH_TEXT_MAX_LENGTH = 200;
/** List page sizes (design §4). */
export const PAGE_LIMIT_DEFAULT = 20;
export const PAGE_LIMIT_MAX = 100;
/** Deepest offset of a list; past it a client should filter instead. */
export const PAGE_OFFSET_MAX = 100_000;
/** Most units of one product in one cart or order line. */
export const LINE_QUANTITY_MAX = 999;
/** Most prices by quantity of one product. */
export const PRICE_TIERS_MAX = 6;
/** Most a price or another single amount can be, in EGP. */
export const AMOUNT_MAX_EGP = 100_000_000;
/** Maximum total of an order, in EGP. */
export const ORDER_TOTAL_MAX_EGP = 10_000_000_000;
/** Most brands, and most values of another kind, in one filter. */
export const FILTER_BRANDS_MAX = 50;
export const FILTER_VALUES_MAX = 20;
/** Highest protection class: IP69. */
export const IP_MAX = 69;
/** Most lines of one cart or order. */
export const CART_LINES_MAX = 100;
/** Most products that one contact can wait for; beyond it the oldest requests make way. */
export const RESTOCK_REQUESTS_MAX = 20;

/** Most favourites stored with an account; beyond it the oldest make way. */
export const FAVOURITES_MAX = 500;
/** Most addresses of one shopper. */
export const ADDRESSES_MAX = 20;
/** Cache life of featured products and the carousel in the browser, in minutes (specification §9). */
export const CACHE_LIFETIME_MINUTES = 30;
/**
 * Days in which anything can be returned, at least and unless the owner sets more (specification §9; law 181/2018,
 * article 17).
 */
export const RETURN_DAYS_MIN = 14;
/** Days from when returned goods came in which their money goes back, at most: what the law allows. */
export const REFUND_DAYS_MAX = 7;
/** Hours after delivery in which damage can be reported, at least and unless the owner sets more (specification §9). */
export const DAMAGE_REPORT_HOURS_MIN = 48;
/** Database name that every call carries (specification §6). */
export const DATABASE_NAME = 'dp';
/** Fixed user id that every call carries (specification §6). */
export const FIXED_UID = '1';
