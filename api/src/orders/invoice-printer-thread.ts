import { parentPort } from 'node:worker_threads';
import type { PrintJob, PrintResult } from './invoice-printer.ts';
import { setInvoice } from './invoice-sheet.ts';

// The thread of `invoice-printer.ts`: one invoice in, one PDF out.
parentPort?.on('message', async ({ invoice, locale, mark }: PrintJob) => {
  const pdf = new Uint8Array(await setInvoice(invoice, locale, mark));
  parentPort?.postMessage(pdf satisfies PrintResult, [pdf.buffer]);
});
