import type { SheetState } from '@dp/contract/staff/sheet-values.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { Badge } from '@dp/ui/parts/badge.tsx';

const LOOKS = {
  checking: 'plain',
  faulty: 'danger',
  ready: 'warning',
  applying: 'plain',
  applied: 'ok',
  undoing: 'plain',
  undone: 'plain',
  discarding: 'plain',
} as const satisfies Record<SheetState, string>;

/** How far a sheet has come. */
export function SheetBadge({ state }: { readonly state: SheetState }) {
  const t = useTranslations('sheets');
  return <Badge look={LOOKS[state]}>{t(`states.${state}`)}</Badge>;
}
