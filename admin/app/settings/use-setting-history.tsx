import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { useMay } from '../session/me.ts';

/** The link to who changed one setting, or any of them; undefined for staff who may not see that. */
export function useSettingHistory(name?: string) {
  const t = useTranslations('settings');
  if (!useMay('audit.read')) return undefined;
  const subject = name === undefined ? '' : `&subject_id=${name}`;
  return (
    <ButtonLink look="secondary" size="small" to={`/audit?subject_kind=setting${subject}`}>
      {t('history')}
    </ButtonLink>
  );
}
