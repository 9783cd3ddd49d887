/** Limits of the shop's settings as plain data, which browsers load without zod. */

export const SHOP_TITLE_MAX_LENGTH = 24;
export const SHOP_NAME_MAX_LENGTH = 120;
export const SHOP_TAX_TEXT_MAX_LENGTH = 100;
export const SHOP_TEXT_MAX_LENGTH = 300;
export const SHOP_URL_MAX_LENGTH = 500;
