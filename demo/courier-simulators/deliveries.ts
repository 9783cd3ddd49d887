import type { Reply } from '../payment-simulators/simulator.ts';
import { type Destination, destinationIn, faultOf, isCorrectable } from './destination.ts';
import { type Settled, walletOf } from './settlement.ts';

const FAILED = 47;

export interface Delivery extends Settled {
  readonly id: string;
  readonly reference: string;
  destination: Destination;
  readonly webhookUrl: string;
  readonly webhookHeaders: Record<string, string>;
  readonly cod: number;
  type: number;
  exceptionCode: number | null;
  attempts: number;
}

const TYPE_NAMES: Readonly<Record<number, string>> = { 10: 'SEND', 20: 'RTO' };
/** Every delivery of the account, the oldest first. */
export const deliveries: Delivery[] = [];
let clock = Date.now();
// Numbers differ between runs, as the shop's database outlives this process.
const firstNumber = 10_000_000 + (Math.floor(Date.now() / 1_000) % 80_000_000);

export interface Happening {
  readonly state: number;
  readonly type?: number;
  readonly exception?: number;
  readonly cod?: number;
}

/** Something happens to a parcel. @returns the webhook about it. */
export function happen(delivery: Delivery, { state, type, exception, cod }: Happening) {
  delivery.state = state;
  if (type !== undefined) delivery.type = type;
  delivery.exceptionCode = exception ?? null;
  if (state === FAILED && delivery.type === 10) delivery.attempts += 1;
  if (state === 45) delivery.collected = cod ?? delivery.cod;
  clock = Math.max(clock + 1, Date.now());
  const body = JSON.stringify({
    _id: delivery.id,
    trackingNumber: delivery.trackingNumber,
    state,
    type: TYPE_NAMES[delivery.type],
    ...(state === 45 ? { cod: delivery.collected } : {}),
    timeStamp: clock,
    businessReference: delivery.reference,
    numberOfAttempts: delivery.attempts,
    ...(exception === undefined ? {} : { exceptionCode: exception, exceptionReason: 'simulated' }),
  });
  return { query: '', body, headers: delivery.webhookHeaders };
}

export const refuse = (message: string): Reply => ({
  status: 400,
  body: { success: false, message },
});

/** Registers a delivery. */
export function create(body: Record<string, unknown>): Reply {
  const { businessReference, cod } = body as { businessReference: string; cod?: number };
  const destination = destinationIn(body);
  const fault = faultOf(destination);
  if (fault !== undefined) return refuse(fault);
  if (deliveries.some(({ reference }) => reference === businessReference)) {
    return refuse('businessReference was used already');
  }
  const delivery: Delivery = {
    id: `delivery${deliveries.length + 1}`,
    trackingNumber: String(firstNumber + deliveries.length),
    reference: businessReference,
    destination,
    webhookUrl: String(body.webhookUrl),
    webhookHeaders: body.webhookCustomHeaders as Record<string, string>,
    cod: cod ?? 0,
    state: 10,
    type: 10,
    exceptionCode: null,
    attempts: 0,
    collected: null,
    paidOut: null,
    wallet: null,
  };
  deliveries.push(delivery);
  return { status: 200, body: { success: true, data: describe(delivery) } };
}

/** Another address and receiver; what of them is left out is gone. */
export function correct(delivery: Delivery, body: Record<string, unknown>): Reply {
  if (!isCorrectable(delivery)) return refuse('It can no longer be edited');
  const destination = destinationIn(body);
  const fault = faultOf(destination);
  if (fault !== undefined) return refuse(fault);
  delivery.destination = destination;
  return { status: 200, body: { success: true, data: describe(delivery) } };
}

/** A delivery as answers have it. */
export function describe(delivery: Delivery) {
  const { id, trackingNumber, reference, state, type, exceptionCode, attempts } = delivery;
  return {
    _id: id,
    trackingNumber,
    businessReference: reference,
    state: { code: state, value: `state ${state}` },
    type: { code: type, value: TYPE_NAMES[type] },
    ...(exceptionCode === null ? {} : { exceptionCode }),
    numberOfAttempts: attempts,
    ...delivery.destination,
    ...(delivery.collected === null ? {} : { cod: delivery.collected }),
    ...walletOf(delivery),
  };
}

/** Ends a delivery before it is picked up. */
export function cancel(delivery: Delivery): Reply {
  if (![10, 11, 20].includes(delivery.state)) return refuse('It was picked up');
  delivery.state = 48;
  return { status: 200, body: { success: true } };
}
