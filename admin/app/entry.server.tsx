import { renderToString } from 'react-dom/server';
import { type EntryContext, createRequestHandler as handlerOf, ServerRouter } from 'react-router';

// For the server while developing, which must not mix this React Router with its own.
export const createRequestHandler: typeof handlerOf = handlerOf;

/** Renders the one HTML file, when building and while developing: the frame of every page, without words. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  const html = renderToString(<ServerRouter context={routerContext} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
