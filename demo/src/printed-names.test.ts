import { Sheet } from '@dp/api/pdf-text/sheet.ts';
import { readPdf } from '@dp/api/test/arrange/pdf-text.ts';
import { directionOf, LOCALES } from '@dp/contract/locale.ts';
import { expect, it } from 'vitest';
import { readDemoCatalog } from './catalog-file.ts';

const LINES_ON_A_PAGE = 50;

it.each(LOCALES)(
  'every product name is found in a printed document as it is (%s)',
  async (locale) => {
    const { products } = await readDemoCatalog();
    const names = products.map(({ name }) => name[locale]);
    const about = { language: locale, title: 'Names', author: 'DP', createdAt: new Date(0) };
    const sheet = new Sheet({ ...about, direction: directionOf(locale) });
    for (const [index, name] of names.entries()) {
      const place = index % LINES_ON_A_PAGE;
      if (index > 0 && place === 0) sheet.newPage();
      sheet.text(name, 30 + place * 15, { x: 40, width: 515, size: 8 });
    }
    const pages = await readPdf(await sheet.finish(() => {}));
    expect(pages.flatMap(({ lines }) => lines)).toEqual(
      names.map((name) => name.normalize('NFKC')),
    );
  },
);
