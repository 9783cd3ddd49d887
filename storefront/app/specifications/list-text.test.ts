import { formatTag, LOCALES } from '@dp/contract/locale.ts';
import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test('lists of values read as the browser would write them', () => {
  const values = ['RGB', 'أبيض', 'E27', 'تحكم'];
  for (const locale of LOCALES) {
    const format = new Intl.ListFormat(formatTag(locale), { type: 'unit', style: 'short' });
    for (let count = 0; count <= values.length; count += 1) {
      const some = values.slice(0, count);
      expect(listText(some, locale)).toBe(format.format(some));
    }
  }
});
