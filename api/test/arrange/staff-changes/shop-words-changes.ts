import type { shopWordsCalls } from '@dp/contract/staff/shop-words-calls.ts';
import type { ChangesOf } from './staff-change.ts';

const params = { name: 'description' };
const text = { ar: { description: 'إضاءة' }, en: { description: 'Lighting' } };

export const shopWordsChanges: ChangesOf<typeof shopWordsCalls> = {
  saveShopWords: async (office) => {
    const as = await office.signIn('content');
    const { version } = (await office.call('getShopWords', { params }, { as })).body.data;
    return { as, input: { params, body: { ...text, version } }, action: 'shop-words.edit' };
  },
  restoreShopWords: async (office) => {
    const as = await office.signIn('content');
    const { version } = (await office.call('getShopWords', { params }, { as })).body.data;
    return { as, input: { params, body: { version, restored: 0 } }, action: 'shop-words.restore' };
  },
};
