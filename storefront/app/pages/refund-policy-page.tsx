import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/refund-policy-page.ts';
import { DocumentPage } from './document-page.tsx';
import { loadDocument } from './load-document.ts';

export const handle = { header: 'wide' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, 'refund-policy');
}

/** Specification §9: 14 days to return, 48 hours to report damage. */
export default function RefundPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />;
}
