import { randomUUID } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { type Buyer, signIn } from '../load/place-orders.ts';

/** What a client orders, again and again. */
export interface Goods {
  readonly id: number;
  /** In whole pounds. */
  readonly price: number;
}

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

  private constructor(buyers: readonly Buyer[], goods: readonly Goods[]) {
    this.#buyers = buyers;
    this.#work = Promise.all(
      buyers.map((buyer, at) => this.#order(buyer, goods[at % goods.length] as Goods)),
    );
  }

  static async start(
    origin: string,
    count: number,
    goods: readonly Goods[],
  ): Promise<OrderClients> {
    const buyers: Buyer[] = [];
    while (buyers.length < count) buyers.push(await signIn(origin, buyers.length));
    return new OrderClients(buyers, goods);
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

  async #order({ client, userToken, addressId }: Buyer, { id, price }: Goods): Promise<void> {
    const lines = [{ id, quantity: 1 }];
    const body = { address_id: addressId, lines };
    const { data: shipping } = await client.call('getShippingCost', { userToken, body });
    while (!this.#stopped) {
      const placement = {
        userToken,
        idempotencyKey: randomUUID(),
        body: {
          ...body,
          payment_method: 'cash_on_delivery',
          expected_total: price + shipping.cost,
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
