import type { Bilingual } from '@dp/contract/locale.ts';
import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { categories } from './category-tables.ts';

/** A category's place and name. */
export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Bilingual;
}

/** All categories, of any depth, as they hang together. */
export class CategoryTree {
  readonly #nodes: ReadonlyMap<number, CategoryNode>;
  readonly #children: ReadonlyMap<number | null, readonly CategoryNode[]>;
  readonly #branches = new Map<number, ReadonlySet<number>>();

  /** @param nodes in the shop's order. */
  constructor(nodes: readonly CategoryNode[]) {
    this.#nodes = new Map(nodes.map((node) => [node.id, node]));
    this.#children = Map.groupBy(nodes, ({ parentId }) => parentId);
  }

  find(id: number): CategoryNode | undefined {
    return this.#nodes.get(id);
  }

  /** The categories right below one, or the top ones for null, in the shop's order. */
  childrenOf(id: number | null): readonly CategoryNode[] {
    return this.#children.get(id) ?? [];
  }

  /** The ids of a category and all its descendants. */
  branchOf(id: number): ReadonlySet<number> {
    let branch = this.#branches.get(id);
    if (!branch) {
      const ids = new Set([id]);
      for (const member of ids) for (const child of this.childrenOf(member)) ids.add(child.id);
      branch = ids;
      this.#branches.set(id, branch);
    }
    return branch;
  }

  /** Whether both have the same categories with the same names in the same positions. */
  equals(other: CategoryTree): boolean {
    return JSON.stringify([...this.#nodes]) === JSON.stringify([...other.#nodes]);
  }
}

/** The tree as the database has it. */
export async function readCategoryTree(db: Db): Promise<CategoryTree> {
  const rows = await db
    .select({
      id: categories.id,
      parentId: categories.parentId,
      ar: categories.nameAr,
      en: categories.nameEn,
    })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return new CategoryTree(
    rows.map(({ id, parentId, ar, en }) => ({ id, parentId, name: { ar, en } })),
  );
}
