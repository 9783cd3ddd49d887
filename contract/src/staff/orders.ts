import { z } from 'zod';
import { optionalText } from '../fields.ts';
import { ORDER_STATES } from '../order-states.ts';
import { staffPage } from './fields.ts';

const state = z.enum(ORDER_STATES, { error: 'invalid' });

/** A note shown in the customer's timeline, and the state in which the caller saw the order. */
const stepFields = { note: optionalText(300), seen: state.optional() };

/** The shop's steps with an order that are not its cancellation. */
export const orderStep = z.strictObject({
  to: z.enum(['ongoing', 'dispatched', 'delivered', 'completed', 'returned'], { error: 'invalid' }),
});

/** A step of the shop with an order, but for cancelling and taking back, which move stock as well. */
export const advanceOrderBody = z.strictObject({
  to: orderStep.shape.to.exclude(['returned']),
  ...stepFields,
});

/** A returned parcel. */
export const returnOrderBody = z.strictObject({
  /** False writes the units off, because they cannot be sold again. */
  restock: z.boolean({ error: 'invalid' }).default(true),
  /** Although the return window of a delivered order is over, as for a defect. */
  late: z.boolean({ error: 'invalid' }).default(false),
  ...stepFields,
});

export const findOrdersBody = staffPage.extend({ state: state.optional() });
