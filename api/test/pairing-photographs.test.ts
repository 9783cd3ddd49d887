import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lampPair, STEADY } from './arrange/lamp-pairs.ts';
import { photograph } from './arrange/photographs.ts';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

const upload = async (body: Buffer) =>
  (await office.call('uploadPicture', { body }, { as: editor })).body.data.id;
const pair = (first: string, second: string, as = editor) =>
  office.call('pairPhotographs', { body: { first_id: first, second_id: second } }, { as });

it('two photographs of a lamp become a picture with both passes, in whichever order they come', async () => {
  const { off, on } = await lampPair('dp-tf-0004', 256, STEADY);
  const [offId, onId] = [await upload(off), await upload(on)];
  const { status, body } = await pair(offId, onId);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ light_id: expect.any(String), swapped: false });
  const { originals } = office.shop.deps.media;
  expect(originals.get(body.data.light_id ?? '')?.facts.width).toBe(body.data.width);
  expect([originals.has(offId), originals.has(onId)]).toEqual([true, true]);
  expect((await pair(onId, offId)).body.data).toMatchObject({ swapped: true });
});

it('two photographs that do not fit are refused with their fault, and nothing is stored', async () => {
  const lamp = await lampPair('dp-tf-0004', 256, STEADY);
  const other = await lampPair('dp-wl-0004', 256, STEADY);
  const [off, foreign] = [await upload(lamp.off), await upload(other.on)];
  const wide = await upload(await photograph(400, 300, '#557799'));
  const drawing = await upload(
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>'),
  );
  const night = await upload(
    await sharp({ create: { width: 256, height: 256, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
  );
  const before = (await office.shop.deps.media.ids()).length;
  for (const [second, fault] of [
    [foreign, 'other_scene'],
    [wide, 'sizes_differ'],
    [drawing, 'drawing'],
    [night, 'too_dark'],
    [off, 'nothing_lights'],
  ] as const) {
    const { problem } = await pair(off, second);
    expect(problem).toMatchObject({ status: 422, code: 'pair_unusable', fault });
  }
  const unknown = await pair(off, '0'.repeat(24));
  expect(unknown.problem).toMatchObject({ code: 'picture_unusable', fault: 'not_in_shop' });
  expect((await office.shop.deps.media.ids()).length).toBe(before);
});
