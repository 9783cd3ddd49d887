import type { PairFault } from '@dp/contract/staff/error-codes.ts';
import type { LampPicture, pairPhotographsBody } from '@dp/contract/staff/pictures.ts';
import type { z } from 'zod';
import { recordAudit } from '../audit-trail/record-audit.ts';
import type { AppDeps } from '../deps.ts';
import { makeLampPasses } from '../lamp-passes/make-lamp-passes.ts';
import { limitWork } from '../media/limit-work.ts';
import type { MediaStore } from '../media/media-port.ts';
import { requireOriginal } from '../media/require-original.ts';
import { oneOfFewDecoded, storePicture } from '../media/store-picture.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { presentStoredPicture } from './present-stored-picture.ts';

/** Pairs at the same time: one takes up to 400 MB. */
const onePair = limitWork(1);

/** How much the shapes of two photographs may differ: one may be a smaller copy. */
const SHAPE_TOLERANCE = 0.01;

/**
 * Makes a picture with both passes of two photographs of a lamp, off and on, in either order. Both stay.
 *
 * @throws ProblemError 403 `permission_required` without `products.edit`, 422 `pair_unusable` with its
 *   `fault`, 422 `picture_unusable` for one that the store does not have; what `storePicture` throws.
 */
export async function pairPhotographs(
  { db, media, now }: Pick<AppDeps, 'db' | 'media' | 'now'>,
  principal: Principal,
  { first_id: firstId, second_id: secondId }: z.output<typeof pairPhotographsBody>,
): Promise<LampPicture> {
  requirePermission(principal, 'products.edit');
  await requirePair(media, firstId, secondId);
  const passes = await onePair(() =>
    oneOfFewDecoded(async () =>
      makeLampPasses({ first: await media.get(firstId), second: await media.get(secondId) }),
    ),
  );
  if ('fault' in passes) throw pairUnusable(passes.fault);
  const day = await storePicture(media, Buffer.from(passes.day));
  const light = await storePicture(media, Buffer.from(passes.light));
  const { swapped } = passes;
  await recordAudit(db, principal, {
    action: 'picture.pair',
    subject: { kind: 'picture', id: day.id },
    after: { first: firstId, second: secondId, light: light.id, swapped },
    at: now(),
  });
  return { ...presentStoredPicture(day, light), swapped };
}

async function requirePair(media: MediaStore, firstId: string, secondId: string): Promise<void> {
  const [first, second] = [
    await requireOriginal(media, firstId),
    await requireOriginal(media, secondId),
  ];
  if ([first, second].some(({ facts }) => facts.extension === 'svg')) throw pairUnusable('drawing');
  const shape = first.facts.width / first.facts.height;
  const other = second.facts.width / second.facts.height;
  if (Math.abs(shape / other - 1) > SHAPE_TOLERANCE) throw pairUnusable('sizes_differ');
}

function pairUnusable(fault: PairFault): ProblemError {
  return new ProblemError(422, 'pair_unusable', { fault });
}
