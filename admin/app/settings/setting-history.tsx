import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { EarlierStates } from '../earlier-states/earlier-states.tsx';
import { useMay } from '../session/me.ts';
import type { Setting, SettingName } from './use-setting.ts';

/** The button of a setting's earlier states, beside its form's own. */
export function EarlierSetting<N extends SettingName>({
  name,
  isTyped,
  onUse,
  full = false,
}: {
  readonly name: N;
  readonly isTyped: boolean;
  readonly onUse: (value: Setting<N>['value']) => void;
  readonly full?: boolean;
}) {
  return (
    <EarlierStates
      kind="setting"
      id={name}
      isTyped={() => isTyped}
      // The name says which of the settings' values it is.
      onUse={(value) => onUse(value as Setting<N>['value'])}
      full={full}
    />
  );
}

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
