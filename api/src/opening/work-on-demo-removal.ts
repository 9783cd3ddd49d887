import type { DemoRemovalProblem } from '@dp/contract/staff/opening-values.ts';
import { DEMO_REMOVAL_PROBLEMS } from '@dp/contract/staff/opening-values.ts';
import { holdNextCatalogVersion } from '../catalog/catalog-version.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Deps } from '../deps.ts';
import { ProblemError } from '../problems/problem-error.ts';
import { backUpBeforeRemoval, failRemoval } from './back-up-before-removal.ts';
import { beginRemoval } from './begin-removal.ts';
import type { DemoPort } from './demo-port.ts';
import {
  type DemoRemovalRecord,
  demoRemovalStore,
  findDemoRemovalWork,
} from './demo-removal-store.ts';
import { finishRemoval } from './finish-removal.ts';
import { removeDemoProducts } from './remove-demo-products.ts';

type WorkDeps = Pick<Deps, 'db' | 'now'> & { readonly demo: DemoPort };

/**
 * Does the next piece of work on a removal of the demo: makes the backup and removes all but the products in one
 * transaction, then at most `size` products in one transaction together with how far it came. A process that ends
 * in the middle leaves whole pieces, and any process goes on.
 *
 * @param failed told of what a backup threw; the removal has failed then.
 * @returns whether there was anything to do.
 */
export async function workOnDemoRemoval(
  deps: WorkDeps,
  size: number,
  failed: (error: unknown) => void,
): Promise<boolean> {
  const work = await findDemoRemovalWork(deps.db, deps.now());
  if (work === undefined) return false;
  return work.state === 'backing_up' ? prepare(deps, work, failed) : removePiece(deps, work, size);
}

async function prepare(
  deps: WorkDeps,
  work: DemoRemovalRecord,
  failed: (error: unknown) => void,
): Promise<boolean> {
  const { db, now } = deps;
  const prepared = await backUpBeforeRemoval(deps, work, failed);
  if (prepared === undefined) return false;
  try {
    await beginRemoval(deps, work, prepared);
  } catch (error) {
    const problem = problemOf(error);
    if (problem === undefined) throw error;
    await failRemoval(db, { id: work.id, lease: prepared.lease, problem, at: now() });
  }
  return true;
}

async function removePiece(
  { db, now, demo }: WorkDeps,
  { id }: DemoRemovalRecord,
  size: number,
): Promise<boolean> {
  const names = await demo.names();
  const done = await inTransaction(db, async (tx) => {
    const version = await holdNextCatalogVersion(tx);
    const removal = await demoRemovalStore.lockFree(tx, id);
    if (removal?.state !== 'removing') return 'busy';
    return removeDemoProducts(tx, removal, names, { size, version, at: now() });
  });
  if (done === 'all') await finishRemoval({ db, now }, id, names);
  return done !== 'busy';
}

function problemOf(error: unknown): DemoRemovalProblem | undefined {
  if (!(error instanceof ProblemError)) return undefined;
  return DEMO_REMOVAL_PROBLEMS.find((problem) => problem === error.code);
}
