import { randomInt, randomUUID } from 'node:crypto';
import type { Call, CallName } from '@dp/contract/calls.ts';
import { testConfig } from '../test-app.ts';
import { signUpEntries } from './accounts.ts';
import { type Outcome, refusal } from './call-access.ts';
import { CALLERS, type Caller, type Owner } from './callers.ts';

type Input = Record<'params' | 'query' | 'body' | 'headers', Record<string, unknown>>;

/** What one call is made with, and what comes of it. */
interface Entry {
  /** The parts that matter; `once` is a word nobody else uses. */
  readonly input?: (owner: Owner, once: string) => Partial<Input>;
  /** For the object's customer, and others with access: 200 by default. */
  readonly answer?: Outcome;
  /** For those whom it does not answer like the owner. */
  readonly but?: Partial<Record<Caller, Outcome>>;
}

const byId = (owner: Owner) => ({ params: { id: owner.orderId } });
const address = (owner: Owner) => ({ body: { address_id: owner.addressId } });
const lines = (owner: Owner) => [{ id: owner.productId, quantity: 1 }];
const mail = (once: string) => `${once}@example.com`;

/** The response for another customer's object: the same as for one that does not exist. */
function notTheirs(code: string): Pick<Entry, 'but'> {
  return { but: { 'another shopper': [404, code], 'an unverified shopper': [404, code] } };
}
/** A public call that is about something of a shopper's, who then has to say who they are. */
function onlyTheirs(code: string): Pick<Entry, 'but'> {
  const asShopper: Call = { method: 'POST', path: '/', access: 'shopper' };
  const refused = CALLERS.map((caller) => [caller, refusal(asShopper, caller)] as const);
  return {
    but: {
      ...Object.fromEntries(refused.filter(([, outcome]) => outcome !== undefined)),
      ...notTheirs(code).but,
    },
  };
}

/** The number of an order that nobody has; another each time, since wrong phones are counted for each. */
const unusedNumber = () => `DP-9${randomInt(1_000_000_000)}`;
const NO_LINK = [404, 'order_link_invalid'] as const;
const STREET = {
  full_name: 'Mona',
  mobile: '01012345678',
  state_id: 1,
  city_id: 1001,
  street: 'Abbas El Akkad',
};

