import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPageCached } from '../../worker/cacheable-addresses.ts';

/**
 * The history entry at which this document was opened. It already shows the cached document; opening it again
 * would loop.
 */
const openedAt =
  (globalThis.history?.state as { readonly key?: string } | null | undefined)?.key ?? 'default';

/**
 * Without a connection a tap requests a page's data, which may be missing although the page's document is
 * cached. Then the document is opened, as a reload would.
 *
 * @param unreached the page's data could not be fetched.
 * @returns whether this is still being checked.
 */
export function useCachedPage(unreached: boolean): boolean {
  const { pathname, search, key } = useLocation();
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ readonly key: string }>();
  const wanted = unreached && key !== openedAt;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void isPageCached(new URL(pathname + search, location.origin), locale).then((cached) => {
      if (!current) return;
      if (cached) location.reload();
      else setAnswer({ key });
    });
    return () => {
      current = false;
    };
  }, [wanted, pathname, search, key, locale]);
  return wanted && answer?.key !== key;
}
