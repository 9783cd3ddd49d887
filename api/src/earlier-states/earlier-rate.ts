import { z } from 'zod';
import { ProblemError } from '../problems/problem-error.ts';
import { auditedTerms } from '../shipping/audited-rate.ts';
import { getGovernorateRates } from '../shipping/rate-queries.ts';
import { handleOf, type RatedPlace, requireRatedPlace } from '../shipping/rated-place.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { openRecord } from './open-record.ts';

const state = z.object({
  cost: z.number(),
  free_over: z.number().nullable(),
  /** As `auditedTerms` writes them: `2–5`. */
  days: z.string().regex(/^\d+–\d+$/),
});

/** A place's own delivery rate, also of one that has none now. */
export const earlierRate: EarlierSubject<'rate'> = {
  permission: 'rates.edit',
  open: async ({ deps: { db }, staff, locale }, id) => {
    const place = placeIn(id);
    const governorate = await getGovernorateRates(db, staff, place.stateId, locale);
    const own =
      place.cityId === null
        ? governorate
        : governorate.cities.find((city) => city.id === place.cityId);
    return openRecord(state, {
      changes: {
        subject: { kind: 'rate', id: handleOf(place) },
        actions: ['rate.set', 'rate.remove'],
      },
      now: own?.rate ? auditedTerms(own.rate) : null,
      inState: ({ days, ...terms }) => {
        const [min = 0, max = 0] = days.split('–').map(Number);
        return { record: { ...terms, days: { min, max } }, lost: [] };
      },
    });
  },
};

/** `<governorate>`, or `<governorate>-<city>`. */
function placeIn(id: string): RatedPlace {
  const [, state, city] = /^(\d{1,9})(?:-(\d{1,9}))?$/.exec(id) ?? [];
  if (state === undefined) throw new ProblemError(404, 'state_not_found');
  return requireRatedPlace({ stateId: Number(state), cityId: city ? Number(city) : null });
}
