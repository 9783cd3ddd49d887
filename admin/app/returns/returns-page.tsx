import { RETURN_KINDS } from '@dp/contract/return-values.ts';
import { RETURN_VIEWS } from '@dp/contract/staff/return-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { call } from '../api/client.ts';
import { FilterChips } from '../parts/filter-chips.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/returns-page.ts';
import { ReturnList } from './return-list.tsx';

export async function clientLoader({ request: { url, signal } }: Route.ClientLoaderArgs) {
  const address = new URL(url).searchParams;
  const view = RETURN_VIEWS.find((name) => name === address.get('view')) ?? 'all';
  const kind = RETURN_KINDS.find((name) => name === address.get('kind'));
  const before = address.get('before') ?? undefined;
  const [returns, counts] = await Promise.all([
    call('listReturns', { query: { view, kind, before }, signal }),
    call('countReturns', { signal }),
  ]);
  return { returns, counts: counts.data };
}

/** Returns and warranty claims by what has to be done about them. */
export default function ReturnsPage({ loaderData: { returns, counts } }: Route.ComponentProps) {
  const t = useTranslations('returns');
  const { number } = useFormat();
  return (
    <PageFrame title={t('title')}>
      <FilterChips
        name="view"
        label={t('views.label')}
        options={RETURN_VIEWS.flatMap((view) =>
          view === 'all'
            ? []
            : { value: view, label: t(`views.${view}`), count: number(counts[view] ?? 0) },
        )}
      />
      <FilterChips
        name="kind"
        label={t('kind')}
        options={RETURN_KINDS.map((kind) => ({ value: kind, label: t(`kinds.${kind}`) }))}
      />
      <ReturnList {...returns} />
    </PageFrame>
  );
}
