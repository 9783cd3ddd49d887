import { PROVIDERS, type ProviderName } from '@dp/contract/payments.ts';
import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { Select } from '@dp/ui/fields/select.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Upload } from 'lucide';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { Section } from '../parts/section.tsx';
import type { Days } from './days-form.tsx';

/** Compares a provider's file with the books of the days shown. */
export function ProviderFileSection({ days }: { readonly days: Days }) {
  const t = useTranslations('payments');
  const { price } = useFormat();
  const { revalidate } = useRevalidator();
  const [result, setResult] = useState<string>();
  const [missing, setMissing] = useState(false);
  const [name, setName] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const form = useSubmit(async (values) => {
    const file = values.get('file');
    setResult(undefined);
    setMissing(!(file instanceof File) || file.size === 0);
    if (!(file instanceof File) || file.size === 0) return;
    const { data } = await call('compareProviderFile', {
      query: { ...days, provider: String(values.get('provider')) as ProviderName },
      body: new Uint8Array(await file.arrayBuffer()),
    });
    const { matched, rows, matched_sum: sum } = data;
    setResult(t('compared', { matched, rows, sum: price(sum) }));
    await revalidate();
  });
  return (
    <Section title={t('file')} text={t('fileText')}>
      <CallForm form={form} label={t('file')}>
        <Select
          name="provider"
          label={t('company')}
          options={PROVIDERS.map((name) => ({ value: name, label: t(`provider.${name}`) }))}
        />
        <input
          ref={input}
          type="file"
          name="file"
          accept=".csv,text/csv"
          aria-label={t('choose')}
          hidden
          onChange={({ currentTarget }) => setName(currentTarget.files?.[0]?.name)}
        />
        <Button look="secondary" icon={<Icon of={Upload} />} onClick={() => input.current?.click()}>
          {name === undefined ? t('choose') : <bdi>{name}</bdi>}
        </Button>
        {missing ? <FormAlert>{t('fileNeeded')}</FormAlert> : null}
        <FormActions>
          <Button type="submit" look="secondary" busy={form.busy}>
            {t('compare')}
          </Button>
        </FormActions>
      </CallForm>
      {result === undefined ? null : <FormAlert look="ok">{result}</FormAlert>}
    </Section>
  );
}
