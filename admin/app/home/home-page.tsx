import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { PageFrame } from '../parts/page-frame.tsx';
import { useMe } from '../session/me.ts';
import { HomeLinks } from './home-links.tsx';

export default function HomePage() {
  const t = useTranslations('frame');
  const { name } = useMe();
  return (
    <PageFrame title={t('welcome', { name })}>
      <HomeLinks />
    </PageFrame>
  );
}
