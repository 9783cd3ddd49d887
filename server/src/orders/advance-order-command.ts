import { parseArgs } from 'node:util';
import { advanceOrder } from '@dp/api/orders/advance-order.ts';
import { invoiceNumber } from '@dp/api/orders/issue-invoice.ts';
import { ORDER_STATUS } from '@dp/api/orders/order-status.ts';
import { IllegalOrderStep, OrderMoved } from '@dp/api/orders/order-step.ts';
import { ReturnWindowOver, returnOrder } from '@dp/api/orders/return-order.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { RETURN_WINDOW_DAYS } from '@dp/contract/limits.ts';
import { ORDER_STATES, type OrderState } from '@dp/contract/orders.ts';
import { given, oneOf, remark, words } from '../command-line/arguments.ts';
import { type Command, CommandError } from '../command-line/command.ts';
import { depsOf, requireOrder } from './require-order.ts';

export const advanceOrderCommand: Command = {
  name: 'orders advance',
  summary: 'Take the next step with an order; its shopper is told of dispatch, delivery and return',
  usage: 'ORDER STATE [--note TEXT] [--restock yes|no] [--late]',
  help: [
    'ORDER      its number, such as DP-100001, or its id',
    'STATE      ongoing (confirmed), dispatched (issues the invoice), delivered, completed or returned',
    'TEXT       shown to the shopper with this step, at most 300 characters',
    '--restock  with returned: no writes the units off, because they cannot be sold again',
    `--late     with returned: although the order was delivered more than ${RETURN_WINDOW_DAYS} days ago`,
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        note: { type: 'string' },
        restock: { type: 'string' },
        late: { type: 'boolean', default: false },
      },
    });
    const [reference = '', typedState = ''] = words(positionals, ['ORDER', 'STATE']);
    const to = oneOf('STATE', typedState, ORDER_STATES);
    const note = given(values.note, (typed) => remark('--note', typed, 300));
    const restock = given(values.restock, (typed) => oneOf('--restock', typed, ['yes', 'no']));
    if (to === 'cancelled') {
      throw new CommandError('An order is cancelled with: orders cancel ORDER [--reason TEXT]');
    }
    if (to !== 'returned' && (restock !== undefined || values.late)) {
      throw new CommandError('--restock and --late are for orders that are returned.');
    }
    const { order } = await requireOrder(context, reference);
    const step = { orderId: order.id, seen: order.state, note };
    try {
      if (to === 'returned') {
        const back = { ...step, restock: restock !== 'no', late: values.late };
        await returnOrder(depsOf(context), commandLine, back);
        context.print(
          `${order.number} is returned, its units are ${back.restock ? 'back in stock' : 'written off'}.`,
        );
        return;
      }
      const { invoice } = await advanceOrder(depsOf(context), commandLine, { ...step, to });
      const issued = to === 'dispatched' && invoice;
      context.print(
        `${order.number} is ${to}${issued ? `, invoice ${invoiceNumber(invoice.number)}` : ''}.`,
      );
    } catch (error) {
      throw refusal(order.number, to, error);
    }
  },
};

function refusal(number: string, to: OrderState, cause: unknown): unknown {
  if (cause instanceof OrderMoved) {
    return new CommandError(`${number} has become ${cause.state} meanwhile.`, { cause });
  }
  if (cause instanceof ReturnWindowOver) {
    return new CommandError(
      `${number} was delivered more than ${RETURN_WINDOW_DAYS} days ago. Take it back all the same with --late.`,
      { cause },
    );
  }
  if (!(cause instanceof IllegalOrderStep)) return cause;
  const { from } = cause;
  const { next } = ORDER_STATUS[from];
  const steps = next.map((state) => (state === 'cancelled' ? 'cancelled (orders cancel)' : state));
  const then =
    steps.length === 0 ? 'which is its end' : `from where it can be ${steps.join(' or ')}`;
  return new CommandError(`${number} cannot be ${to}: it is ${from}, ${then}.`, { cause });
}
