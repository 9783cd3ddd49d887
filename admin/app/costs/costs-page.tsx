import { TextArea } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { DataList } from '../parts/data-list.tsx';
import { Figures } from '../parts/figures.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { useCostColumns } from './use-cost-columns.tsx';
import { useCostList } from './use-cost-list.ts';

/** Costs of many products from a pasted list: checked line by line, then set together, with an undo. */
export default function CostsPage() {
  const t = useTranslations('costs');
  const { number } = useFormat();
  const list = useCostList();
  const [isEmpty, setEmpty] = useState(false);
  const columns = useCostColumns(list.results);
  const guard = useUnsavedGuard(list.isTyped, list.forget);
  const form = useSubmit(async () => setEmpty((await list.check()) === 0));
  const undo = useAction(async () =>
    showToast(t('undone', { count: await list.undo() }), { look: 'ok' }),
  );
  const set = useAction(async () => {
    const count = await list.set();
    showToast(t('saved', { count }), { look: 'ok' });
  });
  const wrong = list.checked.filter(({ outcome }) => outcome === 'wrong').length;
  const isSet = list.results.size > 0;
  return (
    <PageFrame title={t('title')} intro={t('intro')} back="/prices">
      <Section title={t('list')} text={t('listText')}>
        <CallForm form={form} label={t('list')}>
          <TextArea
            name="lines"
            label={t('lines')}
            hint={t('linesHint')}
            value={list.text}
            onChange={({ currentTarget }) => {
              setEmpty(false);
              list.type(currentTarget.value);
            }}
            error={isEmpty ? t('nothingTyped') : undefined}
            rows={8}
            dir="ltr"
            autoComplete="off"
            spellCheck={false}
          />
          <FormActions>
            <Button type="submit" look="secondary" busy={form.busy}>
              {t('check')}
            </Button>
          </FormActions>
        </CallForm>
      </Section>
      {list.checked.length > 0 ? (
        <Section title={t('found')} text={isSet ? undefined : t('foundText')}>
          <Figures
            of={[
              [t('figures.new'), number(list.fresh.length)],
              [t('figures.same'), number(list.checked.length - list.fresh.length - wrong)],
              [t('figures.wrong'), number(wrong)],
            ]}
          />
          <DataList
            label={t('found')}
            columns={columns}
            rows={list.checked}
            rowKey={(line) => (line.outcome === 'wrong' ? `${line.sku} ${line.fault}` : line.id)}
            framed
          />
          <FormActions>
            {isSet ? (
              <Button look="secondary" busy={undo.busy} onClick={() => undo.run()}>
                {t('undo')}
              </Button>
            ) : (
              <Button busy={set.busy} disabled={list.fresh.length === 0} onClick={() => set.run()}>
                {t('save', { count: list.fresh.length })}
              </Button>
            )}
          </FormActions>
        </Section>
      ) : null}
      {guard}
    </PageFrame>
  );
}
