import { THEME_KEY } from '@dp/ui/theme/theme-key.ts';

/** The local-storage keys, exactly as specification §3 and design §6 name them. */
export const keys = {
  serviceToken: 'adminToken',
  userToken: 'user-token',
  userName: 'USERNAME_KEY',
  email: 'EMAIL_KEY',
  userId: 'USER_ID_KEY',
  partnerId: 'PARTNER_KEY',
  cart: 'CART_KEY',
  /** Not named there: ids of the cart's products that the shop no longer sells. */
  unsold: 'UNSOLD_KEY',
  favourites: 'FAVORITES_KEY',
  /** Not named there: the account's favourites as this device last saw them. */
  favouritesSync: 'FAVORITES_SYNC_KEY',
  darkMode: THEME_KEY,
  locale: 'LOCALE_KEY',
  /** "true" once onboarding was shown; not in the specification. */
  onboarding: 'ONBOARDING_KEY',
  /** Not named there: what the shopper searched for on this device. */
  recentSearches: 'RECENT_SEARCHES_KEY',
  /** Not in the specification: ids of the products last viewed on this device. */
  viewedProducts: 'VIEWED_PRODUCTS_KEY',
  /** Not in the specification: the place for delivery estimates. */
  deliveryPlace: 'DELIVERY_PLACE_KEY',
  /** Not in the specification: "true" once the evening was offered after sunset. */
  eveningOffer: 'EVENING_OFFER_KEY',
  /** Not in the specification: ids of the products to compare. */
  compared: 'COMPARE_KEY',
} as const;
