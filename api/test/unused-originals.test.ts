import { addBrandBody } from '@dp/contract/staff/brands.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addBrand } from '../src/brand-desk/add-brand.ts';
import { GuardedMedia } from '../src/media/guarded-media.ts';
import { REMOVALS_KEPT } from '../src/media/removal-record.ts';
import { removeUnusedOriginals, UNUSED_DAYS } from '../src/media/remove-unused-originals.ts';
import { storePicture } from '../src/media/store-picture.ts';
import { originalRemovals } from '../src/media/unused-original-tables.ts';
import { commandLine } from '../src/principals/principal.ts';
import { insertProduct } from './arrange/catalogue.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let as: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  as = await office.signIn('owner');
});
afterAll(() => office.close());

const upload = async (color: string, width = 400, height = 300) => {
  const body = await photograph(width, height, color);
  return (await office.call('uploadPicture', { body }, { as })).body.data.id;
};
const stored = (id: string) => office.shop.deps.media.originals.has(id);
let today = Date.now();
/** The shop on later days. */
async function daysLater(days: number): Promise<readonly string[]> {
  today += days * 24 * 60 * 60 * 1_000;
  return removeUnusedOriginals({ ...office.shop.deps, now: () => new Date(today) });
}

/** What an owner sees of it. */
const cleanup = async () => (await office.call('getPictureCleanup', {}, { as })).body.data;
const inDays = (days: number) => new Date(today + days * 24 * 60 * 60 * 1_000).toISOString();

it('an owner sees when pictures that nothing uses go, and what went', async () => {
  expect(await cleanup()).toEqual({
    days: UNUSED_DAYS,
    looked_at: null,
    unused: { count: 0, first_at: null },
    condemned: { count: 0, delete_at: null },
    removals: [],
  });
  const ids = [await upload('#111'), await upload('#222')];
  const bytes = ids.map((id) => office.shop.deps.media.originals.get(id)?.bytes.length ?? 0);
  await daysLater(1);
  expect(await cleanup()).toMatchObject({
    looked_at: inDays(0),
    unused: { count: 2, first_at: inDays(UNUSED_DAYS + 1) },
    condemned: { count: 0, delete_at: null },
  });
  await daysLater(UNUSED_DAYS);
  expect(await cleanup()).toMatchObject({
    unused: { count: 0, first_at: null },
    condemned: { count: 2, delete_at: inDays(1) },
    removals: [],
  });
  expect(await daysLater(1)).toHaveLength(2);
  const removal = { at: inDays(0), count: 2, bytes: bytes.reduce((sum, each) => sum + each, 0) };
  expect(await cleanup()).toMatchObject({
    unused: { count: 0 },
    condemned: { count: 0, delete_at: null },
    removals: [removal],
  });
  // A clean-up that deletes nothing takes nobody's place.
  await daysLater(1);
  expect(await cleanup()).toMatchObject({ looked_at: inDays(0), removals: [removal] });
});

it('the newest clean-ups are remembered, of those that deleted any', async () => {
  const { removals: before } = await cleanup();
  await office.db.execute(sql`
    insert into original_removals (at, count, bytes)
    select ${inDays(-100)}::timestamptz + interval '1 day' * day, day, 1 from generate_series(1, 40) as day`);
  await daysLater(1);
  const { removals } = await cleanup();
  expect(removals.map(({ count }) => count)).toEqual([
    ...before.map(({ count }) => count),
    ...Array.from({ length: REMOVALS_KEPT - before.length }, (_, index) => 40 - index),
  ]);
  expect(await office.db.$count(originalRemovals)).toBe(REMOVALS_KEPT);
});

