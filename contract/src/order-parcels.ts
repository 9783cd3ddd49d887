/** An order's parcels as its shopper sees them: on the order's page, in the history and where it is tracked. */
import { z } from 'zod';
import { ATTEMPT_REASONS, PARCEL_STATES } from './parcel-states.ts';

/** A parcel that was unpacked again belongs to no order. */
export const shownParcelState = z.enum(PARCEL_STATES).exclude(['void']);
export type ShownParcelState = z.infer<typeof shownParcelState>;

/** Where one parcel is and was. */
export const orderParcel = z.object({
  id: z.int(),
  /** Its number within the order, from 1. */
  place: z.int(),
  state: shownParcelState,
  /** The days in Cairo between which it is expected; null once it has arrived or comes back. */
  expected: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** Another day the shopper asked for, and whether the shop agreed; null: not answered yet. */
  asked: z.object({ day: z.string(), agreed: z.boolean().nullable() }).nullable(),
  /** Whether another day can be asked for now. */
  postponable: z.boolean(),
  /** EGP that its courier collected at the door; 0 before it is delivered, and where nothing was to be paid there. */
  collected: z.number(),
  /** The oldest first. */
  events: z.array(
    z.object({
      state: shownParcelState,
      reason: z.enum(ATTEMPT_REASONS).nullable(),
      postponed_to: z.string().nullable(),
      at: z.string(),
    }),
  ),
});
export type OrderParcel = z.infer<typeof orderParcel>;
