import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import { useMay } from '../session/me.ts';

/** Unpacks an order that is still in the shop, after a question: its label and ticks are lost. */
export function UnpackOrder({
  order: { id, number, version },
  onUnpacked,
}: {
  readonly order: { readonly id: number; readonly number: string; readonly version: number };
  /** Shows the order as it is then; by default the page is read again. */
  readonly onUnpacked?: () => unknown;
}) {
  const t = useTranslations('packing');
  const { revalidate } = useRevalidator();
  const save = useVersionedSave();
  const mayPack = useMay('orders.dispatch');
  const [asking, setAsking] = useState(false);
  const unpack = useAction(async () => {
    let isUnpacked = false;
    try {
      await save(async () => {
        await call('unpackOrder', { params: { id }, body: { version } });
        isUnpacked = true;
      });
    } finally {
      setAsking(false);
    }
    if (!isUnpacked) return;
    // The button may go with what it did.
    await overlayLeft();
    showToast(t('unpack.done', { number }), { look: 'ok' });
    await (onUnpacked ?? revalidate)();
  });
  if (!mayPack) return null;
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('unpack.open')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('unpack.title', { number })}
        description={t('unpack.text')}
        confirmLabel={t('unpack.open')}
        dangerous
        busy={unpack.busy}
        onClose={() => setAsking(false)}
        onConfirm={() => unpack.run()}
      />
    </>
  );
}
