import type { ProviderName } from '@dp/contract/payments.ts';
import {
  type AttemptIds,
  type BeginRequest,
  bareReport,
  type PaymentProvider,
  type ProviderReport,
  type RawCallback,
  type RefundRequest,
} from '../../src/payments/payment-provider.ts';
import type { SentCallback, Simulator } from './provider-simulator.ts';

/** A number from 0 up to 1 that is the same in every run of a seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a provider says that it was paid and paid back, in piastres. */
export interface BookedPayment {
  readonly payment: string;
  readonly received: number;
  readonly refunded: number;
}

/** A driver of the shop on a simulator that answers late, twice, wrongly or not at all. */
export class UnrulyProvider implements PaymentProvider {
  readonly name: ProviderName;
  readonly mode: 'test' | 'live';
  readonly methods: PaymentProvider['methods'];
  readonly #driver: PaymentProvider;
  readonly #simulator: Simulator;
  readonly #random: () => number;
  readonly #begun = new Set<string>();
  readonly #paid = new Set<string>();

  constructor(driver: PaymentProvider, simulator: Simulator, random: () => number) {
    this.name = driver.name;
    this.mode = driver.mode;
    this.methods = driver.methods;
    this.#driver = driver;
    this.#simulator = simulator;
    this.#random = random;
  }

  merchantOf: PaymentProvider['merchantOf'] = (method) => this.#driver.merchantOf(method);

  async begin(request: BeginRequest, signal: AbortSignal) {
    if (this.#chance(0.05)) await this.#simulator.next({ create: this.#loss() });
    const begun = await this.#driver.begin(request, signal);
    if (begun.kind === 'redirect' || begun.kind === 'reference') this.#begun.add(request.reference);
    return begun;
  }

  /** A shopper pays: what is sent about it, as often as it is sent. */
  async pay(
    reference: string,
    how: 'success' | 'decline' | 'amount_changed',
  ): Promise<SentCallback[]> {
    // A pay page takes money only once, and only after it was shown.
    if (!this.#begun.has(reference) || this.#paid.has(reference)) return [];
    if (how !== 'decline') this.#paid.add(reference);
    const { callbacks } = await this.#simulator.pay(reference, how);
    const times = this.#chance(0.2) ? 0 : this.#chance(0.3) ? 3 : 1;
    const forged = callbacks.map((sent) => ({ ...sent, body: sent.body.replace(reference, 'x') }));
    return [
      ...Array.from({ length: times }, () => callbacks).flat(),
      ...(this.#chance(0.1) ? forged.map(altered) : []),
    ];
  }

  readCallback = (raw: RawCallback) => this.#driver.readCallback(raw);

  async inquire(attempt: AttemptIds, signal: AbortSignal): Promise<ProviderReport> {
    return this.#chance(0.1) ? bareReport('unknown') : this.#driver.inquire(attempt, signal);
  }

  async refund(request: RefundRequest, signal: AbortSignal) {
    // The call is lost before it happened, or its answer after.
    if (this.#chance(0.15)) return { kind: 'unknown' as const };
    if (this.#chance(0.15)) await this.#simulator.next({ refund: this.#loss() });
    return this.#driver.refund(request, signal);
  }

  async cancel(attempt: AttemptIds, signal: AbortSignal): Promise<void> {
    await this.#driver.cancel?.(attempt, signal);
  }

  books(): Promise<BookedPayment[]> {
    return this.#simulator.post('/simulator/books', {});
  }

  #loss(): string {
    return ['error', 'silent', 'half'][Math.floor(this.#random() * 3)] ?? 'error';
  }

  #chance(of: number): boolean {
    return this.#random() < of;
  }
}

/** A callback with another amount, whose signature is then wrong. */
function altered(sent: SentCallback): SentCallback {
  const body = sent.body.replace(/"(amount_cents|amount|orderAmount)":/, '"$1":9');
  return { ...sent, body };
}
