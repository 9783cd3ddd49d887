import { REMOVED } from '@dp/contract/staff/earlier-state-values.ts';
import { SYNONYM_KINDS } from '@dp/contract/staff/search-values.ts';
import { z } from 'zod';
import type { ChangesOf } from '../audit-trail/subject-changes.ts';
import { haveSamePhrases } from '../search/synonym-group.ts';
import { getSynonyms } from '../search/synonym-queries.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { openRecord } from './open-record.ts';

const state = z.object({ kind: z.enum(SYNONYM_KINDS), phrases: z.array(z.string()).min(1) });

/** The phrases of a group of synonyms by its name, which a removed one gets back. */
export const earlierSynonyms: EarlierSubject<'synonym'> = {
  permission: 'content.edit',
  open: async ({ deps: { db }, staff }, id) => {
    const present = id === REMOVED ? null : await getSynonyms(db, staff, id);
    // Another order of the same phrases is no other state.
    const ordered = state.transform(({ kind, phrases }) => ({
      kind,
      phrases:
        present && haveSamePhrases(phrases, present.phrases) ? [...present.phrases] : phrases,
    }));
    return openRecord(ordered, {
      changes: changesOfGroup(id),
      now: present && { kind: present.kind, phrases: present.phrases },
      inState: (then, name) => ({ record: { name, ...then }, lost: [] }),
    });
  },
};

function changesOfGroup(id: string): ChangesOf {
  const removals = ['synonym.remove', 'synonym.reset'];
  return id === REMOVED
    ? { subject: { kind: 'synonym' }, actions: removals, stillGone: true }
    : {
        subject: { kind: 'synonym', id },
        actions: [...removals, 'synonym.add', 'synonym.change', 'synonym.restore'],
      };
}
