import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Buyer, signIn } from '../load/place-orders.ts';

/** Clients that order one piece after the other, retrying with the same key until they get a response. */
export class OrderClients {
  /** Acknowledged orders: their number and time (milliseconds). */
  readonly orders: { readonly number: string; readonly at: number }[] = [];
  /** Number of 503 responses, and of attempts without a response. */
  refused = 0;
  unanswered = 0;
  /** Unexpected responses. */
  readonly surprises: string[] = [];
  #stopped = false;
  readonly #work: Promise<unknown>;
  readonly #buyers: readonly Buyer[];

  private constructor(buyers: readonly Buyer[], products: readonly number[]) {
    this.#buyers = buyers;
    this.#work = Promise.all(
      buyers.map((buyer, at) => this.#order(buyer, products[at % products.length] as number)),
    );
  }

  /** @param products one for each client, which orders it again and again. */
  static async start(
    origin: string,
    count: number,
    products: readonly number[],
  ): Promise<OrderClients> {
    const buyers: Buyer[] = [];
    while (buyers.length < count) buyers.push(await signIn(origin, buyers.length));
    return new OrderClients(buyers, products);
  }

  /** Lets each client finish its current order. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#work;
    for (const { client } of this.#buyers) client.close();
  }

  /** When the first order after a moment was acknowledged; waits for it. */
  async firstAfter(moment: number): Promise<number> {
    for (;;) {
      const found = this.orders.find(({ at }) => at > moment);
      if (found) return found.at;
      await setImmediate();
    }
  }

  async #order({ client, userToken, addressId }: Buyer, id: number): Promise<void> {
    const lines = [{ id, quantity: 1 }];
    const body = { address_id: addressId, lines };
    const { data: quote } = await client.call('quoteOrder', { userToken, body });
    while (!this.#stopped) {
      const placement = {
        userToken,
        idempotencyKey: randomUUID(),
        body: {
          ...body,
          payment_method: 'cash_on_delivery',
          expected_total: quote.totals.total,
        },
      };
      for (;;) {
        try {
          const { data } = await client.call('placeOrder', placement);
          this.orders.push({ number: data.number, at: performance.now() });
          break;
        } catch (error) {
          this.#note(String(error));
          await setImmediate();
        }
      }
    }
  }

  #note(failure: string): void {
    if (failure.includes('answered 503')) this.refused += 1;
    else if (!failure.includes(' answered ')) this.unanswered += 1;
    else this.surprises.push(failure);
  }
}
