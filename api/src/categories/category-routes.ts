import type { CatalogAnswers } from '../catalog/catalog-answers.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { listCategories, listCategoryChildren } from './list-categories.ts';

/** The category calls. */
export function addCategoryRoutes(add: AddEndpoint, { db }: Deps, answers: CatalogAnswers): void {
  add('listCategories', ({ body, locale }) =>
    answers.withoutStock('listCategories', locale, body, (catalog) =>
      listCategories(db, catalog, locale, body),
    ),
  );
  add('listCategoryChildren', ({ params: { id }, body, locale }) =>
    answers.withoutStock('listCategoryChildren', locale, [id, body], (catalog) =>
      listCategoryChildren(db, catalog, locale, id, body),
    ),
  );
}
