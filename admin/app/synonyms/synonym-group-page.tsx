import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/synonym-group-page.ts';
import { AddPhraseSection } from './add-phrase-section.tsx';
import { EarlierGroups } from './earlier-groups.tsx';
import { PhraseRow } from './phrase-row.tsx';
import { RestoreGroup } from './restore-group.tsx';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const { data } = await call('getSynonyms', { query: { name: params.name }, signal });
  return data;
}

/** One group of synonyms: its words, each to change or remove, and a field for another. */
export default function SynonymGroupPage({ loaderData: group }: Route.ComponentProps) {
  const t = useTranslations('synonyms');
  const [first = group.name] = group.phrases;
  return (
    <PageFrame
      title={t('group', { word: first })}
      intro={t('groupIntro')}
      back="/synonyms"
      narrow
      actions={
        <>
          <EarlierGroups group={group} />
          {group.changed ? <RestoreGroup name={group.name} /> : null}
        </>
      }
    >
      <AddPhraseSection key={group.name} group={group.name} phrase={first} />
      <Section title={t('words')} action={<Badge>{t(`kinds.${group.kind}`)}</Badge>}>
        {group.phrases.map((phrase) => (
          <PhraseRow key={phrase} group={group.name} phrase={phrase} />
        ))}
      </Section>
    </PageFrame>
  );
}
