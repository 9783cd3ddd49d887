import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import type { Versions } from './load-pages.ts';

/** The saved states of a text, each to bring back, and the text as it came with the shop. */
export function TextHistory({
  versions,
  version,
  original,
  busy,
  onRestore,
}: {
  readonly versions: Versions;
  /** The one that is shown in the shop. */
  readonly version: number;
  /** Whether that is the text as it came with the shop. */
  readonly original: boolean;
  readonly busy: boolean;
  readonly onRestore: (version: number) => void;
}) {
  const t = useTranslations('texts');
  const restore = (restored: number) => (
    <Button look="secondary" size="small" busy={busy} onClick={() => onRestore(restored)}>
      {t('history.restore')}
    </Button>
  );
  return (
    <Section title={t('history.title')} text={t('history.text')}>
      {versions.data.map((each) => (
        <SectionRow
          key={each.version}
          title={
            <>
              <TimeAgo at={each.at} /> · <bdi>{each.actor.name ?? t('history.system')}</bdi>
            </>
          }
          detail={each.original ? t('original') : undefined}
          action={
            each.version === version ? (
              <Badge look="ok">{t('history.now')}</Badge>
            ) : (
              restore(each.version)
            )
          }
        />
      ))}
      <SectionRow
        title={t('original')}
        action={original ? <Badge look="ok">{t('history.now')}</Badge> : restore(0)}
      />
      <Pager next={{ before: versions.next }} />
    </Section>
  );
}
