import type { pageTextCalls } from '@dp/contract/staff/page-text-calls.ts';
import type { ChangesOf } from './staff-change.ts';

const params = { name: 'privacy-policy' };
const text = { title: 'T', description: 'D', body: 'B' };
const TEXT = Object.fromEntries(
  Object.entries(text).flatMap(([name, words]) => [
    [`${name}_ar`, words],
    [`${name}_en`, words],
  ]),
);

export const pageTextChanges: ChangesOf<typeof pageTextCalls> = {
  savePageText: async (office) => {
    const as = await office.signIn('content');
    const { version } = (await office.call('getPageText', { params }, { as })).body.data;
    return { as, input: { params, body: { ...TEXT, version } }, action: 'page.edit' };
  },
  restorePageText: async (office) => {
    const as = await office.signIn('content');
    const { version } = (await office.call('getPageText', { params }, { as })).body.data;
    return { as, input: { params, body: { version, restored: 0 } }, action: 'page.restore' };
  },
};
