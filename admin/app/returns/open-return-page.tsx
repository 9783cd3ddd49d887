import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { PackageX } from 'lucide';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import type { Route } from './+types/open-return-page.ts';
import { OpenReturnForm } from './open-return-form.tsx';

export async function clientLoader({ params: { id }, request }: Route.ClientLoaderArgs) {
  return (await call('getReturnable', { params: { id }, signal: request.signal })).data;
}

/** Opens a return for a customer who calls, writes or comes by. */
export default function OpenReturnPage({ loaderData: value }: Route.ComponentProps) {
  const t = useTranslations('returns');
  const { order, lines } = value;
  const back = `/orders/order/${order.id}`;
  return (
    <PageFrame title={t('open.title', { number: order.number })} intro={t('open.text')} back={back}>
      {lines.every(({ left }) => left === 0) ? (
        <EmptyState icon={PackageX} title={t('open.nothing.title')} text={t('open.nothing.text')} />
      ) : (
        <OpenReturnForm key={order.id} value={value} />
      )}
    </PageFrame>
  );
}
