import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { useState } from 'react';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';

/** Ends a voucher at once, after asking. */
export function EndVoucher({
  voucher: { id, version },
  onEnded,
}: {
  readonly voucher: StaffVoucher;
  readonly onEnded: () => Promise<void>;
}) {
  const t = useTranslations('vouchers');
  const [asking, setAsking] = useState(false);
  const versioned = useVersionedSave();
  const end = useAction(() =>
    versioned(async () => {
      try {
        await call('endVoucher', { params: { id }, body: { version } });
      } finally {
        setAsking(false);
        await overlayLeft();
      }
      await onEnded();
      showToast(t('ended'), { look: 'ok' });
    }),
  );
  return (
    <>
      <Button look="secondary" size="small" onClick={() => setAsking(true)}>
        {t('end')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('endTitle')}
        description={t('endText')}
        confirmLabel={t('end')}
        dangerous
        busy={end.busy}
        onConfirm={end.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
