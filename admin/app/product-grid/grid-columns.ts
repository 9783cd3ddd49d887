import type { GridRow } from '@dp/contract/staff/product-grid.ts';
import type { GridSort } from '@dp/contract/staff/product-grid-values.ts';

/** The fields that the grid changes. */
export const EDITED_FIELDS = [
  'name_ar',
  'name_en',
  'category',
  'brand',
  'list_price',
  'discount',
  'state',
  'featured',
  'item_code',
  'unit_type',
] as const;
export type EditedField = (typeof EDITED_FIELDS)[number];
export type CellValue = string | number | boolean | null;

type CellKind = 'fixed' | 'text' | 'money' | 'percent' | 'choice' | 'flag';

export interface GridColumn {
  readonly key: EditedField | 'sku' | 'stock';
  readonly kind: CellKind;
  /** Width in pixels. */
  readonly width: number;
  readonly sort?: GridSort;
  /** The language of the column's texts. */
  readonly lang?: 'ar' | 'en';
  /** Whether the reader may not change it. */
  readonly isLocked?: boolean;
}

/** All columns in their order; the first stays in sight. */
export const GRID_COLUMNS: readonly GridColumn[] = [
  { key: 'name_ar', kind: 'text', width: 260, sort: 'name', lang: 'ar' },
  { key: 'name_en', kind: 'text', width: 240, lang: 'en' },
  { key: 'sku', kind: 'fixed', width: 150, sort: 'sku' },
  { key: 'list_price', kind: 'money', width: 110, sort: 'price' },
  { key: 'discount', kind: 'percent', width: 110 },
  { key: 'stock', kind: 'fixed', width: 90, sort: 'stock' },
  { key: 'state', kind: 'choice', width: 130 },
  { key: 'featured', kind: 'flag', width: 90 },
  { key: 'category', kind: 'choice', width: 180 },
  { key: 'brand', kind: 'choice', width: 150 },
  { key: 'item_code', kind: 'text', width: 210 },
  { key: 'unit_type', kind: 'text', width: 90 },
];

/** Whether a cell can be edited: dates, which the product's own page sets, would be lost. */
export function isEditable({ key, kind, isLocked }: GridColumn, row: GridRow): boolean {
  if (kind === 'fixed' || isLocked) return false;
  if (key === 'state') return !row.dated.state;
  return key !== 'discount' || !row.dated.discount;
}
