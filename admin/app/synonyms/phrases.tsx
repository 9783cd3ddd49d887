import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Fragment } from 'react';

const SHOWN = 6;

/** The first words of a group in one line, in both directions, and how many more there are. */
export function Phrases({ of: phrases }: { readonly of: readonly string[] }) {
  const t = useTranslations('synonyms');
  const more = phrases.length - SHOWN;
  return (
    <span>
      {phrases.slice(0, SHOWN).map((phrase, index) => (
        <Fragment key={phrase}>
          {index === 0 ? null : ' · '}
          <bdi>{phrase}</bdi>
        </Fragment>
      ))}
      {more > 0 ? ` · ${t('more', { count: more })}` : null}
    </span>
  );
}
