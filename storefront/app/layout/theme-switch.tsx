import { Switch } from '@dp/ui/fields/switch.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { turnLights } from '@dp/ui/theme/turn-lights.ts';
import { useTheme } from '@dp/ui/theme/use-theme.ts';
import { useRef } from 'react';

/** The lamp cord as a setting: day or evening. */
export function ThemeSwitch() {
  const t = useTranslations('layout');
  const dark = useTheme((state) => state.dark);
  const row = useRef<HTMLDivElement>(null);
  return (
    <div ref={row}>
      <Switch
        label={t('eveningTheme')}
        hint={t('eveningThemeHint')}
        checked={dark}
        onChange={(on) => void turnLights(on, row.current ?? undefined)}
      />
    </div>
  );
}
