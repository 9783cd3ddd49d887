import { ONBOARDING_PAGES, type OnboardingPageName } from '@dp/contract/shop-words.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { type TouchEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { cachedOr } from '../api/recent-responses.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { Logo } from '../page/logo.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { servicesContext } from '../server-context.ts';
import type { Route } from './+types/onboarding-page.ts';
import { splashOver } from './after-splash.ts';
import { beginFirstVisit } from './first-visit.ts';
import { LampPhotograph } from './lamp-photograph.tsx';
import styles from './onboarding-page.module.css';
import { neighbour, pageAt, turnOf } from './turn-page.ts';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

/** The owner's words and photographs of all three pages. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).onboarding;

/** A first visit asks for these pages behind the splash; who turns them waits for nothing. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [pages] = await Promise.all([cachedOr('onboarding', serverLoader), splashOver()]);
  return pages;
}

/** One of the three pages of a first visit: continue by button or swipe, or skip. */
export default function OnboardingPage({ loaderData: pages }: Route.ComponentProps) {
  const t = useTranslations('onboarding');
  const { pathname } = useLocation();
  const page = pageAt(pathname) ?? 'one';
  const { title, text, photograph } = pages[page];
  const swipe = useTurning(page);
  // Opening these pages by address counts as well.
  useEffect(() => {
    beginFirstVisit();
  }, []);
  const next = neighbour(page, 1) ?? '/';
  return (
    <div className={styles.page} {...swipe}>
      {/* A first visit to home ends here, so search engines count it as home. */}
      <PageMeta title={title} path="/" />
      <div className={styles.top}>
        <Logo />
        <span className={styles.end}>
          {next === '/' ? null : (
            <Link to="/" replace className={styles.skip}>
              {t('skip')}
            </Link>
          )}
          <LampCord />
        </span>
      </div>
      <LampPhotograph key={page} page={page} owners={photograph} />
      <div className={styles.words}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
      {/* On each of them: what is above keeps its place. */}
      <LanguageSwitch />
      <nav className={styles.foot} aria-label={t('pages')}>
        <ol className={styles.dots}>
          {ONBOARDING_PAGES.map((name, index) => (
            <li key={name}>
              <Link
                to={`/onboarding/${name}`}
                replace
                aria-current={name === page ? 'step' : undefined}
                aria-label={t('pageOf', { page: index + 1, count: ONBOARDING_PAGES.length })}
                className={classNames(styles.dot, name === page && styles.here)}
              />
            </li>
          ))}
        </ol>
        <ButtonLink to={next} replace size="large" full>
          {next === '/' ? t('start') : t('next')}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** Touch handlers that turn the page. */
function useTurning(page: OnboardingPageName) {
  const rtl = useLocale() !== 'en';
  const navigate = useNavigate();
  const start = useRef<{ x: number; y: number } | null>(null);
  // The target of the last swipe, from which the next one continues, even before it is rendered.
  const at = useRef(page);
  // With the page's commit: a later effect could come after the next swipe and undo what it noted.
  useLayoutEffect(() => {
    at.current = page;
  }, [page]);
  function turnPage(from: { x: number; y: number }, event: Event): void {
    const touch = (event as globalThis.TouchEvent).changedTouches[0];
    start.current = null;
    if (touch === undefined) return;
    const turn = turnOf(touch.clientX - from.x, touch.clientY - from.y, rtl);
    const to = turn === 0 ? undefined : neighbour(at.current, turn);
    if (to === undefined) return;
    at.current = pageAt(to) ?? at.current;
    void navigate(to, { replace: true });
  }
  return {
    onTouchStart({ target, touches }: TouchEvent) {
      const touch = touches[0];
      const from =
        touch === undefined || touches.length > 1 ? null : { x: touch.clientX, y: touch.clientY };
      start.current = from;
      if (from === null) return;
      // Listeners on the touched element: when a photograph is replaced under the finger, touch events still go to
      // the old element and no longer bubble to the page.
      const end = (event: Event) => {
        // Not after a cancelled touch, or one of a second finger.
        if (start.current === from) turnPage(from, event);
      };
      target.addEventListener('touchend', end, { once: true });
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
