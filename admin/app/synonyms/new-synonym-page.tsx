import { PHRASE_MAX_LENGTH, SYNONYM_KINDS } from '@dp/contract/staff/search-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/new-synonym-page.ts';
import { EarlierGroups } from './earlier-groups.tsx';
import { FoundPreview } from './found-preview.tsx';
import { groupPath } from './group-path.ts';

/** The search that customers made without success, if the synonym is for one. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return { gap: new URL(request.url).searchParams.get('gap') ?? undefined };
}

/** Lets a word find what another finds. */
export default function NewSynonymPage({ loaderData: { gap } }: Route.ComponentProps) {
  const t = useTranslations('synonyms');
  const navigate = useNavigate();
  const [begun] = useState({
    synonym: gap?.slice(0, PHRASE_MAX_LENGTH) ?? '',
    phrase: '',
    kind: 'quality',
  });
  const [typed, setTyped] = useState(begun);
  const form = useSubmit(async () => {
    const kind = SYNONYM_KINDS.find((each) => each === typed.kind);
    const { data } = await call('addSynonym', { body: { ...typed, kind, gap } });
    const [first] = data;
    await navigate(
      gap !== undefined ? '/search-gaps' : first ? groupPath(first.name) : '/synonyms',
    );
    showToast(t('added', { synonym: typed.synonym, phrase: typed.phrase }), { look: 'ok' });
  });
  const field = (name: 'synonym' | 'phrase') => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    maxLength: PHRASE_MAX_LENGTH,
    dir: 'auto',
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    error: form.problem(name),
  });
  return (
    <PageFrame
      title={t('add')}
      intro={gap === undefined ? t('addIntro') : t('fromGap', { gap })}
      back={gap === undefined ? '/synonyms' : '/search-gaps'}
      narrow
    >
      <Section title={t('meaning')}>
        <GuardedForm changed={typed !== begun} form={form} label={t('add')}>
          <TextField {...field('synonym')} label={t('newWord')} hint={t('newWordHint')} />
          <TextField {...field('phrase')} label={t('sameAs')} hint={t('sameAsHint')} />
          <Select
            name="kind"
            label={t('kind')}
            hint={t('kindHint')}
            value={typed.kind}
            onChange={({ target }) => setTyped({ ...typed, kind: target.value })}
            options={SYNONYM_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
          />
          <FoundPreview synonym={typed.synonym} phrase={typed.phrase} />
          <FormActions>
            {gap === undefined ? <EarlierGroups /> : null}
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </FormActions>
        </GuardedForm>
      </Section>
    </PageFrame>
  );
}
