import { PRODUCT_FILTERS } from '@dp/contract/staff/product-values.ts';
import { SHEET_FORMATS, type SheetFormat } from '@dp/contract/staff/sheet-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { saveFile } from '@dp/ui/parts/save-file.ts';
import { Download } from 'lucide';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { isStaffApiError } from '../api/staff-api-error.ts';
import { useFieldText } from '../api/use-field-text.ts';
import { searchedText } from '../parts/list-address.ts';
import { Section } from '../parts/section.tsx';
import { useAction } from '../parts/use-action.ts';
import { downloadClient } from './download-client.ts';
import styles from './sheets.module.css';

/** Downloads the products that the list of products was showing, as a spreadsheet. */
export function ExportSection() {
  const t = useTranslations('sheets');
  const { number } = useFormat();
  const fieldText = useFieldText();
  const [query] = useSearchParams();
  const [received, setReceived] = useState<number>();
  const text = searchedText(query);
  const category = query.get('category') ?? '';
  const brand = query.get('brand') ?? '';
  const filter = PRODUCT_FILTERS.find((name) => name === query.get('filter')) ?? 'all';
  const isAll = text === '' && category === '' && brand === '' && filter === 'all';
  const exporting = useAction(async (format: SheetFormat) => {
    setReceived(0);
    try {
      const body = {
        format,
        filter,
        ...(text === '' ? {} : { text }),
        ...(category === '' ? {} : { category }),
        ...(brand === '' ? {} : { brand }),
      };
      const content = (await downloadClient(setReceived).call('exportProducts', { body })) as Blob;
      saveFile(`products.${format}`, content);
    } catch (error) {
      // The text comes from the list of products: there is no field here to say it at.
      const problem = isStaffApiError(error) ? fieldText(error.fields.text) : undefined;
      if (problem === undefined) throw error;
      showToast(problem, { look: 'danger' });
    } finally {
      setReceived(undefined);
    }
  });
  return (
    <Section title={t('export')} text={t(isAll ? 'exportAll' : 'exportChosen')}>
      <div className={styles.buttons}>
        {SHEET_FORMATS.map((format) => (
          <Button
            key={format}
            look="secondary"
            icon={<Icon of={Download} />}
            busy={exporting.busy}
            onClick={() => exporting.run(format)}
          >
            {t(`formats.${format}`)}
          </Button>
        ))}
      </div>
      <p className={styles.note} role="status">
        {received === undefined
          ? null
          : t('received', { kilobytes: number(Math.round(received / 1_024)) })}
      </p>
    </Section>
  );
}
