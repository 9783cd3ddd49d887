import type { BulbCounts } from '@dp/contract/bulbs.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Page } from '@dp/ui/navigation/page.tsx';
import { Hidden } from '@dp/ui/parts/hidden.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { CircleHelp } from 'lucide';
import { type RefObject, useRef } from 'react';
import { Link, useNavigation } from 'react-router';
import { orPageError } from '../api/page-errors.ts';
import { ListHeader } from '../layout/list-header.tsx';
import { PageMeta } from '../page/page-meta.tsx';
import type { RouteHandle } from '../page/route-handle.ts';
import { BRIGHTNESSES } from '../products/brightness.ts';
import { bandKelvins, baseKey } from '../products/spec-names.ts';
import type { Base } from '../products/spec-values.ts';
import { apiContext } from '../server-context.ts';
import { browserApi } from '../session/browser-client.ts';
import type { Route } from './+types/bulb-finder-page.ts';
import styles from './bulb-finder-page.module.css';
import { CapDrawing } from './cap-drawing.tsx';
import { CAP_DRAWINGS } from './cap-drawings.ts';
import { FinderFoot } from './finder-foot.tsx';
import { FinderStep } from './finder-step.tsx';
import {
  type BulbChoice,
  countOf,
  FINDER,
  finderAddress,
  isOffered,
  loadBulbs,
  readBulbChoice,
} from './load-bulbs.ts';
import { distanceToChosen, distanceToNext, useShown } from './use-shown.ts';

export const handle = {
  header: 'wide',
  footer: false,
  // On phones its own bar is there: with the tabs it would take a quarter of a low one.
  toolbar: false,
  refreshable: true,
} satisfies RouteHandle;

export async function loader({ context, request }: Route.LoaderArgs) {
  const choice = readBulbChoice(new URL(request.url).searchParams);
  return { choice, counts: await orPageError(loadBulbs(context.get(apiContext), choice)) };
}

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const choice = readBulbChoice(new URL(request.url).searchParams);
  return { choice, counts: await loadBulbs(browserApi(), choice) };
}

/** Finds a bulb by its cap, light colour and brightness: links only, so that it works before any script does. */
export default function BulbFinderPage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('bulbs');
  const { counts } = loaderData;
  const coming = useComingChoice();
  const choice = coming ?? loaderData.choice;
  const colours = useRef<HTMLElement>(null);
  const brightness = useRef<HTMLElement>(null);
  useShown(choice.base, colours, distanceToNext);
  useShown(choice.light, brightness, distanceToNext);
  useShown(choice.brightness, brightness, distanceToChosen);
  const answer = choice.base ?? choice.light ?? choice.brightness;
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
      <div aria-busy={coming !== undefined} className={styles.questions}>
        <Caps choice={choice} counts={counts} />
        <Colours choice={choice} counts={counts} ref={colours} />
        <Brightness choice={choice} counts={counts} ref={brightness} />
        <FinderFoot choice={choice} counts={counts} />
      </div>
    </Page>
  );
}

/** An answer whose counts are on their way: on a slow line it is seen to be taken all the same. */
function useComingChoice(): BulbChoice | undefined {
  const { location } = useNavigation();
  return location?.pathname === FINDER
    ? readBulbChoice(new URLSearchParams(location.search))
    : undefined;
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
      help={
        <Link to="/contact-us" className={styles.ask}>
          <Icon of={CircleHelp} size={28} />
          <strong>{t('unsure')}</strong>
          <span className={styles.askUs}>{t('askUs')}</span>
        </Link>
      }
      options={counts.bases.map(({ value, count }) => ({
        key: value,
        // Chosen again, it is no longer chosen.
        to: finderAddress({ ...choice, base: value === choice.base ? undefined : value }),
        name: <bdi>{value}</bdi>,
        called: t(`called.${baseKey(value)}`),
        detail: (
          <>
            {t(`note.${baseKey(value)}`)} <SpokenMeasure base={value} />
          </>
        ),
        picture: (
          <>
            <CapDrawing base={value} />
            <Measure base={value} />
          </>
        ),
        count,
        chosen: value === choice.base,
      }))}
    />
  );
}

/** A cap's thread, the distance of its pins or its length, below the line in its drawing that measures it. */
function Measure({ base }: { base: Base }) {
  const t = useTranslations('bulbs');
  const format = useFormat();
  const measure = CAP_DRAWINGS[base]?.measure;
  if (measure === undefined) return null;
  const mm = format.number(measure.mm);
  return (
    <span aria-hidden className={styles.measure}>
      {t(measure.of === 'length' ? 'mmOrMore' : 'mm', { mm })}
    </span>
  );
}

/** The same in words, for who does not see the drawing: after its name. */
function SpokenMeasure({ base }: { base: Base }) {
  const t = useTranslations('bulbs');
  const format = useFormat();
  const measure = CAP_DRAWINGS[base]?.measure;
  if (measure === undefined) return null;
  return <Hidden>{t(`measure.${measure.of}`, { mm: format.number(measure.mm) })}</Hidden>;
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
  const options = BRIGHTNESSES.filter((key) => isOffered(key, counts)).map((key) => {
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
  return <FinderStep ref={ref} title={t('brightnessTitle')} columns="lines" options={options} />;
}
