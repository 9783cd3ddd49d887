import type { ProductVersion } from '@dp/contract/staff/product-versions.ts';
import { useLocale, useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useFormat } from '@dp/ui/i18n/use-format.ts';
import { showToast } from '@dp/ui/overlays/show-toast.ts';
import { Button } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { History } from 'lucide';
import { useNavigate } from 'react-router';
import { call } from '../api/client.ts';
import { useAuditWords } from '../audit/audit-words.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { Pager } from '../parts/pager.tsx';
import { Section, SectionRow } from '../parts/section.tsx';
import { TimeAgo } from '../parts/time-ago.tsx';
import { useAction } from '../parts/use-action.ts';
import { useEnumeration } from '../parts/use-enumeration.ts';
import { useVersionedSave } from '../parts/use-versioned-save.ts';
import type { Route } from './+types/product-history-page.ts';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  const { signal } = request;
  const before = new URL(request.url).searchParams.get('before') ?? undefined;
  const [product, versions] = await Promise.all([
    call('getStaffProduct', { params: { id }, signal }),
    call('listProductVersions', { params: { id }, query: { before }, signal }),
  ]);
  return { product: product.data, versions };
}

/** Earlier states of a product, each of which can be brought back. */
export default function ProductHistoryPage({
  loaderData: { product, versions },
}: Route.ComponentProps) {
  const t = useTranslations('products');
  const locale = useLocale();
  const enumerate = useEnumeration();
  const navigate = useNavigate();
  const versioned = useVersionedSave();
  const restore = useAction((restored: number) =>
    versioned(async () => {
      const { id, version } = product;
      const { lost } = await call('restoreProduct', {
        params: { id },
        body: { version, restored },
      });
      const parts = lost.map((part) => t(`versions.lost.${part}`));
      showToast(
        parts.length === 0
          ? t('versions.restored')
          : t('versions.restoredWithout', { parts: enumerate(parts) }),
        { look: parts.length === 0 ? 'ok' : 'danger' },
      );
      await navigate(`/products/${id}`);
    }),
  );
  return (
    <PageFrame
      title={t('versions.title')}
      intro={t('versions.intro', { name: locale === 'ar' ? product.name_ar : product.name_en })}
      back={`/products/${product.id}`}
      narrow
    >
      {versions.data.length === 0 ? (
        <EmptyState icon={History} title={t('versions.none')} text={t('versions.noneText')} />
      ) : (
        <Section title={t('versions.list')}>
          {versions.data.map((version) => (
            <Version
              key={version.version}
              version={version}
              busy={restore.busy}
              onRestore={() => restore.run(version.version)}
            />
          ))}
        </Section>
      )}
      <Pager next={{ before: versions.next }} />
    </PageFrame>
  );
}

function Version({
  version: { name, list_price: price, at, actor, differs },
  busy,
  onRestore,
}: {
  readonly version: ProductVersion;
  readonly busy: boolean;
  readonly onRestore: () => void;
}) {
  const t = useTranslations('products');
  const words = useAuditWords();
  const enumerate = useEnumeration();
  const format = useFormat();
  const fields = differs.map((field) => words(`fields.${field}`));
  return (
    <SectionRow
      title={
        <>
          <bdi>{name}</bdi> · {format.price(price)}
        </>
      }
      detail={
        <>
          {t('versions.replaced')} <TimeAgo at={at} /> · <bdi>{actor.name ?? t('cost.system')}</bdi>
          <br />
          {fields.length === 0
            ? t('versions.same')
            : t('versions.differs', { fields: enumerate(fields) })}
        </>
      }
      action={
        fields.length === 0 ? undefined : (
          <Button look="secondary" size="small" busy={busy} onClick={onRestore}>
            {t('versions.restore')}
          </Button>
        )
      }
    />
  );
}
