type Fields = Readonly<Record<string, unknown>> | null;

/** One field that a change touched: as it was, as it became. Of lists only what came and went, if anything did. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two states of a record differ, in the order in which they are named. */
export function fieldChanges(before: Fields, after: Fields): readonly FieldChange[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})]);
  return [...names].flatMap((field) => {
    const was = before?.[field];
    const is = after?.[field];
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (Array.isArray(was) && Array.isArray(is)) {
      const [gone, come] = [without(was, is), without(is, was)];
      // The same in another order: only whole lists show it.
      return gone.length + come.length === 0
        ? [{ field, before: was, after: is }]
        : [{ field, before: gone, after: come }];
    }
    return [{ field, before: was, after: is }];
  });
}

function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const known = new Set(other.map((item) => JSON.stringify(item)));
  return list.filter((item) => !known.has(JSON.stringify(item)));
}
