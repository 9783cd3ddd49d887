import { afterAll, beforeAll, expect, it } from 'vitest';
import { type StaffCaller, TestBackOffice } from './test-back-office.ts';

let office: TestBackOffice;
let editor: StaffCaller;
beforeAll(async () => {
  office = await TestBackOffice.open();
  editor = await office.signIn('content');
});
afterAll(() => office.close());

const params = { name: 'refund-policy' };
const read = async () => (await office.call('getPageText', { params }, { as: editor })).body.data;
const save = async (version: number, fields: object, page = params) => {
  const { name: _, original: __, ...now } = await read();
  const body = { ...now, ...fields, version };
  return office.call('savePageText', { params: page, body }, { as: editor });
};
const restore = (version: number, restored: number) =>
  office.call('restorePageText', { params, body: { version, restored } }, { as: editor });
/** What the shop shows without reading the catalogue again for the test. */
const shown = async (locale: 'ar' | 'en' = 'ar') =>
  (await office.shop.callAsItIs('getPage', { params }, { locale })).body.data;

it('a changed page is in the shop at once, in its own language, and comes back with every earlier state', async () => {
  const original = await read();
  expect(original).toMatchObject({ version: 0, original: true, title_ar: 'سياسة الاسترجاع' });
  expect((await shown()).title).toBe('سياسة الاسترجاع');

  const body_ar = 'لديك **30 يومًا**.\n\n## كيف؟\n\n[اكتب لنا](/contact-us) <script>';
  const changed = (await save(0, { title_ar: 'الاسترجاع', body_ar })).body.data;
  expect(changed).toMatchObject({ version: 1, original: false, body_ar });
  expect(await shown()).toMatchObject({
    title: 'الاسترجاع',
    intro: '<p>لديك <strong>30 يومًا</strong>.</p>',
    sections: [
      {
        title: 'كيف؟',
        html: '<p><a href="/contact-us">اكتب لنا</a> &lt;script&gt;</p>',
        parts: [],
      },
    ],
  });
  expect((await shown('en')).sections.length).toBeGreaterThan(4);

  expect((await restore(1, 0)).body.data).toMatchObject({ ...original, version: 2 });
  expect((await shown()).title).toBe('سياسة الاسترجاع');
  expect((await restore(2, 1)).body.data).toMatchObject({ title_ar: 'الاسترجاع', version: 3 });
  expect((await restore(3, 9)).problem).toMatchObject({ code: 'text_version_not_found' });

  const { data } = (await office.call('listPageTextVersions', { params }, { as: editor })).body;
  expect(data.map(({ version, original: as }) => [version, as])).toEqual([
    [3, false],
    [2, true],
    [1, false],
  ]);
  const pages = (await office.call('listPageTexts', {}, { as: editor })).body.data;
  expect(pages.map(({ name, saved_at: at }) => [name, at !== null])).toEqual([
    ['faqs', false],
    ['refund-policy', true],
    ['privacy-policy', false],
  ]);
});

it('a page is saved for one of two who edit it; the other sees what the first saved', async () => {
  const { version } = await read();
  const answers = await Promise.all(['One', 'Two'].map((title_en) => save(version, { title_en })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const saved = answers.find(({ status }) => status === 200)?.body.data;
  expect(answers.find(({ status }) => status === 409)?.problem).toMatchObject({
    code: 'record_changed',
    version: version + 1,
    current: saved,
  });
});

it.each([
  [params, { body_en: '# Title' }, { body_en: 'heading_level' }],
  [params, { body_ar: '[x](javascript:alert(1))' }, { body_ar: 'link_unsafe' }],
  [params, { title_en: ' ' }, { title_en: 'required' }],
  [params, { body_en: 'x'.repeat(30_001) }, { body_en: 'too_long' }],
  [{ name: 'faqs' }, { body_ar: '## كيف؟\n\nهكذا' }, { body_ar: 'question_missing' }],
])('%j with %j is refused, and so is its preview', async (page, fields, expected) => {
  const { name: _, original: __, version, ...now } = await read();
  const body = { ...now, body_en: '## A\n\n### B\n\nC', ...fields };
  const { problem } = await save(version, body, page);
  expect(problem).toMatchObject({ status: 400, fields: expect.objectContaining(expected) });
  const preview = await office.call('previewPageText', { params: page, body }, { as: editor });
  expect(preview.problem).toMatchObject({ fields: expect.objectContaining(expected) });
});

it('a preview shows both languages and changes nothing', async () => {
  const { name: _, original: __, version, ...now } = await read();
  const body = { ...now, title_ar: 'معاينة', body_en: 'Seen *before*.' };
  const { data } = (await office.call('previewPageText', { params, body }, { as: editor })).body;
  expect(data).toMatchObject({
    ar: { title: 'معاينة' },
    en: { intro: '<p>Seen <em>before</em>.</p>', sections: [] },
  });
  expect((await read()).version).toBe(version);
});
