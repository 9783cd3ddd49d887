import type { EventEmitter } from 'node:events';
import type { Invoice } from '@dp/contract/orders.ts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { InvoicePrinter, type PrintJob, type PrintResult } from './invoice-printer.ts';

interface Thread extends EventEmitter {
  readonly jobs: PrintJob[];
}
const threads = vi.hoisted((): Thread[] => []);
vi.mock('node:worker_threads', async () => {
  const events = await import('node:events');
  class Worker extends events.EventEmitter {
    readonly jobs: PrintJob[] = [];
    constructor() {
      super();
      threads.push(this);
    }
    postMessage(job: PrintJob): void {
      this.jobs.push(job);
    }
    unref(): void {}
    async terminate(): Promise<number> {
      return 1;
    }
  }
  return { Worker };
});

/** Longer than the time limit of one invoice. */
const STALLED_MS = 10_001;

beforeEach(() => {
  threads.length = 0;
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const mark = { title: 'DP' };
const invoice = (number: string) => ({ number }) as Invoice;
const pdf = (text: string): PrintResult => new TextEncoder().encode(text);

it("returns nobody another customer's invoice, however late its thread delivers it", async () => {
  const printer = new InvoicePrinter();
  const mona = printer.print(invoice('INV-1'), 'ar', mark);
  const omar = printer.print(invoice('INV-2'), 'ar', mark);
  const refused = expect(mona).rejects.toThrow('service_unavailable');
  // The process stalled: its timer fires before it learns that the invoice was ready in time.
  await vi.advanceTimersByTimeAsync(STALLED_MS);
  await refused;
  threads[0]?.emit('message', pdf('for Mona'));

  expect(threads.map(({ jobs }) => jobs.map((job) => job.invoice.number))).toEqual([
    ['INV-1'],
    ['INV-2'],
  ]);
  threads[1]?.emit('message', pdf('for Omar'));
  expect(await omar).toEqual(pdf('for Omar'));
});

it('continues with the next one when a thread fails, and ignores that thread', async () => {
  const printer = new InvoicePrinter();
  const mona = printer.print(invoice('INV-1'), 'en', mark);
  const omar = printer.print(invoice('INV-2'), 'en', mark);
  const refused = expect(mona).rejects.toThrow('out of memory');
  threads[0]?.emit('error', new Error('out of memory'));
  await refused;
  threads[0]?.emit('error', new Error('out of memory'));
  threads[1]?.emit('message', pdf('for Omar'));
  expect(await omar).toEqual(pdf('for Omar'));
});
