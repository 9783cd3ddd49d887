type Fields = Readonly<Record<string, unknown>> | null;

/** One field that a change touched: as it was, as it became. Of lists only what came and went. */
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
      return [{ field, before: without(was, is), after: without(is, was) }];
    }
    return [{ field, before: was, after: is }];
  });
}

function without(list: readonly unknown[], other: readonly unknown[]): readonly unknown[] {
  const known = new Set(other.map((item) => JSON.stringify(item)));
  return list.filter((item) => !known.has(JSON.stringify(item)));
}