it('an original that nothing names is deleted after the days of grace, and not twice a day', async () => {
  const unused = await upload('#101');
  expect(await daysLater(1)).toEqual([]);
  expect(await daysLater(UNUSED_DAYS - 1)).toEqual([]);
  expect(stored(unused)).toBe(true);
  expect(await daysLater(0.5)).toEqual([]);
  // First nobody can choose it any more.
  expect(await daysLater(1)).toEqual([]);
  expect(stored(unused)).toBe(true);
  expect(await daysLater(1)).toEqual([unused]);
  expect(stored(unused)).toBe(false);
  expect(await daysLater(1)).toEqual([]);
});

it('one that is chosen before it is deleted stays, and its days begin again when it is given up', async () => {
  const chosen = await upload('#202');
  await daysLater(1);
  await daysLater(UNUSED_DAYS - 1);
  const names = { name_ar: 'وهج', name_en: 'Glow', logo_id: chosen };
  const { body } = await office.call('addBrand', { body: names }, { as });
  expect(await daysLater(2)).toEqual([]);
  await office.db.execute(sql`delete from brands where id = ${body.data.id}`);
  expect(await daysLater(1)).toEqual([]);
  expect(await daysLater(UNUSED_DAYS)).toEqual([]);
  expect(await daysLater(1)).toEqual([chosen]);
});

it('a product that is restored to an earlier state finds its picture after any time', async () => {
  const id = await insertProduct(office.db);
  const [first, second] = [await upload('#303'), await upload('#404')];
  const edit = async (picture: string) => {
    const { body } = await office.call('getStaffProduct', { params: { id } }, { as });
    const { id: _, sku: __, stock: ___, image: ____, pictures: _____, ...fields } = body.data;
    const pictures = [{ id: picture, light_id: null, alt_ar: '', alt_en: '', room: null }];
    return office.call('editProduct', { params: { id }, body: { ...fields, pictures } }, { as });
  };
  await edit(first);
  const { status, body } = await edit(second);
  expect([status, body]).toMatchObject([200, { data: { version: 3 } }]);
  await daysLater(1);
  expect(await daysLater(10 * UNUSED_DAYS)).toEqual([]);
  expect(await daysLater(1)).toEqual([]);
  const restored = await office.call(
    'restoreProduct',
    { params: { id }, body: { version: 3, restored: 2 } },
    { as },
  );
  expect(restored.body.data.pictures).toMatchObject([{ id: first }]);
  expect(stored(first)).toBe(true);
});

it('one that only a text names stays, in a table of any feature', async () => {
  const id = await upload('#505');
  await office.db.execute(sql`create table written (body text)`);
  const body = `![lamp](/media/${id.slice(0, 2)}/${id}-480.webp)`;
  await office.db.execute(sql`insert into written values (${body})`);
  await daysLater(1);
  expect(await daysLater(2 * UNUSED_DAYS)).toEqual([]);
  expect(await daysLater(1)).toEqual([]);
  await office.db.execute(sql`drop table written`);
});

it("the app's icon stays as long as the shop has it", async () => {
  const id = await upload('#515', 512, 512);
  const save = async (app_icon: { id: string } | null) => {
    const { version, ...shop } = (await office.call('getShopSettings', {}, { as })).body.data;
    await office.call('saveShopSettings', { body: { ...shop, version, app_icon } }, { as });
  };
  await save({ id });
  await daysLater(1);
  await daysLater(2 * UNUSED_DAYS);
  expect(await daysLater(1)).not.toContain(id);
  await save(null);
  await daysLater(1);
  await daysLater(UNUSED_DAYS);
  expect(await daysLater(1)).toContain(id);
});

it('a store that is away loses nothing and is asked again the next day', async () => {
  const id = await upload('#606');
  await daysLater(1);
  await daysLater(UNUSED_DAYS);
  office.shop.deps.media.state = 'away';
  await expect(daysLater(1)).rejects.toMatchObject({ code: 'media_away' });
  office.shop.deps.media.state = 'there';
  expect(await daysLater(1)).toContain(id);
});

