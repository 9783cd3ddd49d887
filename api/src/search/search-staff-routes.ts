import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addSynonym } from './add-synonym.ts';
import { changeSynonym } from './change-synonym.ts';
import { dismissSearchGap } from './dismiss-search-gap.ts';
import { removeSynonym } from './remove-synonym.ts';
import { resetSynonyms } from './reset-synonyms.ts';
import { pageSearchGaps } from './search-gap-queries.ts';
import { getSynonyms, listSynonyms, presentChanged } from './synonym-queries.ts';

/** Synonyms, and searches that served shoppers poorly, in the back office. */
export function addSearchStaffRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db } = deps;
  add('listSynonyms', ({ query, staff }) => listSynonyms(db, staff, query));
  add('getSynonyms', async ({ query, staff }) => ({
    data: await getSynonyms(db, staff, query.name),
  }));
  add('addSynonym', async ({ body, staff }) =>
    presentChanged(db, await addSynonym(deps, staff, body)),
  );
  add('changeSynonym', async ({ body, staff }) =>
    presentChanged(db, await changeSynonym(deps, staff, body)),
  );
  add('removeSynonym', async ({ body, staff }) =>
    presentChanged(db, (await removeSynonym(deps, staff, body)).left),
  );
  add('resetSynonyms', async ({ body, staff }) =>
    presentChanged(db, (await resetSynonyms(deps, staff, body.group)).groups),
  );
  add('listSearchGaps', ({ query, staff }) => pageSearchGaps(db, staff, query));
  add('dismissSearchGap', async ({ body, staff }) => {
    await dismissSearchGap(deps, staff, body.query);
    return { data: { ok: true } };
  });
}
