import { returnCalls } from './return-calls.ts';

/**
 * Every call of the API with path and access. Plain data without zod, so that the browser ships only this;
 * the schemas of the same names are in `endpoints.ts`.
 *
 * Access: `service-login` needs only the header rules; `public` also the service credential; `shopper` also a
 * `user-token` (specification §6, design §4). `optional-shopper` is public and accepts a `user-token`, for
 * what only that customer may see.
 */
export type Access = 'service-login' | 'public' | 'optional-shopper' | 'shopper';

export interface Call {
  readonly method: 'GET' | 'POST';
  /** Path under `/api`; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
  /** The request's media type, if not JSON: its body is one picture, up to `SHOPPER_PICTURE_BYTES_MAX`. */
  readonly requestType?: 'application/octet-stream';
  /** The response's media type, if not JSON; errors are problem documents anyway. */
  readonly responseType?: 'application/pdf' | 'image/jpeg';
}

export const calls = {
  serviceLogin: { method: 'POST', path: '/auth/login', access: 'service-login' },

  register: { method: 'POST', path: '/client/auth/register', access: 'public' },
  login: { method: 'POST', path: '/client/auth/login', access: 'public' },
  verifyOtp: {
    method: 'POST',
    path: '/client/auth/verify-otp',
    access: 'optional-shopper',
  },
  resendOtp: {
    method: 'POST',
    path: '/client/auth/resend-otp',
    access: 'optional-shopper',
  },
  accountInfo: { method: 'GET', path: '/client/auth/info', access: 'shopper' },
  editUsername: { method: 'POST', path: '/client/auth/edit-username', access: 'shopper' },
  /** Another phone or e-mail in place of one that is not confirmed. */
  editContact: { method: 'POST', path: '/client/auth/edit-contact', access: 'shopper' },
  /** Checks the old password, before a new one is entered. */
  checkPassword: { method: 'POST', path: '/client/auth/check-password', access: 'shopper' },
  editPassword: { method: 'POST', path: '/client/auth/edit-password', access: 'shopper' },
  forgotPassword: {
    method: 'POST',
    path: '/client/auth/forgot-password',
    access: 'optional-shopper',
  },
  verifyResetOtp: {
    method: 'POST',
    path: '/client/auth/otp-verify',
    access: 'optional-shopper',
  },
  updatePassword: { method: 'POST', path: '/client/auth/update-password', access: 'public' },
  logout: { method: 'POST', path: '/client/auth/logout', access: 'shopper' },
  deleteAccount: { method: 'POST', path: '/client/auth/account/delete', access: 'shopper' },

  listProducts: { method: 'POST', path: '/main/products/all', access: 'public' },
  listFeaturedProducts: { method: 'POST', path: '/main/products/featured', access: 'public' },
  getProduct: { method: 'POST', path: '/main/products/all/{id}', access: 'public' },
  /** Bulbs, dimmers and drivers that fit a product. */
  listFittingProducts: { method: 'POST', path: '/main/products/fitting/{id}', access: 'public' },
  /** A product as staff are about to save it, for anyone with a signed link from the back office. */
  getProductPreview: { method: 'POST', path: '/main/products/preview', access: 'public' },
  searchProducts: { method: 'POST', path: '/main/products/search', access: 'public' },
  suggestSearch: { method: 'POST', path: '/main/products/suggest', access: 'public' },
  /** A search was left without opening any product: reported once, for the shop's search gaps. */
  reportUntappedSearch: {
    method: 'POST',
    path: '/main/products/search-untapped',
    access: 'public',
  },
  listCategoryProducts: { method: 'POST', path: '/main/products/category/{id}', access: 'public' },
  listProductsByCategory: { method: 'POST', path: '/main/products/by-category', access: 'public' },
  listProductsByBrand: { method: 'POST', path: '/main/products/by-brand', access: 'public' },
  /** Counts for the bulb finder. */
  findBulbs: { method: 'POST', path: '/main/products/bulbs', access: 'public' },
  listCartProducts: { method: 'POST', path: '/main/products/cart-products', access: 'public' },
  listHomeSections: { method: 'POST', path: '/main/home/sections', access: 'public' },
  listRooms: { method: 'POST', path: '/main/home/rooms', access: 'public' },
  listCarousel: { method: 'POST', path: '/main/carousel/all', access: 'public' },
  listCategories: { method: 'POST', path: '/main/categories/all', access: 'public' },
  listCategoryChildren: {
    method: 'POST',
    path: '/main/categories/{id}/category-children',
    access: 'public',
  },
  listBrands: { method: 'POST', path: '/main/brands/all', access: 'public' },
  getBrand: { method: 'POST', path: '/main/brands/byBrand/{id}', access: 'public' },
  listHomeBrands: { method: 'POST', path: '/main/brands/home-page', access: 'public' },
  /** A policy, or the questions and answers. */
  getPage: { method: 'GET', path: '/main/pages/{name}', access: 'public' },

  quoteOrder: {
    method: 'POST',
    path: '/main/orders/quote',
    access: 'optional-shopper',
  },
  placeOrder: { method: 'POST', path: '/main/orders/place', access: 'shopper' },
  resolvePlacement: { method: 'POST', path: '/main/orders/placement', access: 'shopper' },
  listOrders: { method: 'GET', path: '/main/orders/sales/{id}', access: 'shopper' },
  getOrder: { method: 'POST', path: '/main/orders/sale/order/{id}', access: 'shopper' },
  getInvoice: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/invoice',
    access: 'shopper',
  },
  downloadInvoice: {
    method: 'GET',
    path: '/main/orders/sale/order/{id}/invoice.pdf',
    access: 'shopper',
    responseType: 'application/pdf',
  },
  cancelOrder: { method: 'POST', path: '/main/orders/cancel/sale/order/{id}', access: 'shopper' },
  listPaymentMethods: { method: 'GET', path: '/main/payment-methods', access: 'public' },
  /** Begins an attempt to pay for an order, or returns the one that is open. */
  beginPayment: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/payment',
    access: 'shopper',
  },
  /** Asks the provider what became of an order's payment. */
  checkPayment: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/payment/check',
    access: 'shopper',
  },
  reportTransfer: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/payment/transfer',
    access: 'shopper',
  },
  /** Adds a picture of the transfer's receipt, in place of an earlier one. */
  addReceipt: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/payment/receipt',
    access: 'shopper',
    requestType: 'application/octet-stream',
  },
  removeReceipt: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/payment/receipt/remove',
    access: 'shopper',
  },
  /** Where an order's parcels are: for its shopper, or with the last digits of its phone for anyone. */
  trackOrder: { method: 'POST', path: '/main/orders/track', access: 'optional-shopper' },
  askForDay: { method: 'POST', path: '/main/orders/track/day', access: 'optional-shopper' },
  /** The page behind an order's signed link: what is ordered, one tap to confirm, corrections, cancelling. */
  getLinkedOrder: { method: 'POST', path: '/main/orders/link', access: 'public' },
  confirmLinkedOrder: { method: 'POST', path: '/main/orders/link/confirm', access: 'public' },
  declineLinkedOrder: { method: 'POST', path: '/main/orders/link/cancel', access: 'public' },
  quoteLinkedCorrection: { method: 'POST', path: '/main/orders/link/quote', access: 'public' },
  correctLinkedOrder: { method: 'POST', path: '/main/orders/link/address', access: 'public' },
  ...returnCalls,
  checkVoucher: {
    method: 'POST',
    path: '/main/orders/voucher/check',
    access: 'optional-shopper',
  },

  /** Asks to be told when a sold-out product can be bought again. */
  requestRestock: {
    method: 'POST',
    path: '/main/products/restock/{id}',
    access: 'optional-shopper',
  },
  /** Sends what changed on a device, and returns the account's favourites. */
  syncFavourites: { method: 'POST', path: '/main/favourites/sync', access: 'shopper' },

  storeAddress: { method: 'POST', path: '/main/orders/partner/address/store', access: 'shopper' },
  listAddresses: { method: 'POST', path: '/main/orders/partner/address/get', access: 'shopper' },
  deleteAddress: { method: 'POST', path: '/main/orders/partner/address/delete', access: 'shopper' },
  setDefaultAddress: {
    method: 'POST',
    path: '/main/orders/partner/set-default-address',
    access: 'shopper',
  },
  listStatesAndCities: {
    method: 'POST',
    path: '/main/orders/address/all/state-and-city',
    access: 'public',
  },
  getShippingCost: {
    method: 'POST',
    path: '/main/orders/partner/address/getShippingCost',
    access: 'optional-shopper',
  },

  sendContactMessage: { method: 'POST', path: '/main/contact', access: 'public' },
} as const satisfies Record<string, Call>;

export type CallName = keyof typeof calls;
