import {
  ONBOARDING_PAGES,
  type OnboardingPageName,
  type OnboardingPages,
} from '@dp/contract/shop-words.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { classNames } from '@dp/ui/parts/class-names.ts';
import { LampCord } from '@dp/ui/theme/lamp-cord.tsx';
import { useEffect } from 'react';
import { Link, useLocation } from 'react-router';
import { cachedOr } from '../api/recent-responses.ts';
import { LanguageSwitch } from '../layout/language-switch.tsx';
import { leadOn } from '../page/lead-on.ts';
import { Logo } from '../page/logo.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { servicesContext } from '../server-context.ts';
import type { Route } from './+types/onboarding-page.ts';
import { splashOver } from './after-splash.ts';
import { beginFirstVisit } from './first-visit.ts';
import { LampPhotograph } from './lamp-photograph.tsx';
import styles from './onboarding-page.module.css';
import { neighbour, pageAt } from './turn-page.ts';
import { isLeaving, useTurning } from './use-turning.ts';

export const handle = { header: false, footer: false, toolbar: false } satisfies RouteHandle;

/** The owner's words and photographs of all three pages. */
export const loader = ({ context }: Route.LoaderArgs) => context.get(servicesContext).onboarding;

/** A first visit asks for these pages behind the splash; who turns them waits for nothing. */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  if (isLeaving()) throw leadOn(request, '/');
  const [pages] = await Promise.all([cachedOr('onboarding', serverLoader), splashOver()]);
  return pages;
}

/** One of the three pages of a first visit: continue by button or swipe, or skip. */
export default function OnboardingPage({ loaderData: pages }: Route.ComponentProps) {
  const t = useTranslations('onboarding');
  const { pathname } = useLocation();
  const page = pageAt(pathname) ?? 'one';
  const { title, photograph } = pages[page];
  const { swiping, linkTo } = useTurning(page);
  // Opening these pages by address counts as well.
  useEffect(() => {
    beginFirstVisit();
  }, []);
  const next = neighbour(page, 1) ?? '/';
  return (
    <div className={styles.page} {...swiping}>
      {/* A first visit to home ends here, so search engines count it as home. */}
      <PageMeta title={title} path="/" />
      <div className={styles.top}>
        <Logo />
        <span className={styles.end}>
          {next === '/' ? null : (
            <Link {...linkTo('/')} className={styles.skip}>
              {t('skip')}
            </Link>
          )}
          <LampCord />
        </span>
      </div>
      <LampPhotograph key={page} page={page} owners={photograph} />
      <Words pages={pages} page={page} />
      {/* Chosen on the first page; the photographs of the others get its room. */}
      {page === 'one' ? <LanguageSwitch /> : null}
      <nav className={styles.foot} aria-label={t('pages')}>
        <ol className={styles.dots}>
          {ONBOARDING_PAGES.map((name, index) => (
            <li key={name}>
              <Link
                {...linkTo(`/onboarding/${name}`)}
                aria-current={name === page ? 'step' : undefined}
                aria-label={t('pageOf', { page: index + 1, count: ONBOARDING_PAGES.length })}
                className={classNames(styles.dot, name === page && styles.here)}
              />
            </li>
          ))}
        </ol>
        <ButtonLink {...linkTo(next)} size="large" full>
          {next === '/' ? t('start') : t('next')}
        </ButtonLink>
      </nav>
    </div>
  );
}

/** The words of a page, in a place as high as those of any: photograph, heading and buttons stand still. */
function Words({ pages, page }: { pages: OnboardingPages; page: OnboardingPageName }) {
  return (
    <div className={styles.places}>
      {ONBOARDING_PAGES.map((name) => {
        const here = name === page;
        const Title = here ? 'h1' : 'p';
        return (
          <div key={name} aria-hidden={!here || undefined} className={styles.words}>
            <Title className={styles.title}>{pages[name].title}</Title>
            <p className={styles.text}>{pages[name].text}</p>
          </div>
        );
      })}
    </div>
  );
}
