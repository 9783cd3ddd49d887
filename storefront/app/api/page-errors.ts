import { data, isRouteErrorResponse } from 'react-router';
import { ApiError, type ApiErrorCode } from './api-error.ts';

/** What a page's error carries to the error page. */
export interface PageProblem {
  readonly code: ApiErrorCode;
  readonly requestId: string | undefined;
}

/**
 * For loaders: converts a failed call into an error page with the right status (404 for what does not exist,
 * 503 without a response), since an error's own members are not serialised to the browser.
 *
 * @throws a route error response with a `PageProblem`.
 */
export async function orPageError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const problem: PageProblem = { code: error.code, requestId: error.requestId };
    throw data(problem, { status: error.status >= 400 ? error.status : 503 });
  }
}

/**
 * The error for an address that names nothing, such as `/product/details/abc`.
 *
 * @returns what a loader throws for a 404 page.
 */
export function pageNotFound() {
  const problem: PageProblem = { code: 'route_not_found', requestId: undefined };
  return data(problem, { status: 404 });
}

/** A positive integer id from a path; anything else is a 404 page. */
export function idFrom(param: string | undefined): number {
  if (param === undefined || !/^[1-9]\d{0,9}$/.test(param)) throw pageNotFound();
  return Number(param);
}

/** Status and, if present, problem of an error for the error page. */
export function pageProblem(error: unknown): { status: number; problem: PageProblem | undefined } {
  if (error instanceof ApiError) {
    const { code, requestId } = error;
    return { status: error.status || 503, problem: { code, requestId } };
  }
  if (!isRouteErrorResponse(error)) return { status: 500, problem: undefined };
  const carried = error.data as Partial<PageProblem> | null;
  return {
    status: error.status,
    problem:
      typeof carried?.code === 'string'
        ? { code: carried.code, requestId: carried.requestId }
        : undefined,
  };
}
