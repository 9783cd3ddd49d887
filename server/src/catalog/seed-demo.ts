import { isCatalogUntouched } from '@dp/api/catalog/catalog-version.ts';
import { importer } from '@dp/api/principals/principal.ts';
import { demoCatalogFile } from '@dp/demo/src/demo-catalog.ts';
import { type ImportTarget, importFile } from './import-file.ts';

/**
 * Fills a new shop with the demo catalogue. Picture sizes are generated later: on their first request, or
 * while the process is idle (`PictureMaker`).
 *
 * @returns whether it was filled.
 */
export async function seedDemo(
  target: ImportTarget,
  progress: (line: string) => void,
): Promise<boolean> {
  if (!(await isCatalogUntouched(target.db))) return false;
  progress('Filling the empty shop with the demo catalogue.');
  await importFile(target, importer, demoCatalogFile, {
    report: progress,
  });
  return true;
}
