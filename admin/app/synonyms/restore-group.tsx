import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';

/** Restores a group as it comes with the shop, after asking; one that the shop made is removed. */
export function RestoreGroup({ name }: { readonly name: string }) {
  const t = useTranslations('synonyms');
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const restore = useAction(async () => {
    try {
      await call('resetSynonyms', { body: { group: name } });
    } finally {
      setAsking(false);
      await overlayLeft();
    }
    await navigate('/synonyms');
    showToast(t('restored'), { look: 'ok' });
  });
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('restore')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('restoreTitle')}
        description={t('restoreText')}
        confirmLabel={t('restore')}
        dangerous
        busy={restore.busy}
        onConfirm={restore.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
