import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isPageKept } from '../../worker/kept-addresses.ts';
import { useLocale } from '../i18n/i18n-context.tsx';

/**
 * Without a connection a tap asks for a page's data, of which the device may hold none although it keeps
 * the page as it was opened. Then that is opened, as a reload would.
 *
 * @param unreached the page's data could not be asked for.
 * @returns whether it is still being found out.
 */
export function useKeptPage(unreached: boolean): boolean {
  const { pathname, search, key } = useLocation();
  const locale = useLocale();
  const [answer, setAnswer] = useState<{ readonly key: string }>();
  // Opened by its address it is what is kept already, if anything is.
  const wanted = unreached && key !== 'default';
  useEffect(() => {
    if (!wanted) return;
    let current = true;
    void isPageKept(new URL(pathname + search, location.origin), locale).then((kept) => {
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
