import type { CatalogAnswers } from '../catalog/catalog-answers.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { getBrand, listBrands, listHomeBrands } from './list-brands.ts';

/** The brand calls. */
export function addBrandRoutes(add: AddEndpoint, { db }: Deps, answers: CatalogAnswers): void {
  add('listBrands', ({ body, locale }) =>
    answers.withoutStock('listBrands', locale, body, (catalog) =>
      listBrands(db, catalog, locale, body),
    ),
  );
  add('getBrand', ({ params: { id }, locale }) =>
    answers.withoutStock('getBrand', locale, id, (catalog) => getBrand(db, catalog, locale, id)),
  );
  add('listHomeBrands', ({ body, locale }) =>
    answers.withoutStock('listHomeBrands', locale, body, (catalog) =>
      listHomeBrands(db, catalog, locale, body),
    ),
  );
}
