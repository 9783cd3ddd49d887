import { randomUUID } from 'node:crypto';
import type { ShopperReturn } from '@dp/contract/returns.ts';
import type { StaffReturnDetails } from '@dp/contract/staff/returns.ts';
import type { AskedReturn } from '../../src/returns/ask-for-return.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { arrangeConfirmedOrder, type ConfirmedOrder, handOver, move } from './fulfilment.ts';
import { photograph } from './photographs.ts';

/** An order of two bulbs at 80 EGP and a lamp at 400 EGP that has reached its shopper. */
export async function arrangeDelivered(
  office: TestBackOffice,
  order?: ConfirmedOrder,
): Promise<ConfirmedOrder & { readonly parcel: number }> {
  const ordered = order ?? (await arrangeConfirmedOrder(office));
  const warehouse = await office.signIn('warehouse');
  const [parcel] = await handOver(office, warehouse, [ordered]);
  const { id } = parcel ?? { id: 0 };
  await move(office, warehouse, id, { to: 'out_for_delivery' });
  const { status, problem } = await move(office, warehouse, id, { to: 'delivered' });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return { ...ordered, parcel: id };
}

/** Where a shopper in these tests wants the money. */
export const WALLET = { route: 'wallet', number: '01098765432' } as const;

/** What use cases are asked for where one piece of an order came broken. */
export function broken(orderId: number, productId: number): AskedReturn {
  const lines = [{ product_id: productId, quantity: 1 }];
  return { orderId, key: randomUUID(), kind: 'return', reason: 'damaged', lines, payout: null };
}

/** Asks to send pieces back, by default one bulb after a change of mind. */
export function ask(office: TestBackOffice, order: ConfirmedOrder, body: object = {}) {
  return office.shop.call(
    'askForReturn',
    {
      params: { id: order.id },
      body: {
        key: randomUUID(),
        reason: 'changed_mind',
        lines: [{ product_id: order.bulb, quantity: 1 }],
        payout: WALLET,
        ...body,
      },
    },
    { token: order.buyer.token },
  );
}

/** Asks for a return that must succeed. */
export async function asked(
  office: TestBackOffice,
  order: ConfirmedOrder,
  body: object = {},
): Promise<ShopperReturn> {
  const answer = await ask(office, order, body);
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data;
}

/** What its shopper sees of the returns of an order. */
export async function returnsOf(office: TestBackOffice, { id, buyer }: ConfirmedOrder) {
  const { token } = buyer;
  return (await office.shop.call('getOrderReturns', { params: { id } }, { token })).body.data;
}

/** Uploads a picture for a return; its id. */
export async function uploaded(office: TestBackOffice, order: ConfirmedOrder): Promise<number> {
  const answer = await office.shop.call(
    'uploadReturnPicture',
    { body: await photograph() },
    { token: order.buyer.token },
  );
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data.id;
}

type Step =
  | 'answerReturn'
  | 'moveReturn'
  | 'inspectReturn'
  | 'refundReturn'
  | 'exchangeReturn'
  | 'sendBackReturn';

/** What staff do with a return in the version that it has now. */
export async function step(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
  name: Step,
  body: object,
) {
  const { body: now } = await office.call('getReturn', { params: { id } }, { as });
  const input = { params: { id }, body: { version: now.data.version, ...body } };
  return office.call(name, input, { as });
}

/** Brings a return to the shop, approved and received. */
export async function receive(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
): Promise<StaffReturnDetails> {
  await step(office, as, id, 'answerReturn', { approve: true });
  const { body, status, problem } = await step(office, as, id, 'moveReturn', { to: 'received' });
  if (status !== 200) throw new Error(JSON.stringify(problem));
  return body.data;
}

/** A line of an inspection. */
export function found(
  productId: number,
  outcome: 'sellable' | 'b_stock' | 'written_off' | 'not_accepted' = 'sellable',
  quantity = 1,
) {
  return { product_id: productId, finding: 'ok', outcome, quantity };
}
