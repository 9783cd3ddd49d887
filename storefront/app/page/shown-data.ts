import { LINE_QUANTITY_MAX } from '@dp/contract/limits.ts';

/**
 * A page's loader data as text, to compare with the data that an older rendering shows. Stock beyond what one
 * order may have makes no difference: no page shows it, and most orders change nothing else.
 *
 * @param maxUnitsPerLine the owner's limit; 0 for none.
 * @returns undefined while a part is pending: what it will show is unknown.
 */
export function shownData(data: unknown, maxUnitsPerLine: number): string | undefined {
  const most = maxUnitsPerLine || LINE_QUANTITY_MAX;
  let pending = false;
  const text = JSON.stringify(data, (key, value) => {
    if (value instanceof Promise) pending = true;
    return key === 'available' && typeof value === 'number' ? Math.min(value, most) : value;
  });
  return pending ? undefined : text;
}
