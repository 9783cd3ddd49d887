import { expect, it } from 'vitest';
import { matchPlace } from './match-place.ts';

const place = (id: string, nameEn: string, nameAr: string, delivers = true) => ({
  id,
  nameEn,
  nameAr,
  delivers,
});

const PLACES = [
  place('1', 'Nasr City', 'مدينة نصر'),
  place('2', 'El Maadi', 'المعادى'),
  place('3', '6th of October', '٦ أكتوبر'),
  place('4', 'Dokki', 'الدقي', false),
  place('5', 'Zahraa', 'الزهراء'),
  place('6', 'Zahraa', 'الزهرا'),
];

it.each([
  ['the same name', { ar: 'مدينة نصر', en: 'Nasr City' }, '1'],
  ['another spelling in Arabic', { ar: 'المعادي', en: 'Elmaadi Sarayat' }, '2'],
  ['only one language', { ar: 'معادي', en: '?' }, '2'],
  ['digits of either script', { ar: '6 اكتوبر', en: 'October 6' }, '3'],
  ['a place that it does not deliver to', { ar: 'الدقي', en: 'Dokki' }, undefined],
  ['two places of the name', { ar: 'الزهراء', en: 'Zahraa' }, undefined],
  ['no such place', { ar: 'حلوان', en: 'Helwan' }, undefined],
])('%s', (_, names, id) => {
  expect(matchPlace(names, PLACES)?.id).toBe(id);
});
