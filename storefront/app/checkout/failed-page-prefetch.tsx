import { Link } from 'react-router';

/**
 * Prefetches the failure page while there is a connection. A hidden link, since a prefetch by it fails
 * silently; a fetcher's failure would replace the page with the error page.
 */
export function FailedPagePrefetch() {
  return <Link to="/failed-order-place" prefetch="render" hidden tabIndex={-1} aria-hidden />;
}
