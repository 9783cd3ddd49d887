import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';

type Snapshot = StaffCallOutput<'previewEdit'>['data']['before'];
type Line = Snapshot['lines'][number];

/** A product whose quantity or price an edit changes; undefined where the order does not have it. */
export interface LineChange {
  readonly sku: string;
  readonly name: string;
  readonly before: Line | undefined;
  readonly after: Line | undefined;
}

/** What an edit does to the lines: what stays first, in its sequence, then what is new. */
export function lineChanges(before: Snapshot, after: Snapshot): readonly LineChange[] {
  const bySku = (lines: readonly Line[], sku: string) => lines.find((line) => line.sku === sku);
  const skus = [...new Set([...before.lines, ...after.lines].map(({ sku }) => sku))];
  return skus.flatMap((sku) => {
    const was = bySku(before.lines, sku);
    const is = bySku(after.lines, sku);
    if (was?.quantity === is?.quantity && was?.unit_price === is?.unit_price) return [];
    return [{ sku, name: (is ?? was)?.name ?? sku, before: was, after: is }];
  });
}
