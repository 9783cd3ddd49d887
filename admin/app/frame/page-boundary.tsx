import { Outlet } from 'react-router';
import type { Route } from './+types/page-boundary.ts';
import { FailedPage } from './failed-page.tsx';

export default function PageBoundary() {
  return <Outlet />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FailedPage error={error} />;
}
