import type { HomeState } from '@dp/contract/staff/home-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = {
  showing: 'ok',
  hidden: 'plain',
  waiting: 'plain',
  over: 'plain',
  empty: 'warning',
} as const;

/** Whether customers see a slide or section. */
export function HomeStateBadge({ state }: { readonly state: HomeState }) {
  const t = useTranslations('homePage');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
