import { foldText } from '@dp/contract/fold-text.ts';
import { PRODUCT_STATES } from '@dp/contract/staff/product-values.ts';
import { typedNumber } from '../forms/typed-number.ts';
import type { CellValue, EditedField, GridColumn } from './grid-columns.ts';

/** What a choice can be, with what people call it. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** The words that texts of cells are made of and read by. */
export interface CellWords {
  readonly choices: Readonly<Record<'category' | 'brand' | 'state', readonly Choice[]>>;
  readonly yes: string;
  readonly no: string;
}

/** A cell's value as people copy it. */
export function textOf(column: GridColumn, value: CellValue, words: CellWords): string {
  if (value === null) return '';
  if (column.kind === 'flag') return value ? words.yes : words.no;
  if (column.kind !== 'choice') return String(value);
  return choicesOf(column, words).find((choice) => choice.value === value)?.label ?? String(value);
}

/** The value that a typed or pasted text means in a column; undefined where it means none. */
export function readValue(
  column: GridColumn,
  text: string,
  words: CellWords,
): CellValue | undefined {
  const typed = text.trim();
  switch (column.kind) {
    case 'fixed':
      return undefined;
    case 'text':
      return typed === '' && emptied(column) === null ? null : typed;
    case 'flag':
      return flagOf(typed, words);
    case 'choice':
      return choiceOf(column, typed, words);
    default: {
      const number = typedNumber(typed.replace(/%|٪/g, ''));
      return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
    }
  }
}

/** What an emptied cell is; undefined where it cannot be empty. */
export function emptied({ key }: GridColumn): CellValue | undefined {
  if (key === 'category' || key === 'brand') return null;
  if (key === 'item_code' || key === 'unit_type') return null;
  if (key === 'discount') return 0;
  return key === 'featured' ? false : undefined;
}

/** What can be chosen in a column of choices. */
export function choicesOf({ key }: GridColumn, { choices }: CellWords): readonly Choice[] {
  return choices[key as Extract<EditedField, 'category' | 'brand' | 'state'>];
}

function choiceOf(column: GridColumn, typed: string, words: CellWords): CellValue | undefined {
  if (typed === '') return column.key === 'state' ? undefined : null;
  const folded = foldText(typed);
  const found = choicesOf(column, words).find(
    ({ value, label }) => foldText(label) === folded || value === typed,
  );
  if (found !== undefined) return found.value;
  return column.key === 'state' ? PRODUCT_STATES.find((state) => state === typed) : undefined;
}

function flagOf(typed: string, { yes, no }: CellWords): boolean | undefined {
  const folded = foldText(typed);
  if ([foldText(yes), 'yes', 'true', '1'].includes(folded)) return true;
  return [foldText(no), 'no', 'false', '0', ''].includes(folded) ? false : undefined;
}
