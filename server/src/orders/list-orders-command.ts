import { parseArgs } from 'node:util';
import { formatFigure } from '@dp/api/money-format/format-money.ts';
import { findOrders } from '@dp/api/orders/find-orders.ts';
import { ORDER_STATES } from '@dp/contract/orders.ts';
import { given, oneOf, wholeNumber, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

const DEFAULT_LIMIT = 20;

export const listOrdersCommand: Command = {
  name: 'orders list',
  summary: 'List orders, the newest first',
  usage: '[--state STATE] [--limit N] [--offset N]',
  help: [
    `STATE  one of ${ORDER_STATES.join(', ')}`,
    `N      how many to show (${DEFAULT_LIMIT} unless said), or how many to leave out`,
  ],
  run: async (args, { database, print }) => {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        state: { type: 'string' },
        limit: { type: 'string' },
        offset: { type: 'string' },
      },
    });
    words(positionals, []);
    const state = given(values.state, (typed) => oneOf('--state', typed, ORDER_STATES));
    const limit = given(values.limit, (typed) => wholeNumber('--limit', typed, 1, 1_000));
    const offset = given(values.offset, (typed) => wholeNumber('--offset', typed, 0, 100_000_000));
    const { rows, total } = await findOrders(
      database.db,
      { states: state && [state] },
      { limit: limit ?? DEFAULT_LIMIT, offset: offset ?? 0 },
    );
    const lines = table(
      ['NUMBER', 'PLACED', 'STATE', 'UNITS', 'EGP', 'CITY', 'NAME'],
      rows.map((order) => [
        order.number,
        inCairo(order.placedAt),
        order.state,
        String(order.totalQuantity),
        formatFigure(order.totalPiastres),
        order.address?.city.en ?? '',
        order.address?.fullName ?? '(account deleted)',
      ]),
    );
    for (const line of lines) print(line);
    print(`${rows.length} of ${total} orders`);
  },
};
