import type { Deps } from '@dp/api/deps.ts';
import { findOrderByReference } from '@dp/api/orders/find-orders.ts';
import type { FullOrder } from '@dp/api/orders/order-store.ts';
import { foldDigits } from '@dp/contract/digits.ts';
import { type CommandContext, CommandError } from '../command-line/command.ts';

/** What the API's use cases work with, out of a command's context. */
export function depsOf({ database, config, now }: CommandContext): Deps {
  return { db: database.db, config: config.api, now };
}

/** @throws CommandError when there is no order of this number or id. */
export async function requireOrder(
  { database }: CommandContext,
  reference: string,
): Promise<FullOrder> {
  const order = await findOrderByReference(database.db, foldDigits(reference.trim()));
  if (!order) throw new CommandError(`There is no order ${reference}.`);
  return order;
}
