import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '../src/audit-trail/audit-trail-tables.ts';
import { changeCatalog } from '../src/catalog/change-catalog.ts';
import { deleteProduct } from '../src/products/delete-product.ts';
import { arrangeCatalogue, insertProduct } from './arrange/catalogue.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
  await arrangeCatalogue(office.db);
});
afterAll(() => office.close());

const as = () => ({ as: editor });
const list = async (kind: string, id: string) =>
  (await office.call('listEarlierStates', { params: { kind, id } }, as())).body.data;
const get = (kind: string, id: string, state: string | undefined) =>
  office.call('getEarlierState', { params: { kind, id, state } }, as());
const recordOf = async (kind: string, id: string, state: string | undefined) =>
  (await get(kind, id, state)).body.data;

describe('pinned results', () => {
  const KIND = 'pinned-search';
  const save = async (query: string, products: readonly number[], version: number) =>
    (await office.call('savePinnedSearch', { body: { query, products, version } }, as())).body.data;

  it('are put into their editor as they were, also after all were taken off', async () => {
    const [one, two] = [await insertProduct(office.db), await insertProduct(office.db)];
    const first = await save('نجفات الصالون', [one, two], 0);
    const second = await save('نجفة صالون', [two, one], first.version);
    const { version } = await save('نجفة صالون', [], second.version);
    expect(version).toBe(0);
    const states = await list(KIND, first.key);
    expect(states).toMatchObject([
      { saved: true, was: { products: [{ id: two }, { id: one }] }, now: { products: null } },
      { saved: true, was: { products: [{ id: one }, { id: two }] }, now: { products: null } },
    ]);
    expect(await recordOf(KIND, first.key, states[1]?.state)).toMatchObject({
      record: { key: first.key, version: 0, products: [{ id: one }, { id: two }] },
      lost: [],
    });
    await save('نجفة صالون', [one, two], 0);
    expect((await list(KIND, first.key)).map(({ was }) => was)).toMatchObject([
      {},
      { products: [{ id: two }, { id: one }] },
      {},
    ]);
  });

  it('come without products that are gone, which is said; rows with SKUs alone are not listed', async () => {
    const lamp = await insertProduct(office.db);
    const gone = await insertProduct(office.db, { published: false, stock: 0 });
    const both = await save('شريط ليد', [gone, lamp], 0);
    const only = await save('شريط ليد', [gone], both.version);
    const none = await save('شريط ليد', [], only.version);
    const [alone, together] = await list(KIND, both.key);
    await changeCatalog(office.db, (tx, version) => deleteProduct(tx, gone, version));
    expect(await recordOf(KIND, both.key, together?.state)).toMatchObject({
      record: { products: [{ id: lamp }] },
      lost: ['products'],
    });
    await save('شريط ليد', [lamp], none.version);
    expect(await recordOf(KIND, both.key, alone?.state)).toMatchObject({
      record: { products: [{ id: lamp }] },
      lost: ['products'],
    });
    await office.db.insert(auditLog).values({
      at: office.clock.now(),
      actor: 'system',
      actorName: 'command line',
      action: 'pinned-search.save',
      subjectKind: KIND,
      subjectId: 'old',
      after: { query: 'old', products: ['SKU-1'] },
    });
    expect(await list(KIND, 'old')).toEqual([]);
  });
});

