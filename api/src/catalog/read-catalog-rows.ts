import { type CatalogRows, type Section, sections } from './catalog-file.ts';
import { type CatalogIssue, issuesOf } from './catalog-issue.ts';

/**
 * Parses a catalogue file row by row, so that one invalid row does not hide problems of others.
 *
 * @returns the valid rows by their index in the file, and all problems.
 */
export function readCatalogRows(data: unknown): {
  rows: IndexedRows;
  issues: CatalogIssue[];
} {
  const issues: CatalogIssue[] = [];
  const rows: Record<string, Map<number, unknown>> = {};
  if (typeof data !== 'object' || data === null || Array.isArray(data)) {
    const names = Object.keys(sections).join(', ');
    return { rows: {}, issues: [{ path: [], message: `should be an object with ${names}` }] };
  }
  for (const [name, list] of Object.entries(data)) {
    if (!isSection(name)) {
      issues.push({ path: [name], message: 'is not a known section' });
    } else if (!Array.isArray(list)) {
      issues.push({ path: [name], message: 'should be a list' });
    } else {
      const good = new Map<number, unknown>();
      rows[name] = good;
      for (const [index, row] of list.entries()) {
        const parsed = sections[name].safeParse(row);
        if (parsed.success) good.set(index, parsed.data);
        else issues.push(...issuesOf(parsed.error, [name, index], row));
      }
    }
  }
  return { rows: rows as IndexedRows, issues };
}

/** Rows by their index in the file; a section that the file does not have is absent. */
export type IndexedRows = {
  readonly [S in Section]?: ReadonlyMap<number, NonNullable<CatalogRows[S]>[number]>;
};

function isSection(name: string): name is Section {
  return Object.hasOwn(sections, name);
}
