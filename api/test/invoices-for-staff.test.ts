import { afterAll, beforeAll, expect, it } from 'vitest';
import { arrangeConfirmedOrder, type ConfirmedOrder } from './arrange/fulfilment.ts';
import { readPdf } from './arrange/pdf-text.ts';
import { arrangeDelivered } from './arrange/returns.ts';
import { TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
afterAll(() => office.close());

async function download(
  { id }: Pick<ConfirmedOrder, 'id'>,
  role: 'orders' | 'accounts' | 'content',
) {
  const as = await office.signIn(role);
  return office.call('downloadStaffInvoice', { params: { id } }, { as });
}
async function words(bytes: Buffer): Promise<string> {
  return (await readPdf(bytes)).flatMap(({ pieces }) => pieces).join(' ');
}

it('staff print the invoice of an order, as its customer has it', async () => {
  const order = await arrangeDelivered(office);
  const { headers, bytes } = await download(order, 'orders');
  const { token } = order.buyer;
  const { body } = await office.shop.call('getInvoice', { params: { id: order.id } }, { token });
  const { number, order: shown } = body.data;
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
  const printed = await words(bytes);
  expect(printed).toContain(number);
  expect(printed.replaceAll(' ', '')).toContain(shown.address.mobile.slice(-8));
});

it('before it leaves it is a pro-forma, named by the order', async () => {
  const order = await arrangeConfirmedOrder(office);
  const { headers } = await download(order, 'orders');
  expect(headers['content-disposition']).toContain(`${order.number}.pdf`);
});

it('has no whole phone number for staff who may not see it', async () => {
  const order = await arrangeDelivered(office);
  const { token } = order.buyer;
  const { body } = await office.shop.call('getInvoice', { params: { id: order.id } }, { token });
  const { status, bytes } = await download(order, 'accounts');
  expect(status).toBe(200);
  const printed = (await words(bytes)).replaceAll(' ', '');
  const { mobile } = body.data.order.address;
  expect(printed).not.toContain(mobile.slice(-8));
  expect(printed).toContain(mobile.slice(-3));
});

it('names its customer, so that an erased one has none', async () => {
  const order = await arrangeDelivered(office);
  await office.shop.database.pool.query('update orders set address = null where id = $1', [
    order.id,
  ]);
  expect((await download(order, 'orders')).problem.code).toBe('order_not_found');
});

it('is for staff who read orders', async () => {
  const order = await arrangeConfirmedOrder(office);
  expect((await download(order, 'content')).problem).toMatchObject({
    ...{ code: 'permission_required', permission: 'orders.read' },
  });
});
