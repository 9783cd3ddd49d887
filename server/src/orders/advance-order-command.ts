import { parseArgs } from 'node:util';
import { invoiceNumber } from '@dp/api/orders/invoice-number.ts';
import { requireOrder } from '@dp/api/orders/order-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { advanceOrder } from '@dp/api/shipments/advance-order.ts';
import { returnOrder } from '@dp/api/shipments/return-order.ts';
import { advanceOrderBody, orderStep, returnOrderBody } from '@dp/contract/staff/orders.ts';
import { readInput, words, yesOrNo } from '../command-line/arguments.ts';
import { type Command, depsOf } from '../command-line/command.ts';

export const advanceOrderCommand: Command = {
  name: 'orders advance',
  summary: 'Take the next step of an order; its shopper is notified of its progress',
  usage: 'ORDER STATE [--note TEXT] [--restock yes|no] [--late]',
  help: [
    'ORDER      its number, such as DP-100001 or 100001, or its id',
    'STATE      ongoing (confirmed), dispatched (issues the invoice), delivered, completed or returned;',
    '           orders are cancelled with: orders cancel ORDER',
    'TEXT       shown to the shopper with this step, at most 300 characters',
    '--restock  with returned: no writes the units off, because they cannot be sold again',
    '--late     with returned: although the days in which it can be returned are over',
  ],
  run: async (args, context) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        note: { type: 'string' },
        restock: { type: 'string' },
        late: { type: 'boolean' },
      },
    });
    const [called = '', state = ''] = words(positionals, ['ORDER', 'STATE']);
    const { to } = readInput(orderStep, { to: state.toLowerCase() }, NAMES);
    const typed = { ...values, restock: yesOrNo('--restock', values.restock) };
    const back = to === 'returned' ? readInput(returnOrderBody, typed, NAMES) : undefined;
    const step = back ? undefined : readInput(advanceOrderBody, { ...typed, to }, NAMES);
    const deps = depsOf(context);
    const { order } = await requireOrder(deps.db, commandLine, called);
    const seen = { orderId: order.id, seen: order.state };
    if (back) {
      await returnOrder(deps, commandLine, { ...back, ...seen });
      const units = back.restock ? 'back in stock' : 'written off';
      context.print(`${order.number} is returned, its units are ${units}.`);
    }
    if (step) {
      const { invoice } = await advanceOrder(deps, commandLine, { ...step, ...seen });
      const issued = step.to === 'dispatched' && invoice;
      context.print(
        `${order.number} is ${to}${issued ? `, invoice ${invoiceNumber(invoice.number)}` : ''}.`,
      );
    }
  },
};

const NAMES = { to: 'STATE', note: '--note', restock: '--restock', late: '--late' };
