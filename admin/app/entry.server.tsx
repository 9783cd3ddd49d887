import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, createRequestHandler as handlerOf, ServerRouter } from 'react-router';

// For the server while developing, which must not mix this React Router with its own.
export const createRequestHandler: typeof handlerOf = handlerOf;

/** Renders the one HTML file, when building and while developing: the frame of every page, without words. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const html = await renderToReadableStream(
    <ServerRouter context={routerContext} url={request.url} />,
  );
  // Whole, with the end of what the router hands over to the browser.
  await html.allReady;
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
