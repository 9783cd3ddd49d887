import { ChevronLeft } from 'lucide';
import { useNavigate } from 'react-router';
import { useTranslations } from '../i18n/i18n-context.tsx';
import { Icon } from '../parts/icon.tsx';
import { IconLink } from '../parts/icon-button.tsx';

/** A back link that uses the browser's history where there is one. */
export function BackLink({
  to,
  look = 'plain',
  className,
}: {
  to: string;
  look?: 'plain' | 'glass';
  className?: string | undefined;
}) {
  const t = useTranslations('ui');
  const navigate = useNavigate();
  return (
    <IconLink
      to={to}
      label={t('back')}
      look={look}
      className={className}
      onClick={(event) => {
        const depth: unknown = (history.state as { idx?: number } | null)?.idx;
        const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
        if (!plain || typeof depth !== 'number' || depth === 0) return;
        event.preventDefault();
        void navigate(-1);
      }}
    >
      <Icon of={ChevronLeft} directional />
    </IconLink>
  );
}
