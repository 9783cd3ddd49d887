import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { checkGoodsReceipt } from './check-goods-receipt.ts';
import { getGoodsReceipt, listGoodsReceipts } from './goods-receipt-queries.ts';
import { receiveGoods } from './receive-goods.ts';
import { takeBackReceipt } from './take-back-receipt.ts';

/** Receipts of goods in the back office. */
export function addGoodsReceiptStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, catalog } = deps;
  add('listGoodsReceipts', ({ query, staff }) => listGoodsReceipts(db, staff, query.before));
  add('checkGoodsReceipt', async ({ body, staff, locale }) => ({
    data: await checkGoodsReceipt(db, staff, body, locale),
  }));
  add('receiveGoods', async ({ body, staff, locale }) => {
    const { id, productIds } = await receiveGoods(deps, staff, body);
    catalog.stockMoved([...productIds]);
    return getGoodsReceipt(db, staff, id, locale);
  });
  add('takeBackGoodsReceipt', async ({ params: { id }, staff, locale }) => {
    catalog.stockMoved([...(await takeBackReceipt(deps, staff, id))]);
    return getGoodsReceipt(db, staff, id, locale);
  });
  add('getGoodsReceipt', ({ params, staff, locale }) =>
    getGoodsReceipt(db, staff, params.id, locale),
  );
}
