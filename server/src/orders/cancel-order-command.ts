import { parseArgs } from 'node:util';
import { ProblemError } from '@dp/api/http/problem-error.ts';
import { cancelOrder } from '@dp/api/orders/cancel-order.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { given, remark, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { depsOf, requireOrder } from './require-order.ts';

export const cancelOrderCommand: Command = {
  name: 'orders cancel',
  summary: 'Cancel an order that is not dispatched; stock and voucher go back, its shopper is told',
  usage: 'ORDER [--reason TEXT]',
  help: [
    'ORDER  its number, such as DP-100001, or its id',
    'TEXT   shown to the shopper, at most 300 characters',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { reason: { type: 'string' } },
    });
    const [reference = ''] = words(positionals, ['ORDER']);
    const reason = given(values.reason, (typed) => remark('--reason', typed, 300));
    const { order } = await requireOrder(context, reference);
    try {
      await cancelOrder(depsOf(context), commandLine, { orderId: order.id, reason });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code !== 'order_not_cancellable') throw error;
      throw new CommandError(
        `${order.number} cannot be cancelled: it is ${String(error.members.state)}. Only draft and ongoing orders can.`,
        { cause: error },
      );
    }
    context.print(`${order.number} is cancelled.`);
  },
};
