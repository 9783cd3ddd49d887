import { expect } from 'vitest';
import { TestApp } from '../test-app.ts';
import { type StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { openTestDatabase } from '../test-database.ts';
import { closeAudited } from './close-audited.ts';
import { addressOf, correct } from './corrections.ts';
import {
  addBosta,
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  parcelVersion,
  sentReference,
  startBostaSimulator,
  workOnCourier,
} from './courier.ts';
import { TEST_DEMO } from './demo.ts';

/** A shop that sends by a simulated Bosta, and its back office. */
export async function openAtBosta(simulator: BostaSimulator) {
  const { driver } = simulator;
  const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [], driver);
  // References are unique at the company, which outlives each test's shop.
  const first = Date.now() % 1_000_000_000;
  await shop.database.pool.query(
    `select setval('order_numbers', ${first}), setval(pg_get_serial_sequence('parcels', 'id'), ${first})`,
  );
  const office = await TestBackOffice.on(shop);
  const owner = await office.signIn('owner');
  return { shop, office, owner, bosta: await addBosta(office, owner) };
}

/** A back office with a simulated Bosta, and one packed order at a time. */
export class BostaOffice {
  readonly simulator: BostaSimulator;
  readonly office: TestBackOffice;
  readonly owner: StaffCaller;
  #order: Awaited<ReturnType<typeof arrangePackedOrder>> | undefined;

  private constructor(simulator: BostaSimulator, office: TestBackOffice, owner: StaffCaller) {
    this.simulator = simulator;
    this.office = office;
    this.owner = owner;
  }

  static async open(): Promise<BostaOffice> {
    const simulator = await startBostaSimulator();
    const { office, owner } = await openAtBosta(simulator);
    return new BostaOffice(simulator, office, owner);
  }

  async close(): Promise<void> {
    await closeAudited(this.office);
    await this.simulator.stop();
  }

  /** Begins with another packed order, and a Bosta that answers. */
  async begin(): Promise<void> {
    await this.simulator.next({});
    this.#order = await arrangePackedOrder(this.office, this.owner);
  }

  get order() {
    if (this.#order === undefined) throw new Error('There is no order yet.');
    return this.#order;
  }

  /** Sends the parcel to Bosta; its reference there. */
  send(): Promise<string> {
    return sentReference(this.office, this.owner, this.order.parcelId);
  }

  /** Something happens at Bosta, and its webhook arrives. */
  async happens(reference: string, what: Happening): Promise<void> {
    const webhook = await this.simulator.report(reference, what);
    expect(await deliverWebhook(this.office.shop, webhook)).toBe(200);
  }

  /** Where Bosta takes a parcel. */
  async destinationOf(reference: string) {
    const books = await this.simulator.books();
    return books.find((each) => each.reference === reference)?.destination;
  }

  /** Corrects the order's address as staff see it now. */
  correct(changes?: Parameters<typeof correct>[3]) {
    return correct(this.office, this.owner, this.order.id, changes);
  }

  /** What staff see of the correction. */
  async correction() {
    const { parcels } = await addressOf(this.office, this.owner, this.order.id);
    return parcels[0]?.correction;
  }

  onParcel(name: 'retryCorrection' | 'passOnCorrection') {
    const input = { params: { id: this.order.parcelId }, body: {} };
    return this.office.call(name, input, { as: this.owner });
  }

  /** Takes the parcel back from Bosta. */
  async recall(): Promise<void> {
    const body = { version: await parcelVersion(this.office, this.order.parcelId) };
    const input = { params: { id: this.order.parcelId }, body };
    expect((await this.office.call('recallParcel', input, { as: this.owner })).status).toBe(200);
  }

  /** The background work once it is due again. */
  async later(): Promise<void> {
    this.office.clock.advance({ minutes: 6 });
    await workOnCourier(this.office.shop);
  }

  /** Whether the parcel is among those that need staff. */
  async isProblem(): Promise<boolean> {
    const query = { view: 'problem' };
    const { body } = await this.office.call('listParcels', { query }, { as: this.owner });
    return body.data.some(({ id }) => id === this.order.parcelId);
  }
}
