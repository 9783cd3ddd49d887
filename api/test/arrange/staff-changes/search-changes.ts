import type { searchCalls } from '@dp/contract/staff/search-calls.ts';
import { searchGaps } from '../../../src/search/search-tables.ts';
import type { TestBackOffice } from '../../test-back-office.ts';
import { insertProduct } from '../catalogue.ts';
import type { ChangesOf } from './staff-change.ts';

/** A group of two words that nothing else is called. */
async function arrangeGroup(office: TestBackOffice, phrase: string, synonym: string) {
  const as = await office.signIn('content');
  const { body } = await office.call('addSynonym', { body: { phrase, synonym } }, { as });
  return { as, phrase, group: body.data[0]?.name ?? '' };
}

export const searchChanges: ChangesOf<typeof searchCalls> = {
  addSynonym: async (office) => ({
    as: await office.signIn('content'),
    input: { body: { phrase: 'دلاية', synonym: 'زعبوط' } },
    action: 'synonym.add',
  }),
  changeSynonym: async (office) => {
    const { as, phrase, group } = await arrangeGroup(office, 'فرفوش', 'لعلوع');
    return { as, input: { body: { group, phrase, to: 'كركوبة' } }, action: 'synonym.change' };
  },
  removeSynonym: async (office) => {
    const { as, phrase } = await arrangeGroup(office, 'شخلول', 'دندوش');
    return { as, input: { body: { phrase } }, action: 'synonym.remove' };
  },
  resetSynonyms: async (office) => {
    const { as, group } = await arrangeGroup(office, 'طربوق', 'بلعوط');
    return { as, input: { body: { group } }, action: 'synonym.reset' };
  },
  restoreSynonyms: async (office) => {
    const { as, group } = await arrangeGroup(office, 'بهلول', 'دعبول');
    const body = { group, kind: 'quality', phrases: ['بهلول'], seen: ['بهلول', 'دعبول'] };
    return { as, input: { body }, action: 'synonym.restore' };
  },
  dismissSearchGap: async (office) => {
    await office.db.insert(searchGaps).values({ query: 'ثلاجه', lastAt: office.clock.now() });
    const as = await office.signIn('content');
    return { as, input: { body: { query: 'ثلاجه' } }, action: 'search-gap.dismiss' };
  },
  savePinnedSearch: async (office) => {
    const products = [await insertProduct(office.db)];
    const body = { query: 'نجفة صالون', version: 0, products };
    return {
      as: await office.signIn('content'),
      input: { body },
      action: 'pinned-search.save',
    };
  },
};
