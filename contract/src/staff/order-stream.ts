import { z } from 'zod';
import { ORDER_STATES } from '../order-states.ts';
import { CONFIRMATIONS, PACKINGS } from './order-desk.ts';

/**
 * An order that was placed or changed, as it is now. EGP. `placed` comes exactly once for each order, whatever
 * else has happened to it since; for one to be paid online when it is paid, since staff can do nothing before.
 */
export const orderChange = z.object({
  id: z.int(),
  number: z.string(),
  placed: z.boolean(),
  version: z.int(),
  state: z.enum(ORDER_STATES),
  confirmation: z.enum(CONFIRMATIONS),
  packing: z.enum(PACKINGS),
  total: z.number(),
});
export type OrderChange = z.infer<typeof orderChange>;

/**
 * Events of `GET /events`, each with an id to resume from (`Last-Event-ID`): `ready` when nothing was missed,
 * `orders` with what changed since the last one, `reset` when too much was missed: read everything again.
 */
export const STREAM_EVENTS = ['ready', 'orders', 'reset'] as const;
export type StreamEvent = (typeof STREAM_EVENTS)[number];

export const orderStreamResponse = z.string();
