import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useLocation, useRouteLoaderData } from 'react-router';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';
import type { loader } from '../root.tsx';

/** The page's full address in the language shown, to send to somebody. */
export function useProductLink(): string {
  const { pathname } = useLocation();
  const origin = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  return `${origin}${pathname}?${PIN_PARAMETER}=${useLocale()}`;
}
