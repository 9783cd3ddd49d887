import { expect, test } from 'vitest';
import { nameBesideBrand } from './name-beside-brand.ts';

test.each([
  ['لمبة ليد ليالوم 9 وات E27 أبيض', 'ليالوم', 'لمبة ليد 9 وات E27 أبيض'],
  ['سبوت غاطس COB ضويارا 7 وات', 'ضويارا', 'سبوت غاطس COB 7 وات'],
  ['دلاية راتان وهجيلا', 'وهجيلا', 'دلاية راتان'],
  ['Layalume LED bulb 9 W E27', 'Layalume', 'LED bulb 9 W E27'],
  ['Dawyara tilting recessed spot', 'Dawyara', 'Tilting recessed spot'],
  ['Spot by DAWYARA, black', 'Dawyara', 'Spot by, black'],
  ['Golden  Lamp Co. pendant', 'Golden Lamp Co.', 'Pendant'],
  ['أبليك هالة، ضويارا، ذهبي', 'ضويارا', 'أبليك هالة، ذهبي'],
])('a card that shows the brand leaves it out of the name: %s', (name, brand, rest) => {
  expect(nameBesideBrand(name, brand)).toBe(rest);
});

test.each([
  // A part of a longer word is no brand.
  ['Philipsite lamp', 'Philips'],
  ['لمبة نورانية', 'نوران'],
  // An Arabic prefix belongs to the word.
  ['لمبة بليالوم', 'ليالوم'],
  // There would be no name left.
  ['Layalume', 'Layalume'],
  ['LED bulb 9 W', 'Layalume'],
  ['LED bulb', ''],
  ['LED bulb (9 W', '('],
])('otherwise the name stays whole: %s', (name, brand) => {
  expect(nameBesideBrand(name, brand)).toBe(name);
});
