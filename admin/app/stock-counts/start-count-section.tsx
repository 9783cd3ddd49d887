import { COUNT_SCOPES, type CountScope } from '@dp/contract/staff/stock-count-values.ts';
import { Select } from '@dp/ui/fields/select.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useSubmit } from '../forms/use-submit.ts';
import { GuardedForm } from '../parts/guarded-form.tsx';
import { Section } from '../parts/section.tsx';

interface StartCountSectionProps {
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}

/** Chooses what is counted and starts. */
export function StartCountSection({ categories }: StartCountSectionProps) {
  const t = useTranslations('stockCounts');
  const navigate = useNavigate();
  const [scope, setScope] = useState<CountScope>('all');
  const form = useSubmit(async (values) => {
    const text = (name: string) => String(values.get(name) ?? '').trim();
    const [value, note] = [text('value'), text('note')];
    const { data } = await call('startStockCount', {
      body: {
        scope,
        ...(scope === 'all' || value === '' ? {} : { value }),
        ...(note === '' ? {} : { note }),
      },
    });
    await navigate(`/stock/counts/${data.id}`);
  });
  return (
    <Section title={t('start')} text={t('startText')}>
      <GuardedForm form={form} label={t('start')}>
        <Select
          name="scope"
          label={t('scope')}
          value={scope}
          onChange={({ target }) =>
            setScope(COUNT_SCOPES.find((each) => each === target.value) ?? 'all')
          }
          options={COUNT_SCOPES.map((each) => ({ value: each, label: t(`scopes.${each}`) }))}
        />
        {scope === 'category' ? (
          <Select
            name="value"
            label={t('category')}
            error={form.problem('value')}
            options={categories.map(({ slug, name }) => ({ value: slug, label: name }))}
          />
        ) : scope === 'shelf' ? (
          <TextField
            name="value"
            label={t('shelf')}
            hint={t('shelfHint')}
            dir="ltr"
            autoComplete="off"
            maxLength={80}
            error={form.problem('value')}
          />
        ) : null}
        <TextField
          name="note"
          label={t('note')}
          optional
          autoComplete="off"
          maxLength={300}
          error={form.problem('note')}
        />
        <Button type="submit" full busy={form.busy}>
          {t('start')}
        </Button>
      </GuardedForm>
    </Section>
  );
}
