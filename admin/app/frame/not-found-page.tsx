import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { Compass } from 'lucide';
import { PageTitle } from '../parts/page-title.tsx';

export default function NotFoundPage() {
  const t = useTranslations('frame');
  return (
    <>
      <PageTitle>{t('notFound')}</PageTitle>
      <EmptyState
        heading="h1"
        icon={Compass}
        title={t('notFound')}
        text={t('notFoundText')}
        action={<ButtonLink to="/">{t('home')}</ButtonLink>}
      />
    </>
  );
}
