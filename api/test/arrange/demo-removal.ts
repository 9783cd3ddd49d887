import { workOnDemoRemoval } from '../../src/opening/work-on-demo-removal.ts';
import type { TestBackOffice } from '../test-back-office.ts';

/**
 * Does all work on removing the demo, some products at a time, as a process of the shop does in the background.
 *
 * @returns what backups threw.
 */
export async function finishDemoRemoval(office: TestBackOffice, size = 1): Promise<unknown[]> {
  const failures: unknown[] = [];
  while (await workOnDemoRemoval(office.shop.deps, size, (error) => failures.push(error)));
  office.shop.deps.catalog.changed();
  return failures;
}
