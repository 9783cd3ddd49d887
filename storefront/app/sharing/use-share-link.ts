import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { PIN_PARAMETER } from '../i18n/pin-parameter.ts';
import { useRootData } from '../root-data.ts';

/** The full address of one of the shop's pages in the language shown, to send to somebody. */
export function useShareLink(address: string): string {
  const origin = useRootData()?.origin ?? '';
  const joint = address.includes('?') ? '&' : '?';
  return `${origin}${address}${joint}${PIN_PARAMETER}=${useLocale()}`;
}
