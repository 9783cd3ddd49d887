import type { ContactState } from '@dp/contract/staff/contact-states.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = { new: 'warning', answered: 'ok', closed: 'plain' } as const;

/** How far a message is dealt with. */
export function MessageState({ state }: { readonly state: ContactState }) {
  const t = useTranslations('messages');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
