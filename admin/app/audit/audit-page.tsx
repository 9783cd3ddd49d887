import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { History } from 'lucide';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import type { Route } from './+types/audit-page.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditQueryOf } from './audit-query.ts';
import { AuditRows } from './audit-rows.tsx';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const [rows, choices] = await Promise.all([
    call('listAuditRows', { query: auditQueryOf(searchParams), signal: request.signal }),
    call('auditChoices', { signal: request.signal }),
  ]);
  return { rows: rows.data, next: rows.next, choices: choices.data };
}

/** Who changed what, when and from where. */
export default function AuditPage({ loaderData: { rows, next, choices } }: Route.ComponentProps) {
  const t = useTranslations('audit');
  return (
    <PageFrame title={t('title')} intro={t('intro')}>
      <AuditFilters choices={choices} />
      {rows.length === 0 ? (
        <EmptyState
          icon={History}
          title={t('none')}
          text={t('noneText')}
          action={
            <ButtonLink look="secondary" to="/audit">
              {t('showAll')}
            </ButtonLink>
          }
        />
      ) : (
        <AuditRows rows={rows} />
      )}
      <Pager next={{ before: next }} />
    </PageFrame>
  );
}
