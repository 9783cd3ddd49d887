import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { History } from 'lucide';
import { Columns } from '../parts/columns.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useUnsavedGuard } from '../parts/use-unsaved-guard.tsx';
import { useMay } from '../session/me.ts';
import { AddByCode, useReceiptScans } from './add-by-code.tsx';
import { AddFromList } from './add-from-list.tsx';
import { ReceiptForm } from './receipt-form.tsx';
import { useReceipt } from './use-receipt.ts';

/** Receives a delivery of several products: scanned, found by name or pasted from a list, and saved together. */
export default function ReceiveGoodsPage() {
  const t = useTranslations('goodsReceipts');
  const receipt = useReceipt();
  const scans = useReceiptScans(receipt);
  const guard = useUnsavedGuard(receipt.isTyped, receipt.forget);
  const [mayCosts, mayPrices] = [useMay('costs.see'), useMay('prices.edit')];
  const seesCosts = mayCosts && mayPrices;
  return (
    <PageFrame
      title={t('receive')}
      intro={t('intro')}
      back="/stock"
      actions={
        <ButtonLink to="/stock/receipts" look="secondary" icon={<Icon of={History} />}>
          {t('title')}
        </ButtonLink>
      }
    >
      <Columns
        first="side"
        side={
          <>
            <AddByCode receipt={receipt} scans={scans} />
            <AddFromList receipt={receipt} seesCosts={seesCosts} />
          </>
        }
        main={
          <ReceiptForm
            receipt={receipt}
            seesCosts={seesCosts}
            onNext={() => scans.field.current?.focus()}
          />
        }
      />
      {guard}
    </PageFrame>
  );
}
