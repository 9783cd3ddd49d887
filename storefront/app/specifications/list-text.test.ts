import { expect, test } from 'vitest';
import { listText } from './list-text.ts';

test('lists of values read as people write them, without a comma before the Arabic "and"', () => {
  const rooms = ['المطبخ', 'المدخل', 'الطرقة'];
  expect(listText(rooms, 'ar')).toBe('المطبخ والمدخل والطرقة');
  expect(listText(rooms.slice(0, 2), 'ar')).toBe('المطبخ والمدخل');
  expect(listText(['Kitchen', 'hall', 'entrance'], 'en')).toBe('Kitchen, hall, entrance');
  for (const locale of ['ar', 'en'] as const) {
    expect(listText([], locale)).toBe('');
    expect(listText(['E27'], locale)).toBe('E27');
  }
});
