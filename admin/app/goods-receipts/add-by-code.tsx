import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { type FindProducts, ProductFinder } from '../product-choice/product-finder.tsx';
import { ScanField } from '../scanning/scan-field.tsx';
import { type Scans, useScans } from '../scanning/use-scans.ts';
import styles from './goods-receipts.module.css';
import { checkLines, type Receipt } from './use-receipt.ts';

/** Products of the shop by name or SKU, withdrawn ones too. */
const findStocked: FindProducts = async ({ text }, signal) => {
  const { data } = await call('listStock', { query: { text }, signal });
  return { data: data.map((product) => ({ ...product, in_stock: product.sellable > 0 })) };
};

/** Adds one piece of a product with each scanned or typed code. */
export function useReceiptScans(receipt: Receipt): Scans {
  const t = useTranslations('goodsReceipts');
  return useScans(async ([code = '']) => {
    const [line] = await checkLines([{ code, quantity: 1 }]);
    if (line?.outcome !== 'found') {
      return { words: t(`faults.${line?.fault ?? 'code_unknown'}`), isRefused: true };
    }
    if (receipt.isSaving()) return { words: t('saving'), isRefused: true };
    const units = receipt.add(line);
    return { words: t('scanned', { name: line.name, count: units ?? 1 }), isRefused: false };
  });
}

/** Finds products by code, barcode or name, and adds them to a receipt. */
export function AddByCode({
  receipt,
  scans,
}: {
  readonly receipt: Receipt;
  readonly scans: Scans;
}) {
  const t = useTranslations('goodsReceipts');
  return (
    <Section title={t('add')}>
      <div className={styles.add}>
        <ScanField scans={scans} label={t('scan')} hint={t('scanHint')} />
        <ProductFinder
          taken={receipt.draft.lines.map(({ id }) => id)}
          find={findStocked}
          onChoose={({ sku }) => void scans.scan([sku])}
        />
      </div>
    </Section>
  );
}
