import type { AppDeps } from '../deps.ts';
import { FileResponse } from '../http/file-response.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { closePaymentTask } from './close-payment-task.ts';
import { compareProviderFile } from './compare-provider-file.ts';
import { decideRefund } from './decide-refund.ts';
import { getLedger } from './get-ledger.ts';
import { matchTransfer } from './match-transfer.ts';
import { getOrderMoney } from './order-money.ts';
import { checkOrderMoney, getPaymentDesk, getPaymentSetup } from './payment-desk.ts';
import { quoteRefund } from './quote-refund.ts';
import { readReceipt } from './read-receipt.ts';
import { refundOrder } from './refund-order.ts';
import { rejectTransfer } from './reject-transfer.ts';
import { exportVat, getVat } from './vat-extract.ts';

/** Payments of orders, refunds, transfers to match, and the ledger. */
export function addPaymentDeskStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('getOrderMoney', ({ params, staff }) => getOrderMoney(deps, staff, params.id));
  add('checkOrderMoney', ({ params, staff }) => checkOrderMoney(deps, staff, params.id));
  add('quoteRefund', ({ params, body, staff }) =>
    quoteRefund(db, staff, { orderId: params.id, ...body }),
  );
  add('refundOrder', ({ params, body, staff }) => refundOrder(deps, staff, params.id, body));
  add('decideRefund', ({ params, body, staff }) =>
    decideRefund(deps, staff, { id: params.id, ...body }),
  );
  add('getPaymentDesk', ({ staff }) => getPaymentDesk(db, staff));
  add('getReceipt', async ({ params, staff }) => {
    const jpeg = await readReceipt(db, staff, params.id);
    return new FileResponse(jpeg, 'image/jpeg', `receipt-${params.id}.jpg`);
  });
  add('matchTransfer', ({ params, body, staff }) =>
    matchTransfer(deps, staff, { attemptId: params.id, ...body }),
  );
  add('rejectTransfer', ({ params, body, staff }) =>
    rejectTransfer(deps, staff, { attemptId: params.id, ...body }),
  );
  add('closePaymentTask', ({ params, body, staff }) =>
    closePaymentTask(deps, staff, { id: params.id, ...body }),
  );
  add('getLedger', ({ query, staff }) => getLedger(db, staff, query));
  add('getVat', ({ query, staff }) => getVat(db, staff, query));
  add('exportVat', ({ body, staff, locale }) => exportVat(deps, staff, body, locale));
  add('getPaymentSetup', ({ staff }) => getPaymentSetup(deps, staff));
  // A request's file is a buffer here: `addFileBodies`.
  add('compareProviderFile', ({ query, body, staff }) =>
    compareProviderFile(deps, staff, { ...query, file: body as unknown as Buffer }),
  );
}
