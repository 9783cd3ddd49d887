import { parseArgs } from 'node:util';
import { formatFigure } from '@dp/api/money-format/format-money.ts';
import { findOrders } from '@dp/api/orders/order-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { ORDER_STATES } from '@dp/contract/order-states.ts';
import { findOrdersBody } from '@dp/contract/staff/orders.ts';
import { numeric, readInput, words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const listOrdersCommand: Command = {
  name: 'orders list',
  summary: 'List orders, the newest first',
  usage: '[--state STATE] [--limit N] [--offset N]',
  help: [
    `STATE  one of ${ORDER_STATES.join(', ')}`,
    'N      how many to show (20 unless said), or how many to leave out',
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
    const list = readInput(
      findOrdersBody,
      {
        state: values.state?.toLowerCase(),
        limit: numeric(values.limit),
        offset: numeric(values.offset),
      },
      { state: '--state', limit: '--limit', offset: '--offset' },
    );
    const { rows, total } = await findOrders(database.db, commandLine, list);
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
