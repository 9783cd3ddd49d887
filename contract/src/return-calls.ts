import type { Call } from './calls.ts';

/** Returns and warranty claims of the shopper's own orders. */
export const returnCalls = {
  /** What of an order can be sent back until when, and its returns. */
  getOrderReturns: {
    method: 'GET',
    path: '/main/orders/sale/order/{id}/returns',
    access: 'shopper',
  },
  askForReturn: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/returns',
    access: 'shopper',
  },
  /** What was paid for pieces that could be sent back: their total, before anything is asked for. */
  quoteReturn: {
    method: 'POST',
    path: '/main/orders/sale/order/{id}/returns/quote',
    access: 'shopper',
  },
  cancelReturn: { method: 'POST', path: '/main/returns/{id}/cancel', access: 'shopper' },
  /** Stores a picture for a return that is asked for within the hour. */
  uploadReturnPicture: {
    method: 'POST',
    path: '/main/returns/pictures',
    access: 'shopper',
    requestType: 'application/octet-stream',
  },
  getReturnPicture: {
    method: 'GET',
    path: '/main/returns/pictures/{id}',
    access: 'shopper',
    responseType: 'image/jpeg',
  },
} as const satisfies Record<string, Call>;
