import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { useMe } from '../session/me.ts';
import type { Route } from './+types/home-page.ts';
import { HomeLinks } from './home-links.tsx';
import { TodayTiles } from './today-tiles.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  return (await call('getToday', { signal })).data;
}

export default function HomePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('frame');
  const { name } = useMe();
  return (
    <PageFrame title={t('welcome', { name })}>
      <TodayTiles today={loaderData} />
      <HomeLinks />
    </PageFrame>
  );
}
