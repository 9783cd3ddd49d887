import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { useTheme } from '@dp/ui/theme/use-theme.ts';

/** Day or evening: switches on the lamps of the whole shop. */
export function ThemeSwitch() {
  const t = useTranslations('layout');
  const { dark, setDark } = useTheme((state) => state);
  return (
    <Switch
      label={t('eveningTheme')}
      hint={t('eveningThemeHint')}
      checked={dark}
      onChange={setDark}
    />
  );
}
