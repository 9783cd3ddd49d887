import type { OrderView } from '@dp/contract/staff/order-views.ts';
import { Switch } from '@dp/ui/fields/switch.tsx';
import { TextField } from '@dp/ui/fields/text-field.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Dialog } from '@dp/ui/overlays/dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { CallForm } from '../../forms/call-form.tsx';
import { useSubmit } from '../../forms/use-submit.ts';
import { useCloseGuard } from '../../parts/use-close-guard.tsx';

/** The name of a view and whether colleagues see it; with a view, that one's. */
export default function ViewDialog({
  view,
  onSave,
  onClose,
}: {
  readonly view?: OrderView | undefined;
  readonly onSave: (fields: { readonly name: string; readonly shared: boolean }) => Promise<void>;
  readonly onClose: () => void;
}) {
  const t = useTranslations('orderViews');
  const [shared, setShared] = useState(view?.shared ?? false);
  const form = useSubmit((values) => onSave({ name: String(values.get('name')).trim(), shared }));
  const guard = useCloseGuard(form, onClose, shared !== (view?.shared ?? false));
  const title = view === undefined ? t('save') : t('rename');
  return (
    <Dialog open onClose={guard.close} title={title} description={t('saveText')}>
      <CallForm form={form} label={title}>
        <TextField
          name="name"
          label={t('name')}
          autoComplete="off"
          maxLength={60}
          defaultValue={view?.name}
          error={form.problem('name')}
        />
        <Switch label={t('shared')} hint={t('sharedText')} checked={shared} onChange={setShared} />
        <Button type="submit" full busy={form.busy}>
          {t('saveNow')}
        </Button>
      </CallForm>
      {guard.question}
    </Dialog>
  );
}
