import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAfterSplash } from './after-splash.ts';
import { beginFirstVisit, FIRST_PAGE } from './first-visit.ts';
import { OPENED_ATTRIBUTE } from './opening-script.ts';
import { SplashPicture } from './splash-picture.tsx';

/** The splash over the home page, which loads below it; a first visit then goes on to onboarding. */
export function Splash() {
  const splash = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const end = useAfterSplash(splash, () => {
    const root = document.documentElement;
    if (!root.hasAttribute(OPENED_ATTRIBUTE)) return;
    root.removeAttribute(OPENED_ATTRIBUTE);
    if (beginFirstVisit()) void navigate(FIRST_PAGE, { replace: true });
  });
  return <SplashPicture ref={splash} place="over" onSkip={end} />;
}
