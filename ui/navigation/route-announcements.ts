import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/**
 * Announces a new page to screen readers, as a browser does for a full load: returns its title for a live
 * region and moves the focus to the start of the content.
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
