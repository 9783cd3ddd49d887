import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { useShop } from '../page/use-shop.ts';
import { useAfterSplash } from './after-splash.ts';
import { beginFirstVisit, FIRST_PAGE } from './first-visit.ts';
import { SplashPicture } from './splash-picture.tsx';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

/** The splash at its own address; it continues like opening the shop. */
export default function SplashScreenPage() {
  const splash = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const { title } = useShop();
  const end = useAfterSplash(splash, () => {
    void navigate(beginFirstVisit() ? FIRST_PAGE : '/', { replace: true });
  });
  return (
    <>
      <PageMeta title="" noIndex />
      <h1>
        <Hidden>{title}</Hidden>
      </h1>
      <SplashPicture ref={splash} place="page" onSkip={end} />
    </>
  );
}
