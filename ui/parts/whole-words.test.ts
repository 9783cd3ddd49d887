import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WholeWords } from './whole-words.tsx';

/** The text with its unbreakable parts in square brackets. */
function marked(text: string): string {
  return renderToStaticMarkup(createElement(WholeWords, { text }))
    .replace(/^<span>(.*)<\/span>$/, '$1')
    .replaceAll(/<span[^>]*>/g, '[')
    .replaceAll('</span>', ']');
}

test.each([
  ['شريط IP44 أبيض', 'شريط [IP44] أبيض'],
  ['لمبة ليد ليالوم 9 وات E27 أبيض', 'لمبة ليد ليالوم [9 وات] [E27] أبيض'],
  ['بانل 60×60 سم (IP44) 3000–6500K', 'بانل [60×60 سم] [(IP44) 3000–6500K]'],
  ['كونكتور شريط ليد 8 مم عبوة 10', 'كونكتور شريط ليد [8 مم] عبوة [10]'],
  ['بريزة USB وType-C أسود', 'بريزة [USB] [وType-C] أسود'],
  ['سبوت GU10 LED', 'سبوت [GU10 LED]'],
  ['نجفة – كريستال', 'نجفة – كريستال'],
  // The number is to be read after the Latin word, in the direction of Arabic.
  ['شريط RGB 5 متر', 'شريط [RGB \u200f5 متر]'],
  ['تراك أبيض 3 سبوت × 12 وات، أصفر', 'تراك أبيض [3 سبوت ×] [12 وات،] أصفر'],
  ['شريط COB 24 فولت 10 متر', 'شريط [COB \u200f24 فولت] [10 متر]'],
])('in %s Latin words and numbers stay whole', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test.each([
  ['LED bulb 9 W E27, pack of 4 A19', 'LED bulb [9 W] [E27,] [pack of 4] [A19]'],
  ['Crystal chandelier, 18 lights', 'Crystal chandelier, [18 lights]'],
  ['Cord pendant, 5 E27 holders, black', 'Cord pendant, [5 E27 holders,] black'],
  ['LED bulb 9 W E27 warm white', 'LED bulb [9 W] [E27] [warm white]'],
  [
    'Bulb 7 W E27 warm white, pack of 3, dimmable',
    'Bulb [7 W] [E27] [warm white,] [pack of 3,] dimmable',
  ],
  ['Strip cool daylight, 5 m roll', 'Strip [cool daylight,] [5 m] roll'],
  ['Track kit, 3 spots × 12 W', 'Track kit, [3 spots ×] [12 W]'],
  ['Table lamp E27 coil, 2 shades', 'Table lamp [E27] coil, [2 shades]'],
  ['Downlight 18 W, 3 light colours', 'Downlight [18 W,] [3 light colours]'],
  ['Ceiling light 3 × E27 CRI 95 dimmable', 'Ceiling light [3 × E27] [CRI 95] dimmable'],
  ['Spot, 2 × 10 W cool daylight', 'Spot, [2 × 10 W] [cool daylight]'],
  ['Emergency light, 3 h', 'Emergency light, [3 h]'],
  ['Panel (2.5 W, 90 cm)', 'Panel [(2.5 W,] [90 cm)]'],
  ['Qandelio three-ring modern, 90 W', 'Qandelio [three-ring] modern, [90 W]'],
])(
  'in %s a number stays with its unit, and a word with a hyphen is not broken',
  (text, expected) => {
    expect(marked(text)).toBe(expected);
  },
);
