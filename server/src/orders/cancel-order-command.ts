import { parseArgs } from 'node:util';
import { cancelOrder } from '@dp/api/orders/cancel-order.ts';
import { requireOrder } from '@dp/api/orders/order-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { cancelOrderBody } from '@dp/contract/orders.ts';
import { readInput, words } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const cancelOrderCommand: Command = {
  name: 'orders cancel',
  summary:
    'Cancel an order before dispatch; stock and voucher are restored, its shopper is notified',
  usage: 'ORDER [--reason TEXT]',
  help: [
    'ORDER  its number, such as DP-100001 or 100001, or its id',
    'TEXT   shown to the shopper, at most 300 characters',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    const [called = ''] = words(positionals, ['ORDER']);
    const body = readInput(cancelOrderBody, values, { reason: '--reason' });
    const deps = depsOf(context);
    const { order } = await requireOrder(deps.db, commandLine, called);
    await cancelOrder(deps, commandLine, { ...body, orderId: order.id });
    context.print(`${order.number} is cancelled.`);
  },
};
