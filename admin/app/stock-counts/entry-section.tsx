import type { CountLine } from '@dp/contract/staff/stock-counts.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { ScanField } from '../scanning/scan-field.tsx';
import { useScans } from '../scanning/use-scans.ts';
import { EntryForm } from './entry-form.tsx';

interface EntrySectionProps {
  /** The count's id. */
  readonly id: number;
  readonly chosen: CountLine | undefined;
  readonly onChoose: (line: CountLine | undefined) => void;
}

/** Finds a product by its code, then takes how many of it there are. */
export function EntrySection({ id, chosen, onChoose }: EntrySectionProps) {
  const t = useTranslations('stockCounts');
  const find = async (sku: string) => {
    const { data } = await call('listCountLines', { params: { id }, query: { sku } });
    return data[0];
  };
  const scans = useScans(async ([sku = '']) => {
    const line = await find(sku);
    if (line === undefined) return { words: t('unknown'), isRefused: true };
    onChoose(line);
    return { isRefused: false };
  });
  return (
    <Section title={t('scan')}>
      <ScanField scans={scans} label={t('scan')} hint={t('scanHint')} />
      {chosen === undefined ? null : (
        <EntryForm
          key={chosen.id}
          count={id}
          line={chosen}
          onStale={async () => onChoose(await find(chosen.sku))}
          onDone={() => {
            onChoose(undefined);
            scans.field.current?.focus();
          }}
        />
      )}
    </Section>
  );
}
