import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Section } from '../parts/section.tsx';
import type { Route } from './+types/voucher-page.ts';
import { useVoucherSentence } from './use-voucher-sentence.ts';
import { VoucherEditor } from './voucher-editor.tsx';
import { VoucherStateBadge } from './voucher-state-badge.tsx';

export async function clientLoader({ params, request: { signal } }: Route.ClientLoaderArgs) {
  const [scopes, voucher] = await Promise.all([
    call('listVoucherScopes', { signal }),
    params.id === 'new' ? undefined : call('getVoucher', { params: { id: params.id }, signal }),
  ]);
  return { scopes: scopes.data, voucher: voucher?.data };
}

/** One voucher: a new one, one to edit, or an ended one to read. */
export default function VoucherPage({ loaderData: { scopes, voucher } }: Route.ComponentProps) {
  const t = useTranslations('vouchers');
  const locale = useLocale();
  const sentence = useVoucherSentence();
  if (voucher?.state !== 'disabled') {
    // Another voucher begins with fields of its own.
    return <VoucherEditor key={voucher?.id ?? 'new'} voucher={voucher} scopes={scopes} />;
  }
  const { category, brand, ...terms } = voucher;
  return (
    <PageFrame
      title={t('edit', { code: voucher.code })}
      intro={t('endedText')}
      back="/vouchers"
      narrow
      actions={<VoucherStateBadge state={voucher.state} />}
    >
      <Section title={t('gives')}>
        <p>
          {sentence({
            ...terms,
            category: category?.name[locale] ?? null,
            brand: brand?.name[locale] ?? null,
          })}
        </p>
      </Section>
    </PageFrame>
  );
}
