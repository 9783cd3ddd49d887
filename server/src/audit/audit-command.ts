import { parseArgs } from 'node:util';
import { auditShop } from '@dp/api/audit/audit-shop.ts';
import { creditNoteNumber, invoiceNumber } from '@dp/api/orders/invoice-number.ts';
import { words } from '../command-line/arguments.ts';
import { inCairo } from '../command-line/cairo-time.ts';
import { type Command, CommandError } from '../command-line/command.ts';

export const auditCommand: Command = {
  name: 'audit',
  summary: 'Prove that stock, orders, vouchers, invoices and credit notes add up',
  usage: '',
  run: async (args, { database, print }) => {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    words(positionals, []);
    const { orders, products, vouchers, findings, restores } = await auditShop(database.db);
    const rules = Map.groupBy(findings, ({ rule }) => rule);
    for (const [rule, broken] of rules) {
      print(`Broken: ${rule}`);
      for (const { detail } of broken) print(`  ${detail}`);
    }
    for (const restore of restores) {
      print(
        `Restored on ${inCairo(restore.restoredAt)} from the backup of ${inCairo(restore.backupMadeAt)}.`,
      );
      const { lastOrderNumber, firstOrderNumber, lastInvoiceNumber, firstInvoiceNumber } = restore;
      print(`  Order numbers go on from ${lastOrderNumber} to ${firstOrderNumber},`);
      print(
        `  invoices from ${lastInvoiceNumber === 0 ? 'none' : invoiceNumber(lastInvoiceNumber)} to ${invoiceNumber(firstInvoiceNumber)}; no number between them is missing.`,
      );
      const { lastCreditNoteNumber: last, firstCreditNoteNumber: first } = restore;
      if (first > last + 1) {
        print(
          `  Credit notes from ${last === 0 ? 'none' : creditNoteNumber(last)} to ${creditNoteNumber(first)}.`,
        );
      }
    }
    print(`Looked at ${orders} orders, ${products} products and ${vouchers} vouchers.`);
    if (findings.length > 0) {
      throw new CommandError(
        `The books do not add up: ${rules.size} rules are broken. Make a backup before anything is changed.`,
      );
    }
    print('Everything adds up.');
  },
};
