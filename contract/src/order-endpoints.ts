import { emptyBody, idParameters } from './fields.ts';
import * as links from './order-links.ts';
import { beginPaymentBody, offeredMethodsResponse, reportTransferBody } from './order-payments.ts';
import * as orders from './orders.ts';
import { quoteOrderBody, quoteResponse } from './quotes.ts';
import { shopperPictureFile } from './shopper-pictures.ts';
import * as tracking from './tracking.ts';
import { checkVoucherBody, voucherCheckResponse } from './vouchers.ts';

/** The calls of quotes, orders and vouchers. */
export const orderEndpoints = {
  quoteOrder: {
    summary: 'What a cart costs: products, discounts, voucher, delivery, VAT, total, differences',
    body: quoteOrderBody,
    response: quoteResponse,
  },
  placeOrder: {
    summary: 'Place an order, to be paid at the door or before',
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
    response: orders.orderWithParcelsResponse,
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
  listPaymentMethods: {
    summary: 'The ways to pay that the shop offers',
    response: offeredMethodsResponse,
  },
  beginPayment: {
    summary: 'Begin paying for an order; its open attempt, if there is one',
    params: idParameters,
    body: beginPaymentBody,
    response: orders.orderResponse,
  },
  checkPayment: {
    summary: "What became of an order's payment, asked of the provider",
    params: idParameters,
    body: emptyBody,
    response: orders.orderResponse,
  },
  reportTransfer: {
    summary: 'Say that the transfer for an order was made',
    params: idParameters,
    body: reportTransferBody,
    response: orders.orderResponse,
  },
  addReceipt: {
    summary: "Add a picture of the transfer's receipt, in place of an earlier one",
    params: idParameters,
    body: shopperPictureFile,
    response: orders.orderResponse,
  },
  removeReceipt: {
    summary: "Remove the picture of the transfer's receipt",
    params: idParameters,
    body: emptyBody,
    response: orders.orderResponse,
  },
  checkVoucher: {
    summary: 'What a voucher takes off a cart',
    body: checkVoucherBody,
    response: voucherCheckResponse,
  },
  trackOrder: {
    summary: "Where an order's parcels are, by number and phone, or for its shopper by number",
    body: tracking.trackOrderBody,
    response: tracking.trackedOrderResponse,
  },
  askForDay: {
    summary: 'Ask for a parcel to come on another day, or no longer',
    body: tracking.askForDayBody,
    response: tracking.trackedOrderResponse,
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
} as const;
