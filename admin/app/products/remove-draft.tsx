import type { StaffProduct } from '@dp/contract/staff/products.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Trash2 } from 'lucide';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Deletes a draft that was never on sale, after asking. */
export function RemoveDraft({
  product: { id, version, sku },
  onRemoved,
}: {
  readonly product: StaffProduct;
  /** Gives up what is typed and leaves. */
  readonly onRemoved: () => Promise<void>;
}) {
  const t = useTranslations('products');
  const versioned = useVersionedSave();
  const [asking, setAsking] = useState(false);
  const remove = useAction(async () => {
    let isRemoved = false;
    try {
      await versioned(async () => {
        await call('removeDraft', { params: { id }, body: { version } });
        isRemoved = true;
      });
    } finally {
      setAsking(false);
      await overlayLeft();
    }
    if (!isRemoved) return;
    await onRemoved();
    showToast(t('removeDraft.removed', { sku }), { look: 'ok' });
  });
  return (
    <>
      <Button
        look="secondary"
        size="small"
        icon={<Icon of={Trash2} size={18} />}
        onClick={() => setAsking(true)}
      >
        {t('removeDraft.title')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('removeDraft.title')}
        description={t('removeDraft.text', { sku })}
        confirmLabel={t('removeDraft.confirm')}
        dangerous
        busy={remove.busy}
        onConfirm={remove.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
