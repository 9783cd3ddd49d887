import { parseArgs } from 'node:util';
import { advanceOrder, IllegalOrderStep } from '@dp/api/orders/advance-order.ts';
import { invoiceNumber } from '@dp/api/orders/issue-invoice.ts';
import { ORDER_STATUS } from '@dp/api/orders/order-status.ts';
import { ORDER_STATES, type OrderState } from '@dp/contract/orders.ts';
import { given, oneOf, remark, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { depsOf, requireOrder } from './require-order.ts';

export const advanceOrderCommand: Command = {
  name: 'orders advance',
  summary: 'Take the next step with an order; its shopper is told of dispatch and delivery',
  usage: 'ORDER STATE [--note TEXT]',
  help: [
    'ORDER  its number, such as DP-100001, or its id',
    'STATE  ongoing (confirmed), dispatched (issues the invoice), delivered or completed',
    'TEXT   shown to the shopper with this step, at most 300 characters',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { note: { type: 'string' } },
    });
    const [reference = '', typedState = ''] = words(positionals, ['ORDER', 'STATE']);
    const to = oneOf('STATE', typedState, ORDER_STATES);
    const note = given(values.note, (typed) => remark('--note', typed, 300));
    if (to === 'cancelled') {
      throw new CommandError('An order is cancelled with: orders cancel ORDER [--reason TEXT]');
    }
    const { order } = await requireOrder(context, reference);
    try {
      const { invoice } = await advanceOrder(depsOf(context), { orderId: order.id, to, note });
      const issued = to === 'dispatched' && invoice;
      context.print(
        `${order.number} is ${to}${issued ? `, invoice ${invoiceNumber(invoice.number)}` : ''}.`,
      );
    } catch (error) {
      if (error instanceof IllegalOrderStep) throw refusal(order.number, to, error);
      throw error;
    }
  },
};

function refusal(number: string, to: OrderState, cause: IllegalOrderStep): CommandError {
  const { from } = cause;
  const { next } = ORDER_STATUS[from];
  const steps = next.map((state) => (state === 'cancelled' ? 'cancelled (orders cancel)' : state));
  const then =
    steps.length === 0 ? 'which is its end' : `from where it can be ${steps.join(' or ')}`;
  return new CommandError(`${number} cannot be ${to}: it is ${from}, ${then}.`, { cause });
}
