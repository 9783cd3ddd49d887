import type { StaffCallOutput } from '@dp/contract/staff/endpoints.ts';
import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { CallForm, FormActions } from '../forms/call-form.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { type Conflict, conflictOf } from '../parts/conflict.ts';
import { useDraft } from '../parts/drafts.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useAction } from '../parts/use-action.ts';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { EndVoucher } from './end-voucher.tsx';
import { useVoucherSentence } from './use-voucher-sentence.ts';
import { VoucherConflict } from './voucher-conflict.tsx';
import styles from './voucher-editor.module.css';
import { bodyOf, fieldsOf, NEW_VOUCHER, typedTerms, type VoucherFields } from './voucher-fields.ts';
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
  const navigate = useNavigate();
  const sentence = useVoucherSentence();
  const draft = useDraft<VoucherFields>(
    voucher === undefined ? 'new voucher' : `voucher ${voucher.id} version ${voucher.version}`,
    voucher === undefined ? NEW_VOUCHER : fieldsOf(voucher),
  );
  const [conflict, setConflict] = useState<Conflict<StaffVoucher>>();
  const fields = draft.value;
  const guard = useUnsavedGuard(draft.isChanged, draft.forget);

  const leave = async () => {
    // At once, so that nothing holds the page back.
    flushSync(draft.forget);
    await navigate('/vouchers');
  };
  const save = async (version: number | undefined) => {
    try {
      if (voucher === undefined || version === undefined) {
        await call('createVoucher', { body: { code: fields.code, ...bodyOf(fields) } });
      } else {
        const body = { ...bodyOf(fields), version };
        await call('editVoucher', { params: { id: voucher.id }, body });
      }
    } catch (error) {
      const found = conflictOf<StaffVoucher>(error);
      if (found === undefined) throw error;
      return setConflict(found);
    }
    setConflict(undefined);
    await leave();
    showToast(t('saved'), { look: 'ok' });
  };
  const saveAgain = useAction(save);
  const form = useSubmit(() => save(voucher?.version));
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
          onChange={(changed) => draft.change({ ...fields, ...changed })}
          problem={form.problem}
        />
        <div className={styles.preview}>
          <span className={styles.label}>{t('preview')}</span>
          <p aria-live="polite" className={terms === undefined ? styles.soft : styles.sentence}>
            {terms === undefined ? t('previewNone') : sentence(terms)}
          </p>
        </div>
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </FormActions>
      </CallForm>
      {guard}
      {conflict === undefined ? null : (
        <VoucherConflict
          theirs={fieldsOf(conflict.current)}
          mine={fields}
          busy={saveAgain.busy}
          onTakeTheirs={() => {
            setConflict(undefined);
            draft.change(fieldsOf(conflict.current));
          }}
          onSaveMine={() => saveAgain.run(conflict.version)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </PageFrame>
  );
}
