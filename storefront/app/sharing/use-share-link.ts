import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useRouteLoaderData } from 'react-router';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';
import type { loader } from '../root.tsx';

/** The full address of one of the shop's pages in the language shown, to send to somebody. */
export function useShareLink(address: string): string {
  const origin = useRouteLoaderData<typeof loader>('root')?.origin ?? '';
  const joint = address.includes('?') ? '&' : '?';
  return `${origin}${address}${joint}${PIN_PARAMETER}=${useLocale()}`;
}
