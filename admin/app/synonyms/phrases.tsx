import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Fragment } from 'react';

const SHOWN = 6;

/** The first words of a group in one line, in both directions, and how many more there are; or all of them. */
export function Phrases({
  of: phrases,
  all = false,
}: {
  readonly of: readonly string[];
  readonly all?: boolean;
}) {
  const t = useTranslations('synonyms');
  const shown = all ? phrases : phrases.slice(0, SHOWN);
  const more = phrases.length - shown.length;
  return (
    <span>
      {shown.map((phrase, index) => (
        <Fragment key={phrase}>
          {index === 0 ? null : ' · '}
          <bdi>{phrase}</bdi>
        </Fragment>
      ))}
      {more > 0 ? ` · ${t('more', { count: more })}` : null}
    </span>
  );
}
