/** React Router's route entries by id; their shape is opaque here. */
export type RouteEntries = Readonly<Record<string, unknown>>;

/** React Router requests the routes of visible links here. */
export const ROUTES_PATH = '/__manifest';

/**
 * Answers React Router's route discovery from the build: all routes at once. Pages of another build are not
 * answered.
 */
export function routeResponse(
  url: URL,
  { pages, routes }: { readonly pages: string; readonly routes: RouteEntries },
): Response | undefined {
  if (url.searchParams.get('version') !== pages) return undefined;
  return Response.json(routes);
}