describe('synonyms', () => {
  const call = async (name: 'addSynonym' | 'removeSynonym' | 'changeSynonym', body: object) =>
    (await office.call(name, { body }, as())).body.data;
  const groupOf = async (name: string) => office.call('getSynonyms', { query: { name } }, as());
  const phrasesOf = async (name: string) => (await groupOf(name)).body.data.phrases;
  const found = async (query: string) => {
    const { body } = await office.shop.call('searchProducts', { query: { query }, body: {} });
    return body.data.total;
  };
  /** Gives a group the words of one of its earlier states, as its page does. */
  const restore = async (id: string, state: string | undefined, seen: readonly string[]) => {
    const earlier = await recordOf('synonym', id, state);
    if (earlier.kind !== 'synonym') throw new Error('These are no synonyms.');
    const { name, kind, phrases } = earlier.record;
    const body = { group: name, kind, phrases, seen };
    return office.call('restoreSynonyms', { body }, as());
  };

  it('of a group that the shop came with go back to what they were, and so does the search', async () => {
    const first = await phrasesOf('pendant');
    await call('addSynonym', { phrase: 'دلاية', synonym: 'زعبوط', group: 'pendant' });
    await call('changeSynonym', { group: 'pendant', phrase: 'زعبوط', to: 'كركوبة' });
    // A phrase has several spellings there, which go together.
    await call('removeSynonym', { group: 'pendant', phrase: 'pendants' });
    const now = await phrasesOf('pendant');
    expect(now).not.toContain('pendant');
    expect(await found('زعبوط')).toBe(0);
    const states = await list('synonym', 'pendant');
    expect(states).toMatchObject([
      { saved: true, was: {} },
      { saved: true, was: { phrases: [...first, 'كركوبة'] }, now: { phrases: now } },
      { saved: true, was: { phrases: [...first, 'زعبوط'] } },
      { saved: false, was: { phrases: first } },
    ]);
    const back = await restore('pendant', states[2]?.state, now);
    expect(back.body.data).toMatchObject([{ name: 'pendant', phrases: [...first, 'زعبوط'] }]);
    expect(await found('زعبوط')).toBeGreaterThan(0);
    expect(await found('كركوبة')).toBe(0);
    await restore('pendant', states[3]?.state, await phrasesOf('pendant'));
    expect((await groupOf('pendant')).body.data).toMatchObject({ phrases: first, changed: false });
    const [row] = await office.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
    expect(row).toMatchObject({
      action: 'synonym.restore',
      subjectId: 'pendant',
      actorId: editor.staffId,
      before: { phrases: [...first, 'زعبوط'] },
      after: { phrases: first },
    });
    // The same words again change nothing and leave no row.
    await restore('pendant', states[3]?.state, first);
    expect((await list('synonym', 'pendant'))[0]?.state).toBe(`${row?.id}-after`);
  });

  it('that a colleague has changed meanwhile are not overwritten; their order does not matter', async () => {
    const [made] = await call('addSynonym', { phrase: 'شخلول', synonym: 'بهلول نور' });
    const name = made?.name ?? '';
    await call('addSynonym', { phrase: 'شخلول', synonym: 'دعبول', group: name });
    const [, first] = await list('synonym', name);
    const seen = await phrasesOf(name);
    await call('removeSynonym', { group: name, phrase: 'شخلول' });
    const refused = await restore(name, first?.state, seen);
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'record_changed',
      current: { phrases: ['بهلول نور', 'دعبول'] },
    });
    expect(await phrasesOf(name)).toEqual(['بهلول نور', 'دعبول']);
    await call('addSynonym', { phrase: 'دعبول', synonym: 'شخلول', group: name });
    expect((await list('synonym', name)).map(({ was }) => Object.keys(was))).toEqual([
      [],
      ['phrases'],
      [],
      ['phrases'],
    ]);
    expect((await restore(name, first?.state, seen)).status).toBe(200);
    expect(await phrasesOf(name)).toEqual(['شخلول', 'بهلول نور']);
  });

  it('that two colleagues bring back at once are brought back by one of them', async () => {
    const [made] = await call('addSynonym', { phrase: 'برطوم', synonym: 'شلفوط' });
    const name = made?.name ?? '';
    await call('addSynonym', { phrase: 'برطوم', synonym: 'قرموط', group: name });
    const seen = await phrasesOf(name);
    const to = (phrases: readonly string[]) => {
      const body = { group: name, kind: 'quality', phrases, seen };
      return office.call('restoreSynonyms', { body }, as());
    };
    const answers = await Promise.all([to(['برطوم']), to(['شلفوط'])]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await phrasesOf(name)).toHaveLength(1);
  });

  it('whose group was removed, by its last word or as a whole, are made again once', async () => {
    const [made] = await call('addSynonym', { phrase: 'فرفوش', synonym: 'لعلوع', kind: 'part' });
    const name = made?.name ?? '';
    await call('removeSynonym', { group: name, phrase: 'لعلوع' });
    await call('removeSynonym', { group: name, phrase: 'فرفوش' });
    const removed = async () => list('synonym', 'removed');
    const [gone] = await removed();
    expect(gone).toMatchObject({ saved: false, was: { kind: 'part', phrases: ['فرفوش'] } });
    expect(
      (await office.call('listEarlierStates', { params: { kind: 'synonym', id: name } }, as()))
        .problem.code,
    ).toBe('synonym_not_found');
    expect((await restore('removed', gone?.state, [])).body.data).toMatchObject([
      { name, kind: 'part', phrases: ['فرفوش'] },
    ]);
    expect(await removed()).toEqual([]);
    await office.call('resetSynonyms', { body: { group: name } }, as());
    expect(await removed()).toMatchObject([{ was: { phrases: ['فرفوش'] } }]);
    // Under the same name with other words it is there again, too.
    const [again] = await call('addSynonym', { phrase: 'فرفوش', synonym: 'طربوق' });
    expect(again?.name).toBe(name);
    expect(await removed()).toEqual([]);
  });

  it('are refused without a word that search reads, and nothing is written', async () => {
    const body = { group: 'spot', kind: 'thing', phrases: ['سبوت', '💡'], seen: ['سبوت'] };
    const { problem } = await office.call('restoreSynonyms', { body }, as());
    expect(problem).toMatchObject({ status: 422, code: 'synonym_meaningless', phrase: '💡' });
    const none = { ...body, phrases: [] };
    expect((await office.call('restoreSynonyms', { body: none }, as())).problem.status).toBe(400);
    expect(await list('synonym', 'spot')).toEqual([]);
  });
});
