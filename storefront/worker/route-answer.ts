/** React Router's entries of pages, by their id; their shape is its own business. */
export type RouteEntries = Readonly<Record<string, unknown>>;

/** React Router asks here for the pages that a page links to, as they come into sight. */
export const ROUTES_PATH = '/__manifest';

/**
 * The answer to React Router's question for pages, out of the build: all of them at once, so that none
 * has to be asked for again. Pages of another build are no business of this worker.
 */
export function routeAnswer(
  url: URL,
  { pages, routes }: { readonly pages: string; readonly routes: RouteEntries },
): Response | undefined {
  if (url.searchParams.get('version') !== pages) return undefined;
  return Response.json(routes);
}
