import { foldText } from '@dp/contract/fold-text.ts';
import type { CatalogIssue } from '../catalog/catalog-issue.ts';
import type { ProductGroups } from '../catalog/product-groups.ts';
import type { Tree } from '../catalog-files/product-table.ts';

/** The slugs of brands and categories by how people write them: a slug, or a name in either language. */
export type GroupNames = Readonly<
  Record<'brand' | 'category', ReadonlyMap<string, readonly string[]>>
>;

export function groupNamesOf({ brands, categories }: ProductGroups): GroupNames {
  return { brand: slugsByName(brands), category: slugsByName(categories) };
}

function slugsByName(groups: ProductGroups['brands']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { slug, name } of groups.values()) {
    for (const written of new Set([foldText(name.ar), foldText(name.en)])) {
      found.set(written, [...(found.get(written) ?? []), slug]);
    }
  }
  // A slug means its own group, whatever others are called.
  for (const { slug } of groups.values()) found.set(foldText(slug), [slug]);
  return found;
}

/** A row of a sheet with the slugs of its brand and category where it has their names. */
export function withSlugs(product: Tree, names: GroupNames): Tree {
  const changed = { ...product };
  for (const field of ['brand', 'category'] as const) {
    const [slug, ...others] = slugsOf(product[field], names[field]);
    if (slug !== undefined && others.length === 0) changed[field] = slug;
  }
  return changed;
}

/** Problems of rows, with what is wrong with a name that no brand or category has, or several have. */
export function explainNames(
  issues: readonly CatalogIssue[],
  products: readonly Tree[],
  names: GroupNames,
): CatalogIssue[] {
  return issues.map((issue) => {
    const [, index, field] = issue.path;
    if (field !== 'brand' && field !== 'category') return issue;
    const written = products[Number(index)]?.[field];
    if (typeof written !== 'string') return issue;
    const slugs = slugsOf(written, names[field]);
    if (slugs.length === 1) return issue;
    const message =
      slugs.length > 1
        ? `is the name of several; write one of ${slugs.join(', ')}`
        : `names the ${field} "${written}", which is neither in this file nor in the shop`;
    return { ...issue, message };
  });
}

function slugsOf(written: unknown, names: ReadonlyMap<string, readonly string[]>) {
  return typeof written === 'string' ? (names.get(foldText(written)) ?? []) : [];
}
