import { FormAlert } from '@dp/ui/fields/form-alert.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button, ButtonLink } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { FormActions } from '../forms/call-form.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import type { Route } from './+types/merge-page.ts';
import { MergeConsequences } from './merge-consequences.tsx';
import { MergeTable } from './merge-table.tsx';

/** What merging two accounts would do; the first one in the address stays. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const { id, other } = params;
  return (await call('previewCustomerMerge', { params: { id, other }, signal: request.signal }))
    .data;
}

export default function MergePage({ loaderData: preview }: Route.ComponentProps) {
  const t = useTranslations('customers');
  const navigate = useNavigate();
  const save = useVersionedSave();
  const [asking, setAsking] = useState(false);
  const { stays, ends, refusal } = preview;
  const merging = useAction(async () => {
    setAsking(false);
    await save(async () => {
      await call('mergeCustomers', {
        params: { id: stays.id, other: ends.id },
        body: { version: stays.version, other_version: ends.version },
      });
      showToast(t('merge.done'), { look: 'ok' });
      await overlayLeft();
      await navigate(`/customers/${stays.id}`);
    });
  });
  return (
    <PageFrame title={t('merge.title')} intro={t('merge.intro')} back={`/customers/${stays.id}`}>
      {refusal === null ? null : <FormAlert>{t(`merge.refusals.${refusal}`)}</FormAlert>}
      <MergeTable stays={stays} ends={ends} />
      <Section title={t('merge.consequences')}>
        <MergeConsequences preview={preview} />
      </Section>
      <FormActions>
        <ButtonLink look="secondary" to={`/customers/${ends.id}/merge/${stays.id}`} replace>
          {t('merge.swap')}
        </ButtonLink>
        {refusal === null ? (
          <Button busy={merging.busy} onClick={() => setAsking(true)}>
            {t('merge.merge')}
          </Button>
        ) : null}
      </FormActions>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => merging.run()}
        title={t('merge.confirmTitle')}
        description={t('merge.confirmText')}
        confirmLabel={t('merge.merge')}
        dangerous
      />
    </PageFrame>
  );
}
