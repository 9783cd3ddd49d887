import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Tells screen readers of a new page, as a browser does for a full load: gives its title to be read
 * and moves the focus to the start of the page's content.
 *
 * @returns the text for a live region, empty until the first navigation.
 */
export function useRouteAnnouncements(): string {
  const { pathname } = useLocation();
  const seen = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    setAnnouncement(document.title);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return announcement;
}
