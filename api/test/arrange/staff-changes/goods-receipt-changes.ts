import { randomUUID } from 'node:crypto';
import type { goodsReceiptCalls } from '@dp/contract/staff/goods-receipt-calls.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

export const goodsReceiptChanges: ChangesOf<typeof goodsReceiptCalls> = {
  receiveGoods: async (office) => {
    const lines = [{ product_id: await insertProduct(office.db), quantity: 4 }];
    return {
      as: await office.signIn('warehouse'),
      input: { body: { key: randomUUID(), reference: 'DN-77', lines } },
      action: 'goods-receipt.receive',
    };
  },
  takeBackGoodsReceipt: async (office) => {
    const as = await office.signIn('warehouse');
    const lines = [{ product_id: await insertProduct(office.db), quantity: 4 }];
    const { body } = await office.call(
      'receiveGoods',
      { body: { key: randomUUID(), lines } },
      { as },
    );
    return {
      as,
      input: { params: { id: body.data.id } },
      action: 'goods-receipt.take-back',
    };
  },
};
