import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';
import { Icon } from '@dp/ui/parts/icon.tsx';
import { Check } from 'lucide';

/** Marks the address that orders go to unless another is chosen. */
export function DefaultBadge() {
  const t = useTranslations('addresses');
  return (
    <Badge look="ok">
      <Icon of={Check} size={14} />
      {t('default')}
    </Badge>
  );
}