/** A call that is missing here does not compile. */
export const shopperCalls: Readonly<Record<CallName, Entry>> = {
  serviceLogin: { input: () => ({ body: { ...testConfig.serviceAccount } }) },

  register: { input: () => ({ body: signUpEntries() }) },
  login: { input: (_, once) => ({ body: { login: mail(once) } }) },
  verifyOtp: {
    input: (_, once) => ({ body: { login: mail(once), code: '123456', purpose: 'login' } }),
    answer: [422, 'otp_expired'],
  },
  resendOtp: { input: (_, once) => ({ body: { login: mail(once), purpose: 'login' } }) },
  forgotPassword: { input: (_, once) => ({ body: { login: mail(once) } }) },
  verifyResetOtp: {
    input: (_, once) => ({ body: { login: mail(once), code: '123456' } }),
    answer: [422, 'otp_expired'],
  },
  updatePassword: {
    input: (_, once) => ({
      body: { reset_token: once, password: 'new-light', password_confirmation: 'new-light' },
    }),
    answer: [401, 'reset_session_expired'],
  },
  accountInfo: {
    input: (owner) => ({ query: { user_id: owner.id } }),
    ...notTheirs('account_not_found'),
  },
  editUsername: { input: () => ({ body: { name: 'Somebody New' } }) },
  editContact: {
    input: () => ({ body: { login: `+2012${randomInt(10_000_000, 100_000_000)}` } }),
  },
  checkPassword: {
    input: (owner) => ({ body: { old_password: owner.password } }),
    but: {
      'another shopper': [422, 'old_password_wrong'],
      'an unverified shopper': [422, 'old_password_wrong'],
    },
  },
  editPassword: {
    input: (owner) => ({
      body: {
        old_password: owner.password,
        new_password: 'new-light',
        new_password_confirmation: 'new-light',
      },
    }),
    but: {
      'another shopper': [422, 'old_password_wrong'],
      'an unverified shopper': [422, 'old_password_wrong'],
    },
  },
  logout: {},
  // The owner has an order on its way.
  deleteAccount: {
    answer: [409, 'orders_on_their_way'],
    but: { 'another shopper': 200, 'an unverified shopper': 200 },
  },

  listProducts: {},
  listFeaturedProducts: {},
  getProduct: { input: (owner) => ({ params: { id: owner.productId } }) },
  addReceipt: {
    input: (own) => ({ ...byId(own), body: Buffer.from('no picture') as never }),
    answer: [409, 'payment_not_awaited'],
    ...notTheirs('order_not_found'),
  },
  removeReceipt: {
    input: byId,
    answer: [409, 'payment_not_awaited'],
    ...notTheirs('order_not_found'),
  },
  // Links have a test of their own (previewing-a-product.test.ts): anybody with the link may.
  getProductPreview: {
    input: (_, once) => ({ body: { token: once } }),
    answer: [404, 'product_not_found'],
  },
  listFittingProducts: { input: (owner) => ({ params: { id: owner.productId } }) },
  searchProducts: { input: () => ({ query: { query: 'led' } }) },
  suggestSearch: { input: () => ({ query: { query: 'led' } }) },
  reportUntappedSearch: { input: () => ({ query: { query: 'led' } }) },
  listCategoryProducts: {
    input: () => ({ params: { id: 1 } }),
    answer: [404, 'category_not_found'],
  },
  listProductsByCategory: {
    input: () => ({ body: { category_id: 1 } }),
    answer: [404, 'category_not_found'],
  },
  listProductsByBrand: {
    input: () => ({ body: { brand_id: 1 } }),
    answer: [404, 'brand_not_found'],
  },
  findBulbs: {},
  listCartProducts: { input: (owner) => ({ body: { lines: lines(owner) } }) },
  listHomeSections: {},
  listRooms: {},
  listCarousel: {},
  listCategories: {},
  listCategoryChildren: {
    input: () => ({ params: { id: 1 } }),
    answer: [404, 'category_not_found'],
  },
  listBrands: {},
  getBrand: { input: () => ({ params: { id: 1 } }), answer: [404, 'brand_not_found'] },
  getPage: { input: () => ({ params: { name: 'faqs' } }) },
  listHomeBrands: {},

  quoteOrder: {
    input: (owner) => ({ body: { address_id: owner.addressId, lines: lines(owner) } }),
    ...onlyTheirs('address_not_found'),
  },
  placeOrder: {
    input: (owner) => ({
      body: {
        address_id: owner.addressId,
        lines: lines(owner),
        payment_method: 'cash_on_delivery',
        expected_total: 150,
      },
      headers: { 'idempotency-key': randomUUID() },
    }),
    but: {
      'another shopper': [404, 'address_not_found'],
      'an unverified shopper': [403, 'verification_required'],
    },
  },
  resolvePlacement: {
    input: () => ({ headers: { 'idempotency-key': randomUUID() } }),
  },
  listOrders: {
    input: (owner) => ({ params: { id: owner.partnerId } }),
    ...notTheirs('account_not_found'),
  },
  getOrder: { input: byId, ...notTheirs('order_not_found') },
  getInvoice: { input: byId, ...notTheirs('order_not_found') },
  downloadInvoice: { input: byId, ...notTheirs('order_not_found') },
  cancelOrder: { input: byId, ...notTheirs('order_not_found') },
  listPaymentMethods: { input: () => ({}) },
  beginPayment: {
    input: (own) => ({ ...byId(own), body: { method: 'instapay' } }),
    answer: [409, 'payment_not_awaited'],
    ...notTheirs('order_not_found'),
  },
  checkPayment: { input: byId, ...notTheirs('order_not_found') },
  reportTransfer: {
    input: (own) => ({ ...byId(own), body: { sender_end: '1234' } }),
    answer: [409, 'payment_not_awaited'],
    ...notTheirs('order_not_found'),
  },
  // Links have a test of their own (order-links.test.ts): anybody with the link may.
  getLinkedOrder: { input: (_, once) => ({ body: { token: once } }), answer: NO_LINK },
  confirmLinkedOrder: { input: (_, once) => ({ body: { token: once } }), answer: NO_LINK },
  declineLinkedOrder: {
    input: (_, once) => ({ body: { token: once, reason: 'No' } }),
    answer: NO_LINK,
  },
  quoteLinkedCorrection: {
    input: (_, once) => ({ body: { token: once, address: STREET } }),
    answer: NO_LINK,
  },
  correctLinkedOrder: {
    input: (_, once) => ({ body: { token: once, address: STREET, expected_total: 1 } }),
    answer: NO_LINK,
  },
  trackOrder: {
    input: () => ({ body: { number: unusedNumber(), phone_end: '0000' } }),
    answer: [404, 'tracking_not_found'],
  },
  askForDay: {
    input: () => ({
      body: { number: unusedNumber(), phone_end: '0000', parcel_id: 1, day: null },
    }),
    answer: [404, 'tracking_not_found'],
  },
  checkVoucher: {
    input: (owner, once) => ({ body: { code: once.slice(0, 20), lines: lines(owner) } }),
    answer: [422, 'voucher_invalid'],
  },

  storeAddress: {
    input: (owner) => ({
      body: {
        id: owner.addressId,
        full_name: 'Somebody New',
        mobile: '01012345678',
        state_id: 1,
        city_id: 1001,
        street: 'Elsewhere',
      },
    }),
    ...notTheirs('address_not_found'),
  },
  requestRestock: {
    input: (_, once) => ({ params: { id: '1' }, body: { login: mail(once) } }),
  },
  syncFavourites: { input: (owner) => ({ body: { add: [owner.productId] } }) },

  getOrderReturns: { input: byId, ...notTheirs('order_not_found') },
  askForReturn: {
    input: (owner, once) => ({
      ...byId(owner),
      body: {
        key: once,
        reason: 'changed_mind',
        lines: [{ product_id: owner.productId, quantity: 1 }],
        payout: { route: 'wallet', number: '01012345678' },
      },
    }),
    answer: [409, 'order_not_returnable'],
    ...notTheirs('order_not_found'),
  },
  quoteReturn: {
    input: (owner) => ({
      ...byId(owner),
      body: { lines: [{ product_id: owner.productId, quantity: 1 }] },
    }),
    ...notTheirs('order_not_found'),
  },
  cancelReturn: {
    input: () => ({ params: { id: 2_000_000_000 } }),
    answer: [404, 'return_not_found'],
  },
  uploadReturnPicture: {
    input: () => ({ body: Buffer.from('no picture') as never }),
    answer: [422, 'shopper_picture_unusable'],
  },
  getReturnPicture: {
    input: () => ({ params: { id: 2_000_000_000 } }),
    answer: [404, 'return_not_found'],
  },
  listAddresses: {},
  deleteAddress: { input: address, ...notTheirs('address_not_found') },
  setDefaultAddress: { input: address, ...notTheirs('address_not_found') },
  listStatesAndCities: {},
  getShippingCost: {
    input: (owner) => ({ body: { address_id: owner.addressId, lines: lines(owner) } }),
    ...onlyTheirs('address_not_found'),
  },

  sendContactMessage: {
    input: (_, once) => ({ body: { name: 'Somebody', email: mail(once), message: 'Hello' } }),
  },
};
