import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters } from '../fields.ts';
import { quoteReturnBody } from '../returns.ts';
import { shopperPicture } from '../shopper-pictures.ts';
import { exportedFileResponse } from './customers.ts';
import * as ledger from './ledger.ts';
import type { paymentCalls } from './payment-calls.ts';
import * as payments from './payments.ts';

export const paymentEndpoints = {
  getOrderMoney: {
    summary: 'What an order is owed, has received and gave back',
    params: idParameters,
    response: payments.orderMoneyResponse,
  },
  checkOrderMoney: {
    summary: "Ask the providers of an order's open attempts",
    params: idParameters,
    body: emptyBody,
    response: payments.orderMoneyResponse,
  },
  quoteRefund: {
    summary: 'What was paid for some pieces of an order',
    params: idParameters,
    body: quoteReturnBody,
    response: payments.refundQuoteResponse,
  },
  refundOrder: {
    summary: 'Give money of an order back, whole or in part',
    params: idParameters,
    body: payments.refundOrderBody,
    response: payments.orderMoneyResponse,
  },
  decideRefund: {
    summary: 'What became of a refund whose answer was lost',
    params: idParameters,
    body: payments.decideRefundBody,
    response: payments.orderMoneyResponse,
  },
  getPaymentDesk: {
    summary: 'Transfers to match and money that needs a decision',
    response: payments.paymentDeskResponse,
  },
  getReceipt: {
    summary: "A picture of a transfer's receipt, as its shopper sent it",
    params: payments.attemptParameters,
    response: shopperPicture,
  },
  matchTransfer: {
    summary: 'A transfer arrived in the shop’s account',
    params: payments.attemptParameters,
    body: payments.matchTransferBody,
    response: payments.orderMoneyResponse,
  },
  rejectTransfer: {
    summary: 'No such transfer arrived',
    params: payments.attemptParameters,
    body: payments.rejectTransferBody,
    response: payments.orderMoneyResponse,
  },
  closePaymentTask: {
    summary: 'Close a task about money with what was decided',
    params: idParameters,
    body: payments.closeTaskBody,
    response: payments.paymentTaskResponse,
  },
  getLedger: {
    summary: 'Money that came and went, by day',
    query: ledger.ledgerQuery,
    response: ledger.ledgerResponse,
  },
  getVat: {
    summary: 'What was sold and taken back between two days, with its VAT',
    query: ledger.ledgerQuery,
    response: ledger.vatResponse,
  },
  exportVat: {
    summary: 'The same, document by document, as CSV; needs the permission to see reports as well',
    body: ledger.ledgerQuery,
    response: exportedFileResponse,
  },
  getPaymentSetup: {
    summary: 'The gateways that are set up',
    response: payments.paymentSetupResponse,
  },
  compareProviderFile: {
    summary: "Compare a provider's file with the shop's books",
    query: payments.providerFileQuery,
    body: payments.providerFile,
    response: payments.providerFileResponse,
  },
} as const satisfies Record<keyof typeof paymentCalls, EndpointSchemas>;
