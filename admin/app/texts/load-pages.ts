import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import { call } from '../api/client.ts';

export type Versions = StaffCallOutput<'listPageTextVersions'>;
export type ListedPage = StaffCallOutput<'listPageTexts'>['data'][number];
export type PageText = StaffCallOutput<'getPageText'>['data'];

export type PagesData =
  | { readonly shown: 'pages'; readonly pages: readonly ListedPage[] }
  | { readonly shown: 'page'; readonly page: PageText; readonly versions: Versions };

/** The list of pages of text, or one of them with a page of its saved states. */
export async function loadPages(name: string | undefined, request: Request): Promise<PagesData> {
  const { signal } = request;
  if (name === undefined) {
    return { shown: 'pages', pages: (await call('listPageTexts', { signal })).data };
  }
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const params = { name: name as PageText['name'] };
  const [page, versions] = await Promise.all([
    call('getPageText', { params, signal }),
    call('listPageTextVersions', { params, query: { before }, signal }),
  ]);
  return { shown: 'page', page: page.data, versions };
}
