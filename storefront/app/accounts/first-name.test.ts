import { expect, it } from 'vitest';
import { firstName } from './first-name.ts';

it.each([
  ['نهى إبراهيم', 'نهى'],
  ['  منى   عبد الرحمن ', 'منى'],
  ['عبد الرحمن محمد', 'عبد الرحمن'],
  ['عبدالرحمن محمد', 'عبدالرحمن'],
  ['نور الدين حسن', 'نور الدين'],
  ['منة الله علي', 'منة الله'],
  ['Noha Ibrahim', 'Noha'],
  ['Abdel Rahman Ali', 'Abdel Rahman'],
  ['Abd El Rahman Ali', 'Abd El Rahman'],
  ['Nour El-Din Hassan', 'Nour El-Din'],
  ['د. سارة علي', 'د. سارة علي'],
  ['م/ أحمد علي', 'م/ أحمد علي'],
  ['Mona', 'Mona'],
])('%s is called %s', (full, first) => {
  expect(firstName(full)).toBe(first);
});
