import { CATEGORY_DEPTH_MAX } from '@dp/contract/staff/group-values.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { changeCatalog } from '../catalog/change-catalog.ts';
import { placeCategoryRow } from '../categories/category-rows.ts';
import { type CategoryTree, readCategoryTree } from '../categories/category-tree.ts';
import { withMoved } from '../database/edited-rows.ts';
import type { Deps } from '../deps.ts';
import { type Principal, requirePermission } from '../principals/principal.ts';
import { ProblemError } from '../problems/problem-error.ts';

interface CategoryMove {
  readonly id: number;
  /** Null: among the top ones. */
  readonly parentId: number | null;
  /** Which of those there it comes before; null: last. */
  readonly before: number | null;
}

/**
 * Puts a category in another place of the tree, with all below it. Moves wait for each other: each is made in
 * the tree that the one before it left, so that no two of them together make a circle.
 *
 * @throws ProblemError 403 `permission_required` without `content.edit`; 404 `category_not_found` for any of
 *   them; 422 `category_below_itself`, `category_too_deep`.
 */
export async function moveCategory(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  principal: Principal,
  move: CategoryMove,
): Promise<void> {
  requirePermission(principal, 'content.edit');
  const { id, parentId } = move;
  await changeCatalog(db, async (tx) => {
    const tree = await readCategoryTree(tx);
    const siblings = siblingsAfter(tree, move);
    const before = placeOf(tree, id);
    await placeCategoryRow(tx, tree, { id, parentId, siblings });
    await recordAudit(tx, principal, {
      action: 'category.move',
      subject: { kind: 'category', id },
      before,
      after: {
        parent: nameOf(tree, parentId),
        place: siblings.indexOf(id) + 1,
      },
      at: now(),
    });
  });
}

/** The order of the categories where one goes, with it among them. */
function siblingsAfter(tree: CategoryTree, { id, parentId, before }: CategoryMove): number[] {
  const present = tree.find(id);
  if (!present || (parentId !== null && !tree.find(parentId))) {
    throw new ProblemError(404, 'category_not_found');
  }
  if (parentId !== null && tree.branchOf(id).has(parentId)) {
    throw new ProblemError(422, 'category_below_itself');
  }
  // A file may have brought a deeper tree, in which the order can be changed all the same.
  const isDeeper = tree.depthOf(parentId) > tree.depthOf(present.parentId);
  if (isDeeper && tree.depthOf(parentId) + tree.levelsOf(id) > CATEGORY_DEPTH_MAX) {
    throw new ProblemError(422, 'category_too_deep', { limit: CATEGORY_DEPTH_MAX });
  }
  const there = tree.childrenOf(parentId).map((child) => child.id);
  const siblings = withMoved(there.includes(id) ? there : [...there, id], { id, before });
  if (!siblings) throw new ProblemError(404, 'category_not_found');
  return siblings;
}

function placeOf(tree: CategoryTree, id: number) {
  const parentId = tree.find(id)?.parentId ?? null;
  const place = tree.childrenOf(parentId).findIndex((child) => child.id === id) + 1;
  return { parent: nameOf(tree, parentId), place };
}

function nameOf(tree: CategoryTree, id: number | null): string | null {
  return id === null ? null : (tree.find(id)?.name.en ?? null);
}
