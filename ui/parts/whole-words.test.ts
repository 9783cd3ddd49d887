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
  ['سبوت GU10 LED', 'سبوت [GU10 LED]'],
  ['نجفة – كريستال', 'نجفة – كريستال'],
])('in %s Latin words and numbers stay whole', (text, expected) => {
  expect(marked(text)).toBe(expected);
});

test('in a Latin text numbers stay with their units, and words with a hyphen stay whole', () => {
  expect(marked('LED bulb 9 W E27, pack of 4 A19')).toBe('LED bulb [9 W] E27, pack of 4 A19');
  expect(marked('Qandelio three-ring modern')).toBe('Qandelio [three-ring] modern');
});
