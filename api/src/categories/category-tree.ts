import type { Bilingual } from '@dp/contract/locale.ts';
import { asc } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import type { StoredPicture } from '../media/stored-picture.ts';
import { categories } from './category-tables.ts';

/** A category's place, name and picture. */
export interface CategoryNode {
  readonly id: number;
  readonly parentId: number | null;
  readonly name: Bilingual;
  readonly picture?: StoredPicture | null;
}

/** The tree of all categories, of any depth. */
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

  /** Every id in the shop's order, each followed by those below it. */
  *inOrder(below: number | null = null): Generator<number> {
    for (const { id } of this.childrenOf(below)) {
      yield id;
      yield* this.inOrder(id);
    }
  }

  /** How many categories lead to one from the top, itself included: 1 for a top one, 0 for null. */
  depthOf(id: number | null): number {
    const path = new Set<number>();
    for (let at = id; at !== null && !path.has(at); at = this.find(at)?.parentId ?? null) {
      path.add(at);
    }
    return path.size;
  }

  /** How many levels a category and those below it have. */
  levelsOf(id: number): number {
    return 1 + Math.max(0, ...this.childrenOf(id).map((child) => this.levelsOf(child.id)));
  }

  /** Whether a category is its own ancestor, which must not happen. */
  isInCircle(id: number): boolean {
    return this.childrenOf(id).some((child) => this.branchOf(child.id).has(id));
  }

  /** Whether both have the same categories with the same names and pictures in the same positions. */
  equals(other: CategoryTree): boolean {
    return JSON.stringify([...this.#nodes]) === JSON.stringify([...other.#nodes]);
  }
}

/** The tree of rows in the shop's order. */
export function categoryTreeOf(
  rows: readonly {
    readonly id: number;
    readonly parentId: number | null;
    readonly nameAr: string;
    readonly nameEn: string;
    readonly picture?: StoredPicture | null;
  }[],
): CategoryTree {
  return new CategoryTree(
    rows.map(({ id, parentId, nameAr, nameEn, picture = null }) => ({
      id,
      parentId,
      name: { ar: nameAr, en: nameEn },
      picture,
    })),
  );
}

/** The tree as the database has it. */
export async function readCategoryTree(db: Db): Promise<CategoryTree> {
  const { id, parentId, nameAr, nameEn, picture } = categories;
  const rows = await db
    .select({ id, parentId, nameAr, nameEn, picture })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
  return categoryTreeOf(rows);
}
