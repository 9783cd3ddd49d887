import type { Permission } from '@dp/contract/staff/permissions.ts';
import { Checkbox } from '@dp/ui/fields/checkbox.tsx';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { groupedPermissions } from './permission-groups.ts';
import styles from './permission-list.module.css';

/** What a role allows, in plain words; to choose from with `onChange`, to read without. */
export function PermissionList({
  chosen,
  onChange,
}: {
  readonly chosen: readonly Permission[];
  readonly onChange?: (chosen: readonly Permission[]) => void;
}) {
  const t = useTranslations('permissions');
  const toggle = (permission: Permission, on: boolean) =>
    onChange?.(on ? [...chosen, permission] : chosen.filter((one) => one !== permission));
  return (
    <div className={styles.groups}>
      {groupedPermissions().map(([group, permissions]) => (
        <fieldset key={group} className={styles.group}>
          <legend className={styles.legend}>{t(`groups.${group}`)}</legend>
          {permissions.map((permission) => (
            <Checkbox
              key={permission}
              label={t(`words.${permission}`)}
              checked={chosen.includes(permission)}
              disabled={onChange === undefined}
              onChange={(event) => toggle(permission, event.currentTarget.checked)}
            />
          ))}
        </fieldset>
      ))}
    </div>
  );
}
