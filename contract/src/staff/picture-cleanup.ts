/** The clean-up of unused pictures: what it would delete, and what it has deleted. */
import { z } from 'zod';

const pictureCleanup = z.object({
  /** How long nothing has used a picture before it is deleted, in days. */
  days: z.int(),
  /** When the shop last looked; null before the first time. */
  looked_at: z.string().nullable(),
  /** Pictures that nothing uses; they stay when something uses them again. */
  unused: z.object({
    count: z.int(),
    /** When the first of them can be deleted at the earliest; null without any. */
    first_at: z.string().nullable(),
  }),
  /** Of those whose days are over: nobody can choose them any more. */
  condemned: z.object({
    count: z.int(),
    /** From when on they are deleted; null without any. */
    delete_at: z.string().nullable(),
  }),
  /** Clean-ups that deleted any, the newest first. */
  removals: z.array(z.object({ at: z.string(), count: z.int(), bytes: z.int() })),
});
export type PictureCleanup = z.output<typeof pictureCleanup>;

export const pictureCleanupResponse = z.object({ data: pictureCleanup });
