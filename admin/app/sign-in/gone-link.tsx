import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EmptyState } from '@dp/ui/parts/empty-state.tsx';
import { MailX } from 'lucide';

/** In the place of what a one-time link was for: it is unknown, used or expired. */
export function GoneLink({ title, text }: { readonly title: string; readonly text: string }) {
  const t = useTranslations('people');
  return (
    <EmptyState
      icon={MailX}
      title={title}
      text={text}
      action={
        <ButtonLink look="secondary" to="/sign-in">
          {t('toSignIn')}
        </ButtonLink>
      }
    />
  );
}
