import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { call } from '../api/client.ts';
import { PageFrame } from '../parts/page-frame.tsx';
import { currentMe, useMe } from '../session/me.ts';
import type { Route } from './+types/home-page.ts';
import { HomeLinks } from './home-links.tsx';
import { OpeningBar } from './opening-bar.tsx';
import { TodayTiles } from './today-tiles.tsx';

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
  const opens = currentMe()?.permissions.includes('settings.edit') === true;
  const [today, opening] = await Promise.all([
    call('getToday', { signal }),
    opens ? call('getOpening', { signal }) : undefined,
  ]);
  return { today: today.data, opening: opening?.data };
}

export default function HomePage({ loaderData: { today, opening } }: Route.ComponentProps) {
  const t = useTranslations('frame');
  const { name } = useMe();
  return (
    <PageFrame title={t('welcome', { name })}>
      {opening === undefined ? null : <OpeningBar steps={opening.steps} />}
      <TodayTiles today={today} />
      <HomeLinks />
    </PageFrame>
  );
}
