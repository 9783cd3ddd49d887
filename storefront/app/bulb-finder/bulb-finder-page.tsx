import type { BulbCounts } from '@dp/contract/bulbs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Page } from '@dp/ui/navigation/page.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { ChipLink } from '@dp/ui/parts/chip.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { wantsCalm } from '@dp/ui/theme/wants-calm.ts';
import { MoveHorizontal, MoveVertical, X } from 'lucide';
import { type RefObject, useEffect, useRef } from 'react';
import { orPageError } from '../api/page-errors.ts';
import { ListHeader } from '../layout/list-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { bandKelvins, baseKey } from '../products/spec-names.ts';
import type { Base } from '../products/spec-values.ts';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/bulb-finder-page.ts';
import styles from './bulb-finder-page.module.css';
import { CapDrawing } from './cap-drawing.tsx';
import { CAP_DRAWINGS } from './cap-drawings.ts';
import { FinderStep } from './finder-step.tsx';
import {
  BRIGHTNESSES,
  type BulbChoice,
  bulbsAddress,
  countOf,
  finderAddress,
  loadBulbs,
  readBulbChoice,
} from './load-bulbs.ts';

export const handle = { header: 'wide', footer: false, refreshable: true } satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const choice = readBulbChoice(new URL(request.url).searchParams);
  return { choice, counts: await orPageError(loadBulbs(context.get(apiContext), choice)) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readBulbChoice(new URL(request.url).searchParams);
  return { choice, counts: await loadBulbs(browserApi(), choice) };
}

/** Finds a bulb by its cap, light colour and brightness: links only, so that it works before any script does. */
export default function BulbFinderPage({ loaderData: { choice, counts } }: Route.ComponentProps) {
  const t = useTranslations('bulbs');
  const colours = useRef<HTMLElement>(null);
  const brightness = useRef<HTMLElement>(null);
  useShown(choice.base, colours);
  useShown(choice.light, brightness);
  const answer = choice.base ?? choice.light ?? choice.brightness;
  const total = choice.brightness ? countOf(choice.brightness, counts) : counts.total;
  return (
    <Page>
      <PageMeta
        title={t('title')}
        description={t('about')}
        path="/bulb-finder"
        noIndex={answer !== undefined}
      />
      <ListHeader title={t('title')} backTo="/" />
      <p className={styles.about}>{t('about')}</p>
      <Caps choice={choice} counts={counts} />
      <Colours choice={choice} counts={counts} ref={colours} />
      <Brightness choice={choice} counts={counts} ref={brightness} />
      <div className={styles.foot} data-chosen={answer}>
        <Chosen choice={choice} />
        <ButtonLink to={bulbsAddress(choice)} size="large" full>
          {t('show', { count: total })}
        </ButtonLink>
      </div>
    </Page>
  );
}

/** Brings the next question into view once this one is answered, not where the page begins with an answer. */
function useShown(answer: string | undefined, next: RefObject<HTMLElement | null>): void {
  const last = useRef(answer);
  useEffect(() => {
    if (answer === last.current) return;
    last.current = answer;
    const question = next.current;
    if (answer === undefined || question === null) return;
    const by = distanceTo(question);
    if (by > 0) scrollBy({ top: by, behavior: wantsCalm() ? 'instant' : 'smooth' });
  }, [answer, next]);
}

/** The bar with the title over the page. */
const TOP = 72;

/** How far to scroll for all of a question to be seen with the answer before it, at least its beginning. */
function distanceTo(question: HTMLElement): number {
  const foot = question.parentElement?.querySelector('[data-chosen]')?.getBoundingClientRect();
  const bottom = Math.min(foot?.top ?? innerHeight, innerHeight) - 16;
  const chosen = question.previousElementSibling?.querySelector('[aria-current]');
  const all = question.getBoundingClientRect().bottom - bottom;
  const begun = (question.querySelector('li') ?? question).getBoundingClientRect().bottom - bottom;
  const kept = chosen ? chosen.getBoundingClientRect().top - TOP : all;
  return Math.max(Math.min(all, kept), begun);
}

