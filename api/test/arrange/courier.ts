import { createBosta } from '../../src/couriers/bosta/create-bosta.ts';
import type { CourierDriver } from '../../src/couriers/courier-driver.ts';
import { workOnDeliveries } from '../../src/couriers/work-on-deliveries.ts';
import type { TestApp } from '../test-app.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';
import { arrangeConfirmedOrder, type ConfirmedOrder, pack } from './fulfilment.ts';
import { type SentCallback, type Simulator, startSimulatorOf } from './provider-simulator.ts';

/** A simulated Bosta in a process of its own, with the shop's driver for it. */
export interface BostaSimulator extends Pick<Simulator, 'address' | 'post' | 'stop'> {
  readonly driver: CourierDriver;
  /** Something happens to a parcel: the webhook about it, which is not sent. */
  report(reference: string, what: Happening): Promise<SentCallback>;
  next(how: Record<string, unknown>): Promise<void>;
  books(): Promise<Booked[]>;
  /** The file of what ended since the last one; `short` pounds are kept back of its first cash. */
  settlement(wrong: SettlementKnobs): Promise<Buffer>;
}

/** What is wrong with a settlement's file. */
interface SettlementKnobs {
  readonly short?: number;
  readonly unknown?: boolean;
  readonly twice?: boolean;
}

export interface Happening {
  readonly state: number;
  readonly type?: number;
  readonly exception?: number;
  readonly cod?: number;
}

export interface Booked {
  readonly reference: string;
  readonly state: number;
  readonly type: number;
  readonly attempts: number;
  readonly collected: number | null;
  readonly destination: {
    readonly dropOffAddress: Readonly<Record<string, string>>;
    readonly receiver: Readonly<Record<string, string>>;
    readonly notes: string;
  };
}

export const WEBHOOK_SECRET = 'sim-bosta-webhook-secret';

export async function startBostaSimulator(): Promise<BostaSimulator> {
  const simulator = await startSimulatorOf('courier-simulators/bosta.ts');
  const driver = createBosta({
    mode: 'test',
    baseUrl: simulator.address,
    apiKey: 'sim_bosta_api_key',
    webhookSecret: WEBHOOK_SECRET,
    pickupLocation: 'warehouse',
  });
  return {
    ...simulator,
    driver,
    report: (reference, what) => simulator.post('/simulator/report', { reference, ...what }),
    next: async (how) => {
      await simulator.post('/simulator/next', how);
    },
    books: () => simulator.post('/simulator/books', {}),
    settlement: async (wrong) => {
      const { csv } = await simulator.post<{ csv: string }>('/simulator/settlement', wrong);
      return Buffer.from(csv);
    },
  };
}

/** The shop's Bosta courier. */
export async function addBosta(office: TestBackOffice, as: StaffCaller): Promise<number> {
  const body = { kind: 'bosta', name: { ar: 'بوسطة', en: 'Bosta' } };
  const answer = await office.call('addCourier', { body }, { as });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data.id;
}

/** A confirmed order, packed into one parcel. */
export async function arrangePackedOrder(
  office: TestBackOffice,
  as: StaffCaller,
): Promise<ConfirmedOrder & { parcelId: number }> {
  const order = await arrangeConfirmedOrder(office);
  const [parcel] = await pack(office, as, order.id);
  return { ...order, parcelId: parcel?.id ?? 0 };
}

/** Sends a parcel to Bosta; the answer of the call. */
export async function sendToBosta(office: TestBackOffice, as: StaffCaller, parcelId: number) {
  const version = await parcelVersion(office, parcelId);
  return office.call('sendParcel', { params: { id: parcelId }, body: { version } }, { as });
}

/** Sends a parcel to Bosta; its reference there. */
export async function sentReference(
  office: TestBackOffice,
  as: StaffCaller,
  parcelId: number,
): Promise<string> {
  const { body } = await sendToBosta(office, as, parcelId);
  return body.data.deliveries[0]?.reference ?? '';
}

export async function parcelVersion({ shop }: TestBackOffice, id: number): Promise<number> {
  const { rows } = await shop.database.pool.query('select version from parcels where id = $1', [
    id,
  ]);
  return rows[0].version;
}

/** Delivers a webhook; the HTTP status. */
export async function deliverWebhook(
  shop: TestApp,
  { body, headers = {} }: SentCallback,
): Promise<number> {
  const answer = await shop.app.inject({
    method: 'POST',
    url: '/api/couriers/bosta/webhook',
    headers: { 'content-type': 'application/json', ...headers },
    payload: body,
  });
  return answer.statusCode;
}

/** One round of the background work. */
export function workOnCourier(shop: TestApp): Promise<number> {
  return workOnDeliveries(shop.deps, (error) => {
    throw error;
  });
}
