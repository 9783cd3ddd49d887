import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import type { StoredOriginal } from '../media/media-port.ts';
import { pairPasses } from '../media/pair-passes.ts';

/** A stored picture as screens show it and as records refer to it. */
export function presentStoredPicture(
  day: StoredOriginal,
  light?: StoredOriginal,
): StoredPictureFacts {
  return { ...pairPasses(day, light, { day: day.id }), id: day.id, light_id: light?.id ?? null };
}
