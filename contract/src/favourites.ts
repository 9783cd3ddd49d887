/** Request and response of the favourites stored with an account. */
import { z } from 'zod';
import { idField } from './fields.ts';
import { FAVOURITES_MAX } from './limits.ts';

const ids = z
  .array(idField, { error: 'invalid' })
  .max(FAVOURITES_MAX, 'too_big')
  .default(() => []);

/**
 * What changed on a device since it last saw the account's favourites, by product id; nothing only reads
 * them. A product in both is added.
 */
export const syncFavouritesBody = z.strictObject({ add: ids, remove: ids });

/** The account's favourites by product id, the latest last. */
export const favouritesResponse = z.object({ data: z.array(z.int()) });
