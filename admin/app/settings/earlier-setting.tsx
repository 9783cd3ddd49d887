import { EarlierStates } from '../earlier-states/earlier-states.tsx';
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
