import type { RouteHandle } from '../page/route-handle.ts';
import type { Route } from './+types/privacy-policy-page.ts';
import { DocumentPage } from './document-page.tsx';
import { loadDocument } from './load-document.ts';

export const handle = { header: 'wide' } satisfies RouteHandle;

export function loader({ context }: Route.LoaderArgs) {
  return loadDocument(context, 'privacy-policy');
}

/** Specification §9: not for children under 13. */
export default function PrivacyPolicyPage({ loaderData }: Route.ComponentProps) {
  return <DocumentPage document={loaderData.document} />;
}