describe('an original that is about to be deleted', () => {
  const guarded = () => new GuardedMedia(office.shop.deps.media, office.db);
  const brand = (name: string, id: string) =>
    addBrandBody.parse({ name_ar: name, name_en: name, logo_id: id });
  async function condemn(color: string): Promise<string> {
    const id = await upload(color);
    await daysLater(1);
    await daysLater(UNUSED_DAYS);
    expect(stored(id)).toBe(true);
    return id;
  }

  it('cannot be chosen any more, and stays when somebody who had chosen it before saves it now', async () => {
    const id = await condemn('#707');
    const media = guarded();
    const refused = addBrand({ ...office.shop.deps, media }, commandLine, brand('Late', id));
    await expect(refused).rejects.toMatchObject({ code: 'picture_unusable' });
    // As by a request that had looked for it a moment earlier.
    await addBrand(office.shop.deps, commandLine, brand('In time', id));
    expect(await daysLater(1)).not.toContain(id);
    expect(stored(id)).toBe(true);
    expect(await media.find(id)).toBeDefined();
    await addBrand({ ...office.shop.deps, media }, commandLine, brand('Later', id));
  });

  it('stays when it is uploaded again, also at the moment of its deletion', async () => {
    const id = await condemn('#808');
    const media = guarded();
    const bytes = await photograph(400, 300, '#808');
    const [, again] = await Promise.all([daysLater(1), storePicture(media, bytes)]);
    expect(again.id).toBe(id);
    expect(stored(id)).toBe(true);
    expect(await media.find(id)).toBeDefined();
  });

  /** Deletes the originals that are due; what the store does in place of it is up to the test. */
  async function whileRemoving(
    remove: (id: string, last: () => Promise<number>) => Promise<number>,
  ) {
    const { media } = office.shop.deps;
    const own = media.remove.bind(media);
    media.remove = (id) => remove(id, () => own(id));
    try {
      return await daysLater(1);
    } finally {
      media.remove = own;
    }
  }

  it('keeps nobody waiting while the store deletes it, and is stored again by who uploads it meanwhile', async () => {
    const id = await condemn('#818');
    const bytes = await photograph(400, 300, '#818');
    let again: Promise<unknown> = Promise.resolve();
    const removed = await whileRemoving(async (each, remove) => {
      if (each !== id) return remove();
      again = storePicture(guarded(), bytes);
      expect((await cleanup()).condemned.count).toBeGreaterThan(0);
      expect(await guarded().find(id)).toBeUndefined();
      return remove();
    });
    expect(removed).toContain(id);
    await again;
    expect(stored(id)).toBe(true);
    expect(await guarded().find(id)).toBeDefined();
  });

  it('is deleted the next day, or stored again, when the process was killed while the store deleted it', async () => {
    const ids = [await upload('#828'), await upload('#838')] as const;
    await daysLater(1);
    await daysLater(UNUSED_DAYS);
    const killed = async () => {
      const failing = whileRemoving(() => Promise.reject(new Error('killed')));
      await expect(failing).rejects.toThrow('killed');
      await office.db.execute(
        sql`update unused_originals set removing_at = removing_at - interval '1 hour'`,
      );
    };
    await killed();
    await killed();
    const bytes = await photograph(400, 300, '#828');
    await storePicture(guarded(), bytes);
    await daysLater(1);
    expect(ids.map(stored)).toEqual([true, false]);
  });

  it('is stored again when it is deleted while the upload looks for it', async () => {
    const id = await condemn('#909');
    const { media } = office.shop.deps;
    const find = media.find.bind(media);
    media.find = async (each) => {
      const found = await find(each);
      await daysLater(1);
      return found;
    };
    const bytes = await photograph(400, 300, '#909');
    const again = await storePicture(guarded(), bytes).finally(() => {
      media.find = find;
    });
    expect(again.id).toBe(id);
    await daysLater(1);
    expect(stored(id)).toBe(true);
  });
});
