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
