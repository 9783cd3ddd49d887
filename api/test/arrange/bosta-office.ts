import { expect } from 'vitest';
import { auditShop } from '../../src/audit/audit-shop.ts';
import { TestApp } from '../test-app.ts';
import { type StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { openTestDatabase } from '../test-database.ts';
import { addressOf, correct } from './corrections.ts';
import {
  addBosta,
  arrangePackedOrder,
  type BostaSimulator,
  deliverWebhook,
  type Happening,
  parcelVersion,
  sendToBosta,
  startBostaSimulator,
  workOnCourier,
} from './courier.ts';
import { TEST_DEMO } from './demo.ts';

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
    const { driver } = simulator;
    const shop = await TestApp.on(await openTestDatabase(), {}, TEST_DEMO, [], driver);
    const office = await TestBackOffice.on(shop);
    const owner = await office.signIn('owner');
    await addBosta(office, owner);
    return new BostaOffice(simulator, office, owner);
  }

  /** After everything adds up. */
  async close(): Promise<void> {
    expect((await auditShop(this.office.db)).findings).toEqual([]);
    await this.office.close();
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
  async send(): Promise<string> {
    const { body } = await sendToBosta(this.office, this.owner, this.order.parcelId);
    return body.data.deliveries[0]?.reference ?? '';
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