/** The answers so far, which are out of view by now; each can be taken back. */
function Chosen({ choice }: { choice: BulbChoice }) {
  const t = useTranslations('filters');
  const specs = useTranslations('specs');
  const bulbs = useTranslations('bulbs');
  const { base, light, brightness } = choice;
  const answers = [
    base && { name: base, to: finderAddress({ ...choice, base: undefined }) },
    light && { name: specs(`light.${light}`), to: finderAddress({ ...choice, light: undefined }) },
    brightness && {
      name: bulbs(`brightness.${brightness}`),
      to: finderAddress({ ...choice, brightness: undefined }),
    },
  ].filter((answer) => answer !== undefined);
  if (answers.length === 0) return null;
  return (
    <ul aria-label={t('active')} className={styles.chosen}>
      {answers.map(({ name, to }) => (
        <li key={to}>
          <ChipLink to={to} replace preventScrollReset aria-label={t('remove', { name })}>
            <bdi>{name}</bdi>
            <Icon of={X} size={14} />
          </ChipLink>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  readonly choice: BulbChoice;
  readonly counts: BulbCounts;
  readonly ref?: RefObject<HTMLElement | null>;
}

function Caps({ choice, counts }: PartProps) {
  const t = useTranslations('bulbs');
  return (
    <FinderStep
      title={t('cap')}
      columns="caps"
      options={counts.bases.map(({ value, count }) => ({
        key: value,
        // Chosen again, it is no longer chosen.
        to: finderAddress({ ...choice, base: value === choice.base ? undefined : value }),
        name: <bdi>{value}</bdi>,
        called: t(`called.${baseKey(value)}`),
        detail: t(`note.${baseKey(value)}`),
        measure: <Measure base={value} />,
        picture: <CapDrawing base={value} />,
        count,
        chosen: value === choice.base,
      }))}
    />
  );
}

/** A cap's thread, the distance of its pins or its length. */
function Measure({ base }: { base: Base }) {
  const t = useTranslations('bulbs');
  const format = useFormat();
  const drawing = CAP_DRAWINGS[base];
  if (drawing === undefined) return null;
  const { of, mm: size } = drawing.measure;
  const mm = format.number(size);
  return (
    <>
      <span aria-hidden className={styles.measure}>
        {of === 'diameter' ? (
          <bdi>Ø</bdi>
        ) : (
          <Icon of={drawing.lies ? MoveVertical : MoveHorizontal} size={14} />
        )}
        {t(of === 'length' ? 'mmOrMore' : 'mm', { mm })}
      </span>
      <Hidden>{t(`measure.${of}`, { mm })}</Hidden>
    </>
  );
}

function Colours({ choice, counts, ref }: PartProps) {
  const t = useTranslations('bulbs');
  const specs = useTranslations('specs');
  return (
    <FinderStep
      ref={ref}
      title={t('colour')}
      columns="rows"
      options={counts.cct_bands.map(({ value, count }) => ({
        key: value,
        to: finderAddress({ ...choice, light: value === choice.light ? undefined : value }),
        name: specs(`light.${value}`),
        detail: <bdi dir="ltr">{bandKelvins(value)}</bdi>,
        picture: <span data-light={value} className={styles.glow} />,
        count,
        chosen: value === choice.light,
      }))}
    />
  );
}

function Brightness({ choice, counts, ref }: PartProps) {
  const t = useTranslations('bulbs');
  const options = BRIGHTNESSES.map((key) => {
    const chosen = key === choice.brightness;
    return {
      key,
      to: finderAddress({ ...choice, brightness: chosen ? undefined : key }),
      name: t(`brightness.${key}`),
      detail: t(`watts.${key}`),
      picture: <span data-brightness={key} className={styles.glow} />,
      count: countOf(key, counts),
      chosen,
    };
  });
  return (
    <FinderStep
      ref={ref}
      title={t('brightnessTitle')}
      columns="lines"
      options={options.filter(({ count, chosen }) => count > 0 || chosen)}
    />
  );
}
