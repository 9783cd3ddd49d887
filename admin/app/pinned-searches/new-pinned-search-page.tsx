import { SEARCH_TEXT_MAX_LENGTH } from '@dp/contract/limits.ts';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { PINNED_SEARCHES, pinnedSearchPath } from './pinned-search-path.ts';

/** Asks for a search; its own page has what is pinned for it already, in whatever spelling. */
export default function NewPinnedSearchPage() {
  const t = useTranslations('pinnedSearches');
  const navigate = useNavigate();
  const form = useSubmit(async (values) => {
    const query = String(values.get('query') ?? '');
    const { data } = await call('getPinnedSearch', { query: { query } });
    await navigate(pinnedSearchPath(data.query));
  });
  return (
    <PageFrame title={t('add')} intro={t('addIntro')} back={PINNED_SEARCHES} narrow>
      <Section title={t('query')}>
        <CallForm form={form} label={t('add')}>
          <TextField
            name="query"
            label={t('typed')}
            hint={t('typedHint')}
            error={form.problem('query')}
            autoComplete="off"
            maxLength={SEARCH_TEXT_MAX_LENGTH}
            dir="auto"
          />
          <FormActions>
            <Button type="submit" busy={form.busy}>
              {t('next')}
            </Button>
          </FormActions>
        </CallForm>
      </Section>
    </PageFrame>
  );
}
