import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { addSearchGaps } from '../src/search/search-gaps.ts';
import { arrangeCatalogue, type Catalogue } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
let catalogue: Catalogue;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
  catalogue = await arrangeCatalogue(office.db);
});
afterAll(() => office.close());

const add = (body: object) => office.call('addSynonym', { body }, { as: editor });
const list = async (query: object) =>
  (await office.call('listSynonyms', { query }, { as: editor })).body;
const gaps = async (query = {}) =>
  (await office.call('listSearchGaps', { query }, { as: editor })).body;
const dismiss = (query: string) =>
  office.call('dismissSearchGap', { body: { query } }, { as: editor });

async function found(query: string): Promise<number[]> {
  const { body } = await office.shop.call('searchProducts', { query: { query }, body: {} });
  return body.data.data.map(({ id }) => id);
}

async function lastRow() {
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
}

it('a search that found nothing becomes a synonym: it finds at once, and the gap is closed', async () => {
  expect(await found('زعبوط')).toEqual([]);
  expect((await gaps({ text: 'زعبوط' })).data).toEqual([
    {
      query: 'زعبوط',
      count: 1,
      last_at: office.clock.now().toISOString(),
      reasons: [{ reason: 'nothing', count: 1 }],
    },
  ]);
  const added = await add({ phrase: 'دلاية', synonym: 'زعبوط', gap: 'زعبوط' });
  expect(added.body.data).toMatchObject([{ name: 'pendant', kind: 'thing', changed: true }]);
  expect(await found('زعبوط')).toContain(catalogue.products.pendant);
  expect((await gaps({ text: 'زعبوط' })).data).toEqual([]);
  const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).offset(1);
  expect(row).toMatchObject({ action: 'synonym.add', subjectId: 'pendant' });
  expect(row?.before).toMatchObject({ phrases: expect.not.arrayContaining(['زعبوط']) });
  expect(row?.after).toMatchObject({ phrases: expect.arrayContaining(['زعبوط']) });
  expect(await lastRow()).toMatchObject({ action: 'search-gap.dismiss', before: { nothing: 1 } });
});

it('groups are listed page by page, found in any spelling, and those of the shop apart', async () => {
  const names: string[] = [];
  for (let after: string | null | undefined; after !== null; ) {
    const page = await list(after === undefined ? {} : { after });
    names.push(...page.data.map(({ name }) => name));
    after = page.next;
  }
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
  expect((await list({ text: 'دلايه' })).data.map(({ name }) => name)).toContain('pendant');
  expect((await list({ filter: 'own' })).data.map(({ name }) => name)).toEqual(['pendant']);
  expect((await list({ text: '💡' })).data).toEqual([]);
});

it('a word of a group is changed once: a second editor who still sees the old one is refused', async () => {
  const change = (to: string) =>
    office.call(
      'changeSynonym',
      { body: { group: 'pendant', phrase: 'زعبوط', to } },
      { as: editor },
    );
  const statuses = await Promise.all([change('كركوبة'), change('شخلول')]);
  expect(statuses.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(await found('زعبوط')).toEqual([]);
});

it('a word is removed from one group or all, and a group goes back to how it came', async () => {
  const both = await add({ phrase: 'فرفوش', synonym: 'لعلوع', kind: 'quality' });
  const [made] = both.body.data;
  const joined = await add({ phrase: 'فرفوش', synonym: 'دندوش', group: made?.name });
  expect(joined.body.data).toMatchObject([{ phrases: ['فرفوش', 'لعلوع', 'دندوش'] }]);
  const removed = await office.call(
    'removeSynonym',
    { body: { phrase: 'دندوش', group: made?.name } },
    { as: editor },
  );
  expect(removed.body.data).toMatchObject([{ phrases: ['فرفوش', 'لعلوع'] }]);
  for (const group of ['pendant', made?.name]) {
    await office.call('resetSynonyms', { body: { group } }, { as: editor });
  }
  expect((await list({ filter: 'own' })).data).toEqual([]);
  const { status } = await office.call(
    'getSynonyms',
    { query: { name: made?.name } },
    { as: editor },
  );
  expect(status).toBe(404);
});

it('what is no word, the same word, or not in the group is refused, and nothing is written', async () => {
  const before = await lastRow();
  const codeOf = async (body: object) => (await add(body)).problem.code;
  expect(await codeOf({ phrase: '💡', synonym: 'لمبة' })).toBe('synonym_meaningless');
  expect(await codeOf({ phrase: 'لمبة', synonym: 'اللمبه' })).toBe('synonym_same');
  expect(await codeOf({ phrase: 'لمبة', synonym: 'نوارة', group: 'pendant' })).toBe(
    'synonym_not_found',
  );
  // Already a synonym: nothing changes.
  expect((await add({ phrase: 'دلاية', synonym: 'dallaya' })).status).toBe(200);
  expect(await lastRow()).toEqual(before);
});

it('gaps are listed page by page, the most frequent first, by reason too', async () => {
  const many = Array.from({ length: 60 }, (_, index) => ({
    query: `ناقص ${index}`,
    reason: index % 2 === 0 ? ('nothing' as const) : ('untapped' as const),
    times: 10 + (index % 7),
    crowded: false,
  }));
  await addSearchGaps(office.db, many, office.clock.now());
  const first = await gaps({ text: 'ناقص' });
  const second = await gaps({ text: 'ناقص', after: first.next });
  const all = [...first.data, ...second.data];
  expect([first.data.length, second.data.length, second.next]).toEqual([50, 10, null]);
  expect(new Set(all.map(({ query }) => query)).size).toBe(60);
  const counts = all.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
  expect((await gaps({ text: 'ناقص', reason: 'untapped' })).data).toHaveLength(30);
});

it('a dismissed gap comes back, counted from one, only when it is searched again', async () => {
  for (let times = 0; times < 3; times += 1) await found('برطمان');
  expect((await gaps({ text: 'برطمان' })).data).toMatchObject([{ count: 3 }]);
  expect((await dismiss('برطمان')).status).toBe(200);
  expect((await gaps({ text: 'برطمان' })).data).toEqual([]);
  expect((await dismiss('برطمان')).problem.code).toBe('search_gap_not_found');
  await found('برطمان');
  expect((await gaps({ text: 'برطمان' })).data).toMatchObject([{ count: 1 }]);
});
