import { startOfDay } from '@dp/contract/cairo-time.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';

/** A slide or section of the home page: first and last day on which it shows, both inclusive, in Cairo. */
interface Dated {
  readonly hidden: boolean;
  readonly startsOn: string | null;
  readonly endsOn: string | null;
}

/** Whether a slide or section shows; the response expires when that changes by itself. */
export function showsAt(
  { hidden, startsOn, endsOn }: Dated,
  now: Date,
  catalog: Pick<CatalogReader, 'expiresAt'>,
): boolean {
  if (hidden) return false;
  const starts = startsOn === null ? undefined : startOfDay(startsOn);
  const ends = endsOn === null ? undefined : startOfDay(endsOn, 1);
  for (const moment of [starts, ends]) if (moment && moment > now) catalog.expiresAt(moment);
  return (!starts || starts <= now) && (!ends || now < ends);
}
