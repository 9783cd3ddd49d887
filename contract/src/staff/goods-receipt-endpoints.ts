import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters } from '../fields.ts';
import type { goodsReceiptCalls } from './goods-receipt-calls.ts';
import * as receipts from './goods-receipts.ts';

export const goodsReceiptEndpoints = {
  listGoodsReceipts: {
    summary: 'Receipts of goods, the newest first',
    query: receipts.listReceiptsQuery,
    response: receipts.receiptsResponse,
  },
  checkGoodsReceipt: {
    summary: 'Which products a list of codes and quantities means, line by line',
    body: receipts.checkReceiptBody,
    response: receipts.checkReceiptResponse,
  },
  receiveGoods: {
    summary: 'Receive a delivery of several products, all or none; once for each key',
    body: receipts.receiveGoodsBody,
    response: receipts.receiptResponse,
  },
  takeBackGoodsReceipt: {
    summary: 'Take back what came in, product by product, where its pieces are still to sell',
    params: idParameters,
    response: receipts.receiptResponse,
  },
  getGoodsReceipt: {
    summary: 'A receipt of goods with what came in',
    params: idParameters,
    response: receipts.receiptResponse,
  },
} as const satisfies Record<keyof typeof goodsReceiptCalls, EndpointSchemas>;
