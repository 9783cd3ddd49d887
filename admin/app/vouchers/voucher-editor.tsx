import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { call } from '../api/client.ts';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useRecordEditor } from '../parts/use-record-editor.ts';
import { EndVoucher } from './end-voucher.tsx';
import { useVoucherSentence } from './use-voucher-sentence.ts';
import { VoucherConflict } from './voucher-conflict.tsx';
import styles from './voucher-editor.module.css';
import { bodyOf, fieldsOf, typedTerms } from './voucher-fields.ts';
import { VoucherSections } from './voucher-sections.tsx';

export type VoucherScopes = StaffCallOutput<'listVoucherScopes'>['data'];

/** Makes a voucher, or changes one. What is typed survives a reload. */
export function VoucherEditor({
  voucher,
  scopes,
}: {
  readonly voucher: StaffVoucher | undefined;
  readonly scopes: VoucherScopes;
}) {
  const t = useTranslations('vouchers');
  const locale = useLocale();
  const sentence = useVoucherSentence();
  const { fields, change, isChanged, form, guard, leave, conflict } = useRecordEditor({
    kind: 'voucher',
    record: voucher,
    fieldsOf,
    back: '/vouchers',
    saved: t('saved'),
    save: (typed, seen) => {
      if (seen === undefined) {
        return call('createVoucher', { body: { code: typed.code, ...bodyOf(typed) } });
      }
      const body = { ...bodyOf(typed), version: seen.version };
      return call('editVoucher', { params: { id: seen.id }, body });
    },
  });
  const nameIn = (named: VoucherScopes['brands'], slug: string) =>
    named.find((each) => each.slug === slug)?.name[locale] ?? null;
  const terms = typedTerms(fields, {
    category: nameIn(scopes.categories, fields.category),
    brand: nameIn(scopes.brands, fields.brand),
  });
  return (
    <PageFrame
      title={voucher === undefined ? t('add') : t('edit', { code: voucher.code })}
      intro={voucher === undefined ? undefined : t('later')}
      back="/vouchers"
      narrow
      actions={voucher === undefined ? undefined : <EndVoucher voucher={voucher} onEnded={leave} />}
    >
      <CallForm form={form} label={t('add')}>
        <VoucherSections
          fields={fields}
          isNew={voucher === undefined}
          scopes={scopes}
          onChange={change}
          problem={form.problem}
        />
        <div className={styles.preview}>
          <span className={styles.label}>{t('preview')}</span>
          <p aria-live="polite" className={terms === undefined ? styles.soft : styles.sentence}>
            {terms === undefined ? t('previewNone') : sentence(terms)}
          </p>
        </div>
        <FormActions>
          {voucher === undefined ? null : (
            <EarlierStates
              kind="voucher"
              id={voucher.id}
              isTyped={() => isChanged}
              onUse={(state) => change(fieldsOf(state))}
            />
          )}
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : <VoucherConflict {...conflict} />}
    </PageFrame>
  );
}
