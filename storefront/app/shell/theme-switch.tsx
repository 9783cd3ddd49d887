import { useTranslations } from '../i18n/i18n-context.tsx';
import { useTheme } from '../theme/use-theme.ts';
import { Switch } from '../ui/switch.tsx';

/** Day or evening: switches on the lamps of the whole shop. */
export function ThemeSwitch() {
  const t = useTranslations('shell');
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
