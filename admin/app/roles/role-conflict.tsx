import { PERMISSIONS, type Permission } from '@dp/contract/staff/permissions.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ConflictDialog, type ConflictRow } from '../parts/conflict-dialog.tsx';
import type { RecordConflict } from '../parts/use-record-editor.ts';

/** What of a role can be edited. */
export interface RoleFields {
  readonly name: { readonly ar: string; readonly en: string };
  readonly permissions: readonly Permission[];
  readonly factor_required: boolean;
}

/** Somebody else has changed the role: only what differs, permission by permission. */
export function RoleConflict({ theirs, mine, ...rest }: RecordConflict<RoleFields>) {
  const t = useTranslations('roles');
  const words = useTranslations('permissions');
  const yes = (on: boolean) => (on ? t('yes') : t('no'));
  const rows: ConflictRow[] = (['ar', 'en'] as const).flatMap((language) =>
    theirs.name[language] === mine.name[language]
      ? []
      : [
          {
            label: t(`nameIn.${language}`),
            theirs: theirs.name[language],
            mine: mine.name[language],
          },
        ],
  );
  if (theirs.factor_required !== mine.factor_required) {
    rows.push({
      label: t('factorRequired'),
      theirs: yes(theirs.factor_required),
      mine: yes(mine.factor_required),
    });
  }
  const [one, other] = [new Set(theirs.permissions), new Set(mine.permissions)];
  for (const permission of PERMISSIONS.filter((any) => one.has(any) !== other.has(any))) {
    rows.push({
      label: words(`words.${permission}`),
      theirs: yes(one.has(permission)),
      mine: yes(other.has(permission)),
    });
  }
  return <ConflictDialog rows={rows} {...rest} />;
}
