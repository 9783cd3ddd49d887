import type { OrderCard } from '@dp/contract/staff/order-lists.ts';
import { recordPhoneReadings } from '../../audit-trail/phone-readings.ts';
import type { AppDeps } from '../../deps.ts';
import type { AddStaffEndpoint } from '../../http/staff-endpoint.ts';
import { listPlaces } from '../../locations/list-states-and-cities.ts';
import { InvoicePrinter } from '../invoice-printer.ts';
import { listOrderedProducts } from '../order-store.ts';
import { printedMarkReader } from '../printed-mark.ts';
import { deleteOrderView, listOrderViews, saveOrderView } from '../views/order-views.ts';
import { addOrderNote } from './add-order-note.ts';
import { cancelStaffOrder } from './cancel-staff-order.ts';
import { downloadStaffInvoice } from './download-staff-invoice.ts';
import { editOrder, previewEdit } from './edit/edit-order.ts';
import { editOrderNote } from './edit-order-note.ts';
import { findStaffOrders } from './find-staff-orders.ts';
import { getConfirmationMessage } from './get-confirmation-message.ts';
import { getStaffOrder } from './get-staff-order.ts';
import { listStaffOrders } from './list-staff-orders.ts';
import { getNextToConfirm } from './next-to-confirm.ts';
import { countQueues } from './order-queues.ts';
import type { OrderStreams } from './order-streams.ts';
import { findSellable } from './phone/find-sellable.ts';
import { placePhoneOrder, quotePhoneOrder } from './phone/place-phone-order.ts';
import { recordAttempt } from './record-attempt.ts';

/** The orders desk of the back office. */
export function addOrderDeskStaffRoutes(
  add: AddStaffEndpoint,
  deps: AppDeps,
  streams: OrderStreams,
): void {
  const { db, catalog, now } = deps;
  const printing = { printer: new InvoicePrinter(), readMark: printedMarkReader(deps) };
  const stockMoved = async (orderId: number) =>
    catalog.stockMoved(await listOrderedProducts(db, orderId));
  add('countOrderQueues', async ({ staff }) => ({ data: await countQueues(db, staff, now()) }));
  const customersOf = (orders: readonly OrderCard[]) => orders.map(({ customer }) => customer.id);
  add('listStaffOrders', async ({ query, staff, locale }) => {
    const page = await listStaffOrders(deps, staff, query, locale);
    await recordPhoneReadings(deps, staff, customersOf(page.data));
    return page;
  });
  add('findStaffOrders', async ({ query, staff, locale }) => {
    const found = await findStaffOrders(db, staff, query.text, locale);
    await recordPhoneReadings(deps, staff, customersOf(found.data));
    return found;
  });
  add('getNextToConfirm', ({ staff }) => getNextToConfirm(deps, staff));
  add('getStaffOrder', async ({ params, staff, locale }) => {
    const order = await getStaffOrder(deps, staff, params.id, locale);
    await recordPhoneReadings(deps, staff, [order.data.customer.id]);
    return order;
  });
  add('downloadStaffInvoice', ({ params, staff }) =>
    downloadStaffInvoice(deps, printing, staff, params.id),
  );
  add('recordAttempt', async ({ params, body, staff, locale }) => {
    const change = { orderId: params.id, version: body.version, locale };
    const recorded = await recordAttempt(deps, staff, change, body);
    if (body.outcome === 'cancelled') await stockMoved(params.id);
    return recorded;
  });
  add('getConfirmationMessage', ({ params, staff }) =>
    getConfirmationMessage(deps, staff, params.id),
  );
  add('cancelStaffOrder', async ({ params, body, staff, locale }) => {
    const change = { orderId: params.id, version: body.version, locale };
    const cancelled = await cancelStaffOrder(deps, staff, change, body.reason);
    await stockMoved(params.id);
    return cancelled;
  });
  add('addOrderNote', ({ params, body, staff }) =>
    addOrderNote(deps, staff, { orderId: params.id, ...body }),
  );
  add('editOrderNote', ({ params, body, staff }) =>
    editOrderNote(deps, staff, { noteId: params.id, ...body }),
  );
  add('previewEdit', async ({ params, body, staff, locale }) => {
    const order = { orderId: params.id, locale };
    const { data, customerId } = await previewEdit(deps, staff, order, body);
    await recordPhoneReadings(deps, staff, [customerId]);
    return { data };
  });
  add('editOrder', async ({ params, body, staff, locale }) => {
    const order = { orderId: params.id, locale };
    const { data, before } = await editOrder(deps, staff, order, body);
    const now = data.lines.map((line) => line.product_id);
    catalog.stockMoved([...new Set([...before.lines.map((line) => line.productId), ...now])]);
    return { data };
  });
  add('listOrderViews', async ({ staff }) => ({ data: await listOrderViews(db, staff) }));
  add('saveOrderView', async ({ body, staff }) => ({
    data: await saveOrderView(deps, staff, body),
  }));
  add('deleteOrderView', async ({ params, body, staff }) => {
    await deleteOrderView(deps, staff, { id: params.id, ...body });
    return { data: { ok: true } };
  });
  add('listPlaces', ({ locale }) => listPlaces(locale));
  add('findSellable', ({ query, staff, locale }) => findSellable(deps, staff, query.text, locale));
  add('quotePhoneOrder', ({ body, staff, locale }) => quotePhoneOrder(deps, staff, body, locale));
  add('placePhoneOrder', async ({ body, staff, locale }) => {
    const placed = await placePhoneOrder(deps, staff, body, locale);
    catalog.stockMoved(body.lines.map((line) => line.product_id));
    return placed;
  });
  add('streamOrders', ({ staff, header }) => streams.open(staff.staffId, header('last-event-id')));
}
