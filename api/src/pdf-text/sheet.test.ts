import { beforeAll, describe, expect, it } from 'vitest';
import { drawnLines, readPdf } from '../../test/arrange/pdf-text.ts';
import { Sheet } from './sheet.ts';
import type { Direction } from './visual-order.ts';

const ABOUT = { language: 'ar', title: 'Sheet', author: 'DP', createdAt: new Date(0) };

function print(direction: Direction, lines: readonly string[]): Promise<Buffer> {
  const sheet = new Sheet({ ...ABOUT, direction });
  for (const [index, line] of lines.entries()) {
    sheet.text(line, 30 + index * 24, { x: 40, width: 515, size: 12 });
  }
  return sheet.finish(() => {});
}

/** Characters with the same outline in any context. */
const SIGNS = [...'0123456789٠١٢٣٤٥٦٧٨٩۴۶/-+%٪٫()AEW'];
let signOf: ReadonlyMap<string, string>;
beforeAll(async () => {
  const outlines = await drawnLines(await print('ltr', SIGNS));
  signOf = new Map(outlines.map(([outline = ''], index) => [outline, SIGNS[index] ?? '']));
  expect(signOf.size).toBe(SIGNS.length);
});

/** The visible text from left to right; runs of letters are a `~`. */
async function seen(direction: Direction, lines: readonly string[]): Promise<string[]> {
  const drawn = await drawnLines(await print(direction, lines));
  return drawn.map((line) =>
    line
      .map((outline) => signOf.get(outline) ?? '~')
      .join('')
      .replace(/~+/g, '~'),
  );
}

describe('a printed line', () => {
  it.each<[string, string, string]>([
    ['a street by its number', 'شارع ٢٦ يوليو', '~٢٦~'],
    ['a building with its letter', 'عمارة ١٢ب', '~١٢~'],
    ['a letter behind a slash', '١٢/أ', '~/١٢'],
    ['the same in European digits', '12/أ', '~/12'],
    ['one digit and a letter', '٣ب', '~٣'],
    ['Persian digits', 'شارع ۴۶', '۴۶~'],
    ['European digits', 'شارع 26 يوليو', '~26~'],
    ['a date', '٢٠٢٦/١١/٢٢', '٢٠٢٦/١١/٢٢'],
    ['a range, which runs as the words do', '٢٦-٢٨', '٢٨-٢٦'],
    ['a percentage', '٥٠٪', '٪٥٠'],
    ['a European percentage', '50%', '50%'],
    ['a decimal', '٣٫٥', '٣٫٥'],
    ['thousands, whose sign looks the same', '١٬٢٥٠٫٧٥', '١٫٢٥٠٫٧٥'],
    ['a mobile number', '٠١٠١٢٣٤٥٦٧٨', '٠١٠١٢٣٤٥٦٧٨'],
    ['a number in brackets', 'محل (٢٦)', '(٢٦)~'],
    ['a code in Latin letters', '٩ وات E27', 'E27~٩'],
  ])('shows %s', async (_, line, picture) => {
    const [drawn] = await seen('rtl', [line]);
    expect(drawn).toBe(picture);
  });

  it('shows digits in the same order in an English document', async () => {
    expect(await seen('ltr', ['شارع ٢٦', '١٢ب', '٠١٢٣', '(٤٥)', 'A ١٢-E'])).toEqual([
      '٢٦~',
      '~١٢',
      '٠١٢٣',
      '(٤٥)',
      'A١٢-E',
    ]);
  });

  it.each([
    'عبد الله',
    'مُحَمَّد عبد الرَّحمٰن',
    'شكراً',
    'شكراً جزيلاً E27 مُحَمَّدٌ 9 وات',
    'لَا إلٰه',
    'لأَحمد، الأُولى',
    'اللَّهُ',
    'كروية وردية',
    'شارع ٢٦ يوليو',
    '١٢ب',
    '12/أ',
    'طقم 3 سبوت × 12 وات E27',
    'محل (٢٦) بالدور الأرضي',
    'خصم ٥٠٪ حتى ٢٠٢٦/١١/٢٢',
    'Mona عادل ٢٦',
  ])('is found as it was written: %s', async (line) => {
    const [rtl] = await readPdf(await print('rtl', [line, line]));
    expect(rtl?.lines).toEqual([line, line].map((it) => it.normalize('NFKC')));
  });
});
