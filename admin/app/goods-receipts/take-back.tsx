import type { GoodsReceiptLine } from '@dp/contract/staff/goods-receipts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { overlayLeft } from '@dp/ui/overlays/back-closes.ts';
import ConfirmDialog from '@dp/ui/overlays/confirm-dialog.tsx';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Undo2 } from 'lucide';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../api/client.ts';
import { useAction } from '../parts/use-action.ts';
import styles from './goods-receipts.module.css';

/** Whether all pieces of a product that came in are still to sell. */
const canGo = ({ taken_back, sellable, quantity }: GoodsReceiptLine) =>
  !taken_back && sellable >= quantity;

/** Takes a receipt back after asking, which says what stays; nothing where all of it is taken back. */
export function TakeBack({
  id,
  lines,
}: {
  readonly id: number;
  readonly lines: readonly GoodsReceiptLine[];
}) {
  const t = useTranslations('goodsReceipts');
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const taking = useAction(async () => {
    try {
      const { data } = await call('takeBackGoodsReceipt', { params: { id } });
      const stay = data.lines.filter((line) => !line.taken_back).length;
      const words = stay === 0 ? t('takeBack.done') : t('takeBack.donePartly', { count: stay });
      showToast(words, { look: 'ok' });
    } finally {
      setAsking(false);
      await overlayLeft();
      await revalidate();
    }
  });
  const going = lines.filter(canGo);
  const stay = lines.filter((line) => !line.taken_back && !canGo(line)).length;
  if (lines.every((line) => line.taken_back)) return null;
  const text = [
    t('takeBack.text', { units: going.reduce((sum, { quantity }) => sum + quantity, 0) }),
    ...(going.some(({ cost }) => cost !== null) ? [t('takeBack.costs')] : []),
    ...(stay > 0 ? [t('takeBack.stay', { count: stay })] : []),
  ];
  return (
    <>
      <Button
        look="secondary"
        icon={<Icon of={Undo2} directional />}
        // Where nothing can go, the refusal says why.
        onClick={() => (going.length === 0 ? taking.run() : setAsking(true))}
      >
        {t('takeBack.action')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('takeBack.title')}
        description={text.join(' ')}
        confirmLabel={t('takeBack.action')}
        dangerous
        busy={taking.busy}
        onConfirm={taking.run}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Whether a product was taken back or, once others were, why it was not. */
export function TakenBack({
  line,
  begun,
}: {
  readonly line: GoodsReceiptLine;
  readonly begun: boolean;
}) {
  const t = useTranslations('goodsReceipts');
  if (line.taken_back) return <Badge className={styles.state}>{t('takeBack.taken')}</Badge>;
  if (!begun || canGo(line)) return null;
  return (
    <Badge look="warning" className={styles.state}>
      {t('takeBack.cannot', { left: line.sellable })}
    </Badge>
  );
}
