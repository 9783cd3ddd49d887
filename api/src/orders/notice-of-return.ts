import { readCustomer } from '../accounts/read-customer.ts';
import type { Db } from '../database/database.ts';
import type { Deps } from '../deps.ts';
import type { OrderRow } from './full-order.ts';
import { notifyCustomer } from './notify-customer.ts';
import type { ReturnNews } from './order-messages.ts';
import { readOrder } from './order-store.ts';

/** What a notice of a return says besides its news. */
interface ReturnNotice {
  /** The shop's words, of a refusal. */
  readonly reason?: string;
  /** When it is picked up, a day in Cairo. */
  readonly day?: string;
}

/** Tells the customer of an order how one of its returns goes on. */
export async function noticeOfReturn(
  tx: Db,
  deps: Pick<Deps, 'db' | 'now' | 'config'>,
  { id, customerId }: Pick<OrderRow, 'id' | 'customerId'>,
  news: ReturnNews,
  notice: ReturnNotice = {},
): Promise<void> {
  const customer = await readCustomer(tx, customerId);
  if (!customer) return;
  await notifyCustomer(tx, deps, customer, await readOrder(tx, id), news, notice);
}
