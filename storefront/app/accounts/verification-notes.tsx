import type { AccountInfo } from '@dp/contract/accounts.ts';
import { OTP_LENGTH, OTP_LIFETIME_SECONDS } from '@dp/contract/limits.ts';
import { useTranslations } from '@dp/ui/i18n/i18n-context.tsx';
import { CircleHelp, RectangleEllipsis, ShieldCheck } from 'lucide';
import { Link } from 'react-router';
import { AccountNotes } from './account-notes.tsx';

const CODE = { digits: OTP_LENGTH, minutes: OTP_LIFETIME_SECONDS / 60 };

/** What follows the button, what to do about a wrong number or address, and whom never to tell the code. */
export function VerificationNotes({ account }: { readonly account: AccountInfo }) {
  const t = useTranslations('accounts');
  const [other] = account.can_verify;
  const open = account.verified && other ? other : 'any';
  const wrong = t.rich(`verification.notes.wrong_${open}`, {
    addresses: (words) => <Link to="/profile/addresses/list/all">{words}</Link>,
  });
  return (
    <AccountNotes
      notes={[
        { icon: RectangleEllipsis, words: t(`verification.notes.code_${open}`, CODE) },
        { icon: CircleHelp, words: wrong },
        { icon: ShieldCheck, words: t('verification.notes.secret') },
      ]}
    />
  );
}
