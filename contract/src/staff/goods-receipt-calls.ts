import type { StaffCall } from './staff-call.ts';

/** Deliveries of several products at once, and what came in with each. */
export const goodsReceiptCalls = {
  listGoodsReceipts: { method: 'GET', path: '/goods-receipts', access: 'stock.adjust' },
  checkGoodsReceipt: {
    method: 'POST',
    path: '/goods-receipts/check',
    access: 'stock.adjust',
    readOnly: true,
  },
  receiveGoods: { method: 'POST', path: '/goods-receipts', access: 'stock.adjust' },
  takeBackGoodsReceipt: {
    method: 'POST',
    path: '/goods-receipts/{id}/take-back',
    access: 'stock.adjust',
  },
  getGoodsReceipt: { method: 'GET', path: '/goods-receipts/{id}', access: 'stock.adjust' },
} as const satisfies Record<string, StaffCall>;
