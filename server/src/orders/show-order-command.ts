import { parseArgs } from 'node:util';
import { formatFigure } from '@dp/api/money-format/format-money.ts';
import type { FullOrder } from '@dp/api/orders/full-order.ts';
import { invoiceNumber } from '@dp/api/orders/invoice-number.ts';
import { requireOrder } from '@dp/api/orders/order-queries.ts';
import { commandLine } from '@dp/api/principals/principal.ts';
import { words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import type { Command } from '../command-line/command.ts';
import { table } from '../command-line/table.ts';

export const showOrderCommand: Command = {
  name: 'orders show',
  summary: 'Show one order: address, lines, money and what has happened',
  usage: 'ORDER',
  help: ['ORDER  its number, such as DP-100001 or 100001, or its id'],
  run: async (args, { database, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    const [called = ''] = words(positionals, ['ORDER']);
    for (const line of describe(await requireOrder(database.db, commandLine, called))) print(line);
  },
};

function describe({ order, lines, events, invoice }: FullOrder): string[] {
  const { address } = order;
  const facts: [string, string | null][] = [
    ['Order', `${order.number} (id ${order.id})`],
    ['State', order.state],
    ['Placed', inCairo(order.placedAt)],
    ['Invoice', invoice && `${invoiceNumber(invoice.number)}, ${inCairo(invoice.issuedAt)}`],
    ['Name', address?.fullName ?? '(account deleted)'],
    ['Phone', address && [address.mobile, address.secondMobile].filter(Boolean).join(', ')],
    ['Place', address && `${address.city.en}, ${address.state.en}`],
    ['Street', address && addressLine(address)],
    ['Delivery', `${order.daysMin}–${order.daysMax} working days`],
    ['Note', order.note],
    ['Voucher', order.voucherCode],
  ];
  return [
    ...table(
      ['', ''],
      facts.flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ).slice(1),
    '',
    ...table(
      ['SKU', 'UNITS', 'EACH', 'EGP', 'PRODUCT'],
      lines.map((line) => [
        line.sku,
        String(line.quantity),
        formatFigure(line.unitPiastres),
        formatFigure(line.totalPiastres),
        line.nameEn,
      ]),
    ),
    '',
    `Products ${formatFigure(order.subtotalPiastres)} − discount ${formatFigure(order.discountPiastres)} + delivery ${formatFigure(order.shippingPiastres)} = EGP ${formatFigure(order.totalPiastres)}`,
    '',
    ...table(
      ['WHEN', 'STATE', 'BY', 'NOTE'],
      events.map((event) => [inCairo(event.at), event.state, whoIn(event), event.note ?? '']),
    ),
  ];
}

function whoIn({ actor, actorId, actorName }: FullOrder['events'][number]): string {
  if (actor === 'shopper') return 'shopper';
  return actorName ?? `${actor} ${actorId}`;
}

function addressLine(address: NonNullable<FullOrder['order']['address']>): string {
  const { street, building, floor, apartment, landmark } = address;
  return [
    street,
    building && `building ${building}`,
    floor && `floor ${floor}`,
    apartment && `flat ${apartment}`,
    landmark,
  ]
    .filter(Boolean)
    .join(', ');
}
