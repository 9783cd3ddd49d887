import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import type { z } from 'zod';
import type { OpenRecord, Restored } from './earlier-subject.ts';

/**
 * A record whose rows have one shape.
 *
 * @param schema of what a row says before or after; other fields of a row are left out.
 */
export function openRecord<K extends EarlierKind, S extends object>(
  schema: z.ZodType<S>,
  record: Pick<OpenRecord<K>, 'changes' | 'now'> & {
    readonly inState: (state: S, id: string) => Restored<K> | Promise<Restored<K>>;
  },
): OpenRecord<K> {
  return {
    ...record,
    read: (fields) => schema.safeParse(fields).data as Record<string, unknown> | undefined,
    inState: async (state, id) => record.inState(schema.parse(state), id),
  };
}
