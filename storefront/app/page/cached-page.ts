import { useLocale } from '@dp/ui/i18n/i18n-context.tsx';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPageCached } from '../../worker/cacheable-addresses.ts';

/**
 * The history entry at which this document was opened. What it shows there is already what is kept, and
 * opening it again would never end.
 */
const openedAt =
  (globalThis.history?.state as { readonly key?: string } | null | undefined)?.key ?? 'default';

/**
 * Without a connection a tap asks for a page's data, of which the device may hold none although it keeps
 * the page as it was opened. Then that is opened, as a reload would.
 *
 * @param unreached the page's data could not be asked for.
 * @returns whether it is still being found out.
 */
export function useCachedPage(unreached: boolean): boolean {
  const { pathname, search, key } = useLocation();
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ readonly key: string }>();
  const wanted = unreached && key !== openedAt;
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void isPageCached(new URL(pathname + search, location.origin), locale).then((kept) => {
      if (!current) return;
      if (kept) location.reload();
      else setAnswer({ key });
    });
    return () => {
      current = false;
    };
  }, [wanted, pathname, search, key, locale]);
  return wanted && answer?.key !== key;
}
