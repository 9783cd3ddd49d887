import type { PinnedSearch } from '@dp/contract/staff/search-pins.ts';
import type { Db } from '../database/database.ts';
import type { AppDeps } from '../deps.ts';
import type { AddStaffEndpoint } from '../http/staff-endpoint.ts';
import { addSynonym } from './add-synonym.ts';
import { changeSynonym } from './change-synonym.ts';
import { dismissSearchGap } from './dismiss-search-gap.ts';
import { exportSearchGaps } from './export-search-gaps.ts';
import * as pins from './pinned-search-queries.ts';
import type { PinnedSearchRow } from './pinned-search-rows.ts';
import { removeSynonym } from './remove-synonym.ts';
import { resetSynonyms } from './reset-synonyms.ts';
import { restoreSynonyms } from './restore-synonyms.ts';
import { savePinnedSearch } from './save-pinned-search.ts';
import { pageSearchGaps } from './search-gap-queries.ts';
import { getSynonyms, listSynonyms, presentChanged } from './synonym-queries.ts';

/** Synonyms, searches that served shoppers poorly, and pinned products, in the back office. */
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
  add('restoreSynonyms', async ({ body, staff }) =>
    presentChanged(db, await restoreSynonyms(deps, staff, body)),
  );
  add('listSearchGaps', ({ query, staff }) => pageSearchGaps(db, staff, query));
  add('exportSearchGaps', async ({ body, staff, locale }) => ({
    data: await exportSearchGaps(deps, staff, body, locale),
  }));
  add('dismissSearchGap', async ({ body, staff }) => {
    await dismissSearchGap(deps, staff, body.query);
    return { data: { ok: true } };
  });
  addPinRoutes(add, deps);
}

function addPinRoutes(add: AddStaffEndpoint, deps: AppDeps): void {
  const { db, config, catalog } = deps;
  const answer = (data: PinnedSearch) => ({
    data,
    shop_url: `${config.publicUrl}/search/product?query=${encodeURIComponent(data.query)}`,
  });
  add('listPinnedSearches', ({ query, staff, locale }) =>
    pins.listPinnedSearches(db, staff, query, locale),
  );
  add('getPinnedSearch', async ({ query: { query }, staff, locale }) =>
    answer(await pins.getPinnedSearch(db, staff, query, locale)),
  );
  add('savePinnedSearch', async ({ body, staff, locale }) => {
    const present = (tx: Db, row: PinnedSearchRow | undefined) =>
      pins.presentPinnedSearch(tx, body.query, row, locale);
    const row = await savePinnedSearch(deps, staff, body, present);
    // Staff look at the search in the shop right after saving.
    catalog.changed();
    return answer(await present(db, row));
  });
}
