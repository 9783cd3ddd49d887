import { expect, it } from 'vitest';
import { readSearchText } from './search-text.ts';

it.each([
  ['+20 101 234 5678', '1012345678'],
  ['0020 1012345678', '1012345678'],
  ['201012345678', '1012345678'],
  ['01012345678', '1012345678'],
  ['٠١٠١٢٣٤٥٦٧٨', '1012345678'],
  ['\u202a+20\u202c (101) 234-5678', '1012345678'],
  ['00966 51 234 5678', '512345678'],
  ['5678', '5678'],
  ['۵۶۷۸', '5678'],
  ['0078', '0078'],
  ['2012345', '2012345'],
])('the phone %s is looked up by its ending %s', (typed, ending) => {
  expect(readSearchText(typed).phone).toBe(ending);
});

it.each([
  ['DP-100001', { prefix: 'DP', digits: '100001' }, ['dp', '100001']],
  ['nur1 100001', { prefix: 'NUR1', digits: '100001' }, ['nur1', '100001']],
  ['١٠٠٠٠١', { prefix: null, digits: '100001' }, []],
])('%s may be an order number, and the words of a name', (typed, number, words) => {
  expect(readSearchText(typed)).toMatchObject({ number, words });
});

it('three digits are no phone, and words are no number', () => {
  expect(readSearchText('678').phone).toBeUndefined();
  expect(readSearchText('أحمد ٣')).toMatchObject({
    number: undefined,
    phone: undefined,
    words: ['احمد', '3'],
  });
  expect(readSearchText('lamp-12b')).toMatchObject({ code: 'LAMP-12B', number: undefined });
});
