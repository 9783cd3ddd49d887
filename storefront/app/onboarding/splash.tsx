import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useAfterSplash } from './after-splash.ts';
import { FIRST_PAGE, remembersFirstVisit } from './first-visit.ts';
import { OPENED_ATTRIBUTE } from './splash-marks.ts';
import { SplashPicture } from './splash-picture.tsx';

/** The splash over the loading home page; a first visit continues to onboarding. */
export function Splash() {
  const splash = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const leadsOn = useRef(false);
  const end = useAfterSplash(splash, () => {
    // Home stays covered until onboarding has replaced it.
    if (!leadsOn.current) reveal();
  });
  useEffect(() => {
    const opened = document.documentElement.getAttribute(OPENED_ATTRIBUTE);
    if (opened !== 'first' || leadsOn.current || !remembersFirstVisit()) return;
    leadsOn.current = true;
    // Onboarding is fetched behind the splash, and comes when the splash is over (its `clientLoader`).
    Promise.resolve(navigate(FIRST_PAGE, { replace: true })).catch(reveal);
  }, [navigate]);
  useEffect(() => reveal, []);
  return <SplashPicture ref={splash} place="over" onSkip={end} />;
}

function reveal(): void {
  document.documentElement.removeAttribute(OPENED_ATTRIBUTE);
}
