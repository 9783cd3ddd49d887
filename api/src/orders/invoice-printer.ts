import { Worker } from 'node:worker_threads';
import type { Locale } from '@dp/contract/locale.ts';
import type { Invoice } from '@dp/contract/orders.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { PrintedMark } from './printed-mark.ts';

export interface PrintJob {
  readonly invoice: Invoice;
  readonly locale: Locale;
  readonly mark: PrintedMark;
}
export type PrintResult = Uint8Array<ArrayBuffer>;

interface Waiting extends PrintJob {
  resolve(pdf: PrintResult): void;
  reject(error: Error): void;
}

/** Maximum queue length; one invoice takes some hundredths of a second. */
const QUEUE_MAX = 30;
/** Time limit; an invoice of 100 lines takes a tenth of this on a busy machine. */
const LIMIT_MS = 10_000;
/** An idle thread ends after this time, to free its memory. */
const IDLE_MS = 30_000;
const MEMORY_MAX_MB = 96;
/** Collects garbage early instead of growing the shop's memory. */
const YOUNG_MEMORY_MAX_MB = 8;

/**
 * Renders invoices one at a time on its own thread: rendering takes longer than any other call, and must not
 * block them. Time, memory and queue are bounded.
 */
export class InvoicePrinter {
  readonly #queue: Waiting[] = [];
  #printing: Waiting | undefined;
  #thread: Worker | undefined;
  #timer: NodeJS.Timeout | undefined;

  /**
   * An invoice as a PDF on A4.
   *
   * @throws ProblemError 503 `service_unavailable` when the queue is full, or it takes too long.
   */
  print(invoice: Invoice, locale: Locale, mark: PrintedMark): Promise<PrintResult> {
    if (this.#queue.length >= QUEUE_MAX) {
      return Promise.reject(new ProblemError(503, 'service_unavailable'));
    }
    return new Promise((resolve, reject) => {
      this.#queue.push({ invoice, locale, mark, resolve, reject });
      if (!this.#printing) this.#next();
    });
  }

  #next(): void {
    clearTimeout(this.#timer);
    this.#printing = this.#queue.shift();
    this.#timer = this.#printing
      ? setTimeout(() => this.#fail(new ProblemError(503, 'service_unavailable')), LIMIT_MS)
      : setTimeout(() => this.#end(), IDLE_MS).unref();
    if (!this.#printing) return;
    const { invoice, locale, mark } = this.#printing;
    this.#thread ??= this.#start();
    this.#thread.postMessage({ invoice, locale, mark } satisfies PrintJob);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./invoice-printer-thread.ts', import.meta.url), {
      resourceLimits: {
        maxOldGenerationSizeMb: MEMORY_MAX_MB,
        maxYoungGenerationSizeMb: YOUNG_MEMORY_MAX_MB,
      },
    });
    thread.on('message', (pdf: PrintResult) => {
      // A terminated thread may still have finished; by now its result belongs to nobody.
      if (thread !== this.#thread) return;
      this.#printing?.resolve(pdf);
      this.#next();
    });
    thread.on('error', (error) => {
      if (thread === this.#thread) this.#fail(error as Error);
    });
    // An idle printer does not keep the process alive.
    thread.unref();
    return thread;
  }

  /** Gives the invoice in print up, with its thread; the others get a new one. */
  #fail(error: Error): void {
    this.#end();
    this.#printing?.reject(error);
    this.#next();
  }

  #end(): void {
    void this.#thread?.terminate();
    this.#thread = undefined;
  }
}
