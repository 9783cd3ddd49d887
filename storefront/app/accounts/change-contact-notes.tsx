import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { RectangleEllipsis, ShieldCheck, Truck } from 'lucide';
import { Link } from 'react-router';
import { AccountNotes } from './account-notes.tsx';
import type { ContactKind } from './contact-kind.ts';

const CODE = { digits: OTP_LENGTH, minutes: OTP_LIFETIME_SECONDS / 60 };

/** What happens after the change, to the old contact too, and which number the courier calls. */
export function ChangeContactNotes({ kind, known }: { kind: ContactKind; known: boolean }) {
  const t = useTranslations('accounts');
  const courier = t.rich('changeContact.noteCourier', {
    addresses: (words) => <Link to="/profile/addresses/list/all">{words}</Link>,
  });
  return (
    <AccountNotes
      notes={[
        { icon: RectangleEllipsis, words: t(`verification.notes.code_${kind}`, CODE) },
        ...(known ? [{ icon: ShieldCheck, words: t('changeContact.noteOld') }] : []),
        ...(kind === 'phone' ? [{ icon: Truck, words: courier }] : []),
      ]}
    />
  );
}
