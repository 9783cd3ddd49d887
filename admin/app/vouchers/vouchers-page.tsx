import type { StaffVoucher } from '@dp/contract/staff/vouchers.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Plus, TicketPercent } from 'lucide';
import { call } from '../api/client.ts';
import type { Column } from '../parts/data-list.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { PagedList } from '../parts/paged-list.tsx';
import type { Route } from './+types/vouchers-page.ts';
import { useVoucherSentence } from './use-voucher-sentence.ts';
import { VoucherStateBadge } from './voucher-state-badge.tsx';

/** Vouchers, the newest first; the cursor is in the address. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  return call('listVouchers', { query: { before }, signal: request.signal });
}

export default function VouchersPage({ loaderData: { data, next } }: Route.ComponentProps) {
  const t = useTranslations('vouchers');
  const locale = useLocale();
  const { number } = useFormat();
  const sentence = useVoucherSentence();
  const columns: readonly Column<StaffVoucher>[] = [
    { key: 'code', header: t('code'), card: 'title', cell: ({ code }) => <bdi>{code}</bdi> },
    {
      key: 'what',
      header: t('what'),
      card: 'plain',
      cell: ({ category, brand, ...terms }) =>
        sentence({
          ...terms,
          category: category?.name[locale] ?? null,
          brand: brand?.name[locale] ?? null,
        }),
    },
    {
      key: 'used',
      header: t('used'),
      cell: ({ uses, max_uses: max }) => (max === null ? number(uses) : t('usedOf', { uses, max })),
    },
    {
      key: 'state',
      header: t('state'),
      card: 'side',
      cell: ({ state }) => <VoucherStateBadge state={state} />,
    },
  ];
  return (
    <PageFrame
      title={t('title')}
      intro={t('intro')}
      actions={
        <ButtonLink to="/vouchers/new" icon={<Icon of={Plus} />}>
          {t('add')}
        </ButtonLink>
      }
    >
      <PagedList
        label={t('title')}
        columns={columns}
        rows={data}
        rowKey={({ id }) => id}
        rowLink={({ id }) => `/vouchers/${id}`}
        empty={<EmptyState icon={TicketPercent} title={t('empty.title')} text={t('empty.text')} />}
        next={{ before: next }}
      />
    </PageFrame>
  );
}
