import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { runHousekeeping } from '../src/housekeeping.ts';
import { enormousPicture, photograph } from './arrange/photographs.ts';
import { arrangeDelivered, asked, uploaded } from './arrange/returns.ts';
import { arrangeShopper } from './arrange/shoppers.ts';
import { TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let order: Awaited<ReturnType<typeof arrangeDelivered>>;
beforeAll(async () => {
  office = await TestBackOffice.open();
});
beforeEach(async () => {
  order = await arrangeDelivered(office);
});
afterAll(() => office.close());

const upload = (body: Buffer, token = order.buyer.token) =>
  office.shop.call('uploadReturnPicture', { body }, { token });
const picture = (id: number, token = order.buyer.token) =>
  office.shop.call('getReturnPicture', { params: { id } }, { token });

it('a picture is stored upright and smaller, without where it was taken', async () => {
  const file = await sharp(await photograph(3_000, 1_000))
    .withExif({ IFD3: { GPSLatitude: '30/1 2/1 0/1' }, IFD0: { Copyright: 'Mona' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(file);
  const shown = await picture(body.data.id);
  expect(shown.headers['content-type']).toBe('image/jpeg');
  const stored = await sharp(shown.bytes).metadata();
  expect(stored).toMatchObject({ format: 'jpeg', height: 1_600 });
  expect(stored.exif).toBeUndefined();
});

it.each([
  ['something else', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ['nothing', () => Buffer.alloc(0)],
  ['one that is enormous once it is decoded', () => enormousPicture()],
  ['one that was cut short', async () => (await photograph(900, 900)).subarray(0, 200)],
])('%s is refused', async (_, file) => {
  expect((await upload(await file())).problem).toMatchObject({
    status: 422,
    code: 'shopper_picture_unusable',
  });
});

it('only its shopper and staff see a picture; nobody else can attach it to a return', async () => {
  const id = await uploaded(office, order);
  const stranger = await arrangeShopper(office.shop);
  expect((await picture(id, stranger.token)).problem.code).toBe('return_not_found');
  const other = await arrangeDelivered(office);
  expect((await asked(office, other, { pictures: [id] })).pictures).toEqual([]);
  const own = await asked(office, order, { pictures: [id] });
  expect(own.pictures).toEqual([id]);
  expect((await picture(id, other.buyer.token)).problem.code).toBe('return_not_found');
  expect((await picture(id)).status).toBe(200);
  const as = await office.signIn('orders');
  const seen = await office.call('getReturnPicture', { params: { id } }, { as });
  expect(seen.headers['content-type']).toBe('image/jpeg');
  expect(seen.bytes.length).toBeGreaterThan(100);
});

it('pictures whose return was never asked for are gone after a day; twenty wait at most', async () => {
  const ids = [];
  for (let count = 0; count < 19; count += 1) ids.push(await uploaded(office, order));
  const file = await photograph();
  const last = await Promise.all([upload(file), upload(file), upload(file)]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 429, 429]);
  office.clock.advance({ hours: 25 });
  await runHousekeeping(office.shop.deps);
  expect((await picture(ids[0] ?? 0)).problem.code).toBe('return_not_found');
  expect((await upload(await photograph())).status).toBe(200);
});

it('the account that is deleted takes pictures, words and payout with it, once nothing is open', async () => {
  const { token } = order.buyer;
  const pictures = [await uploaded(office, order)];
  const { id } = await asked(office, order, { pictures, note: 'Cracked beside the cap' });
  const leave = () => office.shop.call('deleteAccount', { body: {} }, { token });
  expect((await leave()).problem.code).toBe('orders_on_their_way');
  await office.shop.call('cancelReturn', { params: { id } }, { token });
  expect((await leave()).status).toBe(200);
  const { rows } = await office.shop.database.pool.query(
    `select note, payout, (select count(*)::int from return_pictures where return_id = returns.id) as pictures
     from returns where id = $1`,
    [id],
  );
  expect(rows).toEqual([{ note: null, payout: null, pictures: 0 }]);
});
