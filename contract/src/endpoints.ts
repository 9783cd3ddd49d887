/**
 * The schemas of every call in `calls.ts`: what the API validates, serialises and documents, and the source
 * of the storefront's types. The browser imports this file for its types only.
 */
import type { z } from 'zod';
import * as accounts from './accounts.ts';
import * as addresses from './addresses.ts';
import { brandListResponse, brandResponse } from './brands.ts';
import { bulbCountsResponse, findBulbsBody } from './bulbs.ts';
import type { CallName } from './calls.ts';
import { carouselResponse } from './carousel.ts';
import { categoryChildrenResponse, categoryListResponse } from './categories.ts';
import { contactBody } from './contact.ts';
import { favouritesResponse, syncFavouritesBody } from './favourites.ts';
import { emptyBody, idParameters, listOf, okResponse, pageBody } from './fields.ts';
import { fittingProductsResponse } from './fitting.ts';
import { homeSectionsResponse, roomsResponse } from './home-sections.ts';
import * as links from './order-links.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import { quoteOrderBody, quoteResponse } from './quotes.ts';
import * as search from './search.ts';
import { serviceLoginBody, serviceLoginResponse } from './service-credential.ts';
import { shippingCostBody, shippingCostResponse } from './shipping.ts';
import { checkVoucherBody, voucherCheckResponse } from './vouchers.ts';

/** The schemas of one call. GET calls have no body; `response` is that of success (200). */
export interface EndpointSchemas {
  readonly summary: string;
  /** Headers of this call besides the common ones. */
  readonly headers?: z.ZodObject;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
}

