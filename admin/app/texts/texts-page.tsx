import { data } from 'react-router';
import type { Route } from './+types/texts-page.ts';
import { loadPages, type PagesData } from './load-pages.ts';
import { PageList } from './page-list.tsx';
import { PageTextEditor } from './page-text-editor.tsx';

/** The shop's texts by kind: the list of them, or one to edit. */
export async function clientLoader({
  params: { kind, name },
  request,
}: Route.ClientLoaderArgs): Promise<PagesData> {
  if (kind !== 'pages') throw data(null, { status: 404 });
  return loadPages(name, request);
}

export default function TextsPage({ loaderData }: Route.ComponentProps) {
  if (loaderData.shown === 'pages') return <PageList pages={loaderData.pages} />;
  const { page, versions } = loaderData;
  // Another page begins with fields of its own.
  return <PageTextEditor key={page.name} page={page} versions={versions} />;
}
