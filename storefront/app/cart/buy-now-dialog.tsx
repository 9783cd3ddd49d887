import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';

export interface BuyNowDialogProps {
  /** How many other products the cart has. */
  readonly others: number;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Asks before the cart is replaced by one product. */
export default function BuyNowDialog({ others, open, onClose, onConfirm }: BuyNowDialogProps) {
  const t = useTranslations('cart');
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={onConfirm}
      title={t('confirmAction')}
      description={`${t('confirmText')} ${t('confirmOthers', { count: others })}`}
      confirmLabel={t('confirmYes')}
      cancelLabel={t('keepCart')}
      dangerous
    />
  );
}