export const endpoints = {
  serviceLogin: {
    summary: 'Log in as the service account',
    body: serviceLoginBody,
    response: serviceLoginResponse,
  },

  register: {
    summary: 'Make an account and send its verification code',
    body: accounts.registerBody,
    response: accounts.registerResponse,
  },
  login: {
    summary: 'Sign in with a password, or ask for a one-time code',
    body: accounts.loginBody,
    response: accounts.loginResponse,
  },
  verifyOtp: {
    summary: 'Prove a phone or e-mail with a one-time code',
    body: accounts.verifyOtpBody,
    response: accounts.verifyOtpResponse,
  },
  resendOtp: {
    summary: 'Send another one-time code',
    body: accounts.resendOtpBody,
    response: accounts.resendOtpResponse,
  },
  accountInfo: {
    summary: "The shopper's own name, e-mail and phone",
    query: accounts.accountInfoQuery,
    response: accounts.accountInfoResponse,
  },
  editUsername: {
    summary: "Change the shopper's name",
    body: accounts.editUsernameBody,
    response: accounts.editUsernameResponse,
  },
  checkPassword: {
    summary: "Check the shopper's old password before asking for a new one",
    body: accounts.checkPasswordBody,
    response: okResponse,
  },
  editPassword: {
    summary: "Change the shopper's password and end the other sessions",
    body: accounts.editPasswordBody,
    response: okResponse,
  },
  forgotPassword: {
    summary: 'Send a code to reset a forgotten password',
    body: accounts.forgotPasswordBody,
    response: accounts.forgotPasswordResponse,
  },
  verifyResetOtp: {
    summary: 'Exchange a reset code for a reset token',
    body: accounts.verifyResetOtpBody,
    response: accounts.verifyResetOtpResponse,
  },
  updatePassword: {
    summary: 'Set a new password with a reset token',
    body: accounts.updatePasswordBody,
    response: okResponse,
  },
  logout: { summary: 'End this session', body: emptyBody, response: okResponse },
  deleteAccount: {
    summary: 'Delete the account and its personal data',
    body: emptyBody,
    response: okResponse,
  },

  listProducts: {
    summary: 'All products, with facets',
    body: products.listProductsBody,
    response: products.productListResponse,
  },
  listFeaturedProducts: {
    summary: 'Featured products',
    body: pageBody,
    response: products.featuredProductsResponse,
  },
  getProduct: {
    summary: 'One product',
    params: idParameters,
    body: emptyBody,
    response: products.productResponse,
  },
  listFittingProducts: {
    summary: 'Bulbs, dimmers and drivers that fit a product, each with the reason',
    params: idParameters,
    body: emptyBody,
    response: fittingProductsResponse,
  },
  searchProducts: {
    summary: 'Search products',
    query: search.searchQuery,
    body: products.listProductsBody,
    response: search.searchResponse,
  },
  suggestSearch: {
    summary: 'Suggestions while typing',
    query: search.searchQuery,
    body: emptyBody,
    response: search.suggestResponse,
  },
  reportUntappedSearch: {
    summary: 'A search was left without opening any product',
    query: search.searchQuery,
    body: emptyBody,
    response: okResponse,
  },
  listCategoryProducts: {
    summary: "A category's products, those of its sub-categories included",
    params: idParameters,
    body: products.listProductsBody,
    response: products.categoryProductsResponse,
  },
  listProductsByCategory: {
    summary: "A category's products, those of its sub-categories included",
    body: products.byCategoryBody,
    response: products.categoryProductsResponse,
  },
  listProductsByBrand: {
    summary: "A brand's products",
    body: products.byBrandBody,
    response: products.productListResponse,
  },
  findBulbs: {
    summary: 'Count bulbs by cap, light colour and wattage',
    body: findBulbsBody,
    response: bulbCountsResponse,
  },
  listCartProducts: {
    summary: "A cart's products with today's prices and stock",
    body: products.cartProductsBody,
    response: products.cartProductsResponse,
  },
  listHomeSections: {
    summary: 'Sections of the home page with their products',
    body: pageBody,
    response: homeSectionsResponse,
  },
  listRooms: {
    summary: 'Rooms with products for them',
    body: pageBody,
    response: roomsResponse,
  },
  listCarousel: { summary: 'Slides of the home page', body: pageBody, response: carouselResponse },
  listCategories: {
    summary: 'Top categories',
    body: pageBody,
    response: categoryListResponse,
  },
  listCategoryChildren: {
    summary: "A category's sub-categories",
    params: idParameters,
    body: pageBody,
    response: categoryChildrenResponse,
  },
  listBrands: { summary: 'All brands', body: pageBody, response: brandListResponse },
  getBrand: {
    summary: 'One brand',
    params: idParameters,
    body: emptyBody,
    response: brandResponse,
  },
  listHomeBrands: {
    summary: 'Brands of the home page',
    body: pageBody,
    response: brandListResponse,
  },

  quoteOrder: {
    summary: 'What a cart costs: products, discounts, voucher, delivery, VAT, total, differences',
    body: quoteOrderBody,
    response: quoteResponse,
  },
  placeOrder: {
    summary: 'Place a cash-on-delivery order',
    headers: orders.placeOrderHeaders,
    body: orders.placeOrderBody,
    response: orders.orderResponse,
  },
  resolvePlacement: {
    summary: 'The order placed with a key; without one the key is voided and can place none',
    headers: orders.placeOrderHeaders,
    body: emptyBody,
    response: orders.placementResponse,
  },
  listOrders: {
    summary: "The shopper's own orders, by partner id",
    params: idParameters,
    query: orders.listOrdersQuery,
    response: orders.orderListResponse,
  },
  getOrder: {
    summary: "One of the shopper's own orders",
    params: idParameters,
    body: emptyBody,
    response: orders.orderResponse,
  },
  getInvoice: {
    summary: "The invoice of one of the shopper's own orders",
    params: idParameters,
    body: emptyBody,
    response: orders.invoiceResponse,
  },
  downloadInvoice: {
    summary: 'The same invoice as a PDF on A4, in the language of the call',
    params: idParameters,
    response: orders.invoiceFile,
  },
  cancelOrder: {
    summary: 'Cancel an order that is not yet dispatched',
    params: idParameters,
    body: orders.cancelOrderBody,
    response: orders.orderResponse,
  },
  getLinkedOrder: {
    summary: 'The order of a signed link',
    body: links.orderLinkBody,
    response: links.linkedOrderResponse,
  },
  confirmLinkedOrder: {
    summary: 'Confirm the order of a signed link',
    body: links.orderLinkBody,
    response: links.linkedOrderResponse,
  },
  declineLinkedOrder: {
    summary: 'Cancel the order of a signed link',
    body: links.declineOrderBody,
    response: links.linkedOrderResponse,
  },
  quoteLinkedCorrection: {
    summary: 'What the order of a signed link would cost at another address',
    body: links.quoteCorrectionBody,
    response: links.correctionQuoteResponse,
  },
  correctLinkedOrder: {
    summary: 'Correct the address of the order of a signed link',
    body: links.correctOrderBody,
    response: links.linkedOrderResponse,
  },
  checkVoucher: {
    summary: 'What a voucher takes off a cart',
    body: checkVoucherBody,
    response: voucherCheckResponse,
  },

  storeAddress: {
    summary: 'Add an address, or change an own one',
    body: addresses.storeAddressBody,
    response: addresses.storeAddressResponse,
  },
  syncFavourites: {
    summary: "Change the shopper's favourites, and read them",
    body: syncFavouritesBody,
    response: favouritesResponse,
  },

  listAddresses: {
    summary: "The shopper's own addresses, the default one first",
    body: emptyBody,
    response: addresses.addressListResponse,
  },
  deleteAddress: {
    summary: 'Delete an own address; the default moves to another',
    body: addresses.addressIdBody,
    response: addresses.addressListResponse,
  },
  setDefaultAddress: {
    summary: 'Make an own address the default one',
    body: addresses.addressIdBody,
    response: addresses.addressListResponse,
  },
  listStatesAndCities: {
    summary: 'Governorates with their cities',
    body: addresses.statesBody,
    response: listOf(addresses.state),
  },
  getShippingCost: {
    summary: 'Delivery cost and days',
    body: shippingCostBody,
    response: shippingCostResponse,
  },

  sendContactMessage: { summary: 'Write to the shop', body: contactBody, response: okResponse },
} as const satisfies Record<CallName, EndpointSchemas>;

type Schemas = typeof endpoints;
type Input<N extends CallName, K extends string> =
  Schemas[N] extends Record<K, infer S extends z.ZodType> ? z.input<S> : undefined;

/** What a caller sends in each part of a call. */
export interface CallInput<N extends CallName> {
  params: Input<N, 'params'>;
  query: Input<N, 'query'>;
  body: Input<N, 'body'>;
}
/** A call's response on success. */
export type CallOutput<N extends CallName> = z.output<Schemas[N]['response']>;
