import { useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { useAfterSplash } from './after-splash.ts';
import { beginFirstVisit, FIRST_PAGE } from './first-visit.ts';
import { OPENED_ATTRIBUTE } from './splash-marks.ts';
import { SplashPicture } from './splash-picture.tsx';

/** The splash over the loading home page; a first visit continues to onboarding. */
export function Splash() {
  const splash = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const end = useAfterSplash(splash, () => {
    if (!document.documentElement.hasAttribute(OPENED_ATTRIBUTE)) return;
    if (!beginFirstVisit()) return reveal();
    // Home stays covered until onboarding has replaced it.
    Promise.resolve(navigate(FIRST_PAGE, { replace: true })).catch(reveal);
  });
  useEffect(() => reveal, []);
  const [isFirst, setFirst] = useState(false);
  useEffect(() => {
    setFirst(document.documentElement.getAttribute(OPENED_ATTRIBUTE) === 'first');
  }, []);
  return (
    <>
      <SplashPicture ref={splash} place="over" onSkip={end} />
      {isFirst ? <PrefetchPageLinks page={FIRST_PAGE} /> : null}
    </>
  );
}

function reveal(): void {
  document.documentElement.removeAttribute(OPENED_ATTRIBUTE);
}
