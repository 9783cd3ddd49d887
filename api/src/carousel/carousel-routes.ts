import type { CatalogAnswers } from '../catalog/catalog-answers.ts';
import type { Deps } from '../deps.ts';
import type { AddEndpoint } from '../http/endpoint.ts';
import { listCarousel } from './list-carousel.ts';

/** The carousel call. */
export function addCarouselRoutes(add: AddEndpoint, { db }: Deps, answers: CatalogAnswers): void {
  add('listCarousel', ({ body, locale }) =>
    answers.withoutStock('listCarousel', locale, body, (catalog) =>
      listCarousel(db, catalog, locale, body),
    ),
  );
}
