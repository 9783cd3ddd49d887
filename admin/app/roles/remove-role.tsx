import type { ShownRole } from '@dp/contract/staff/people.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';

/** Removes a role that nobody has, after asking. */
export function RemoveRole({
  role: { id, version },
  onRemoved,
}: {
  readonly role: ShownRole;
  readonly onRemoved: () => Promise<void>;
}) {
  const t = useTranslations('roles');
  const [asking, setAsking] = useState(false);
  const remove = useAction(async () => {
    try {
      await call('removeRole', { params: { id }, body: { version } });
    } finally {
      setAsking(false);
      await overlayLeft();
    }
    await onRemoved();
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('remove')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('remove')}
        description={t('removeText')}
        confirmLabel={t('remove')}
        dangerous
        busy={remove.busy}
        onConfirm={remove.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
