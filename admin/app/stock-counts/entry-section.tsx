import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { Section } from '../parts/section.tsx';
import { ScanField } from '../scanning/scan-field.tsx';
import { useScans } from '../scanning/use-scans.ts';
import { EntryForm } from './entry-form.tsx';
import type { CountEntry } from './use-count-entry.ts';

interface EntrySectionProps {
  /** The count's id. */
  readonly id: number;
  readonly entry: CountEntry;
}

/** Finds a product by its code, then takes how many of it there are. */
export function EntrySection({ id, entry }: EntrySectionProps) {
  const t = useTranslations('stockCounts');
  const find = async (code: string) =>
    (await call('listCountLines', { params: { id }, query: { code } })).data;
  const scans = useScans(async ([code = '']) => {
    const [line, ...others] = await find(code);
    if (others.length > 0) return { words: t('ofSeveral'), isRefused: true };
    if (line === undefined) return { words: t('unknown'), isRefused: true };
    const isRefused = !entry.choose(line);
    return isRefused ? { words: entry.refusal(), isRefused } : { isRefused };
  });
  const { chosen } = entry;
  return (
    <Section title={t('scan')}>
      <ScanField scans={scans} label={t('scan')} hint={t('scanHint')} />
      {chosen === undefined ? null : (
        <EntryForm
          key={chosen.line.id}
          count={id}
          line={chosen.line}
          typed={chosen.typed}
          onType={entry.type}
          onStale={async () => {
            const [now] = await find(chosen.line.sku);
            if (now === undefined) entry.finish();
            else entry.choose(now);
          }}
          onDone={() => {
            entry.finish();
            scans.field.current?.focus();
          }}
        />
      )}
    </Section>
  );
}
