import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { ButtonLink } from '@dp/ui/parts/button.tsx';
import { useMay } from '../session/me.ts';

export interface TrailLinkProps {
  /** As the audit trail names the record. */
  readonly kind: 'order' | 'parcel' | 'return' | 'customer' | 'courier' | 'staff' | 'role';
  readonly id: number;
  /** Tells the links of a list apart. */
  readonly name?: string;
}

/** The link to who changed one record, for staff who may see that. */
export function TrailLink({ kind, id, name }: TrailLinkProps) {
  const t = useTranslations('parts');
  if (!useMay('audit.read')) return null;
  return (
    <ButtonLink
      look="secondary"
      size="small"
      to={`/audit?subject_kind=${kind}&subject_id=${id}`}
      aria-label={name === undefined ? undefined : t('trailOf', { name })}
    >
      {t('trail')}
    </ButtonLink>
  );
}
