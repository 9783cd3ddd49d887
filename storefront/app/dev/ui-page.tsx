import { Page } from '@dp/ui/navigation/page.tsx';
import { Skeleton } from '@dp/ui/parts/skeleton.tsx';
import { lazy, Suspense } from 'react';
import { pageNotFound } from '../api/page-errors.ts';
import { PageMeta } from '../page/page-meta.tsx';
import { apiContext, servicesContext } from '../server-context.ts';
import type { Route } from './+types/ui-page.ts';
import { ControlsSection } from './controls-section.tsx';
import { FieldsSection } from './fields-section.tsx';
import { FoundationsSection } from './foundations-section.tsx';
import { NavigationSection } from './navigation-section.tsx';
import { ProductsSection } from './products-section.tsx';
import { StatesSection } from './states-section.tsx';

const OverlaysSection = lazy(() => import('./overlays-section.tsx'));

/** Every part of the design system in every state, for the eye and the gallery; not in production. */
export async function loader({ context }: Route.LoaderArgs) {
  if (context.get(servicesContext).production) throw pageNotFound();
  const products = await context
    .get(apiContext)
    .call('listProducts', { body: { limit: 4 } })
    .then(
      (answer) => answer.data,
      // The sample page also works without a catalogue.
      () => [],
    );
  return { products };
}

/** Every part of the design system in all its states; not there in production. */
export default function UiPage({ loaderData }: Route.ComponentProps) {
  return (
    <Page>
      <PageMeta title="UI" noIndex />
      <h1>UI</h1>
      <FoundationsSection />
      <ControlsSection />
      <FieldsSection />
      <ProductsSection products={loaderData.products} />
      <NavigationSection />
      <StatesSection />
      <Suspense fallback={<Skeleton shape="block" />}>
        <OverlaysSection />
      </Suspense>
    </Page>
  );
}
