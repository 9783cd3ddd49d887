import { directionOf, type Locale } from '@dp/contract/locale.ts';
import { isolateLtr } from '../pdf-text/isolate.ts';
import type { Channel } from './channels.ts';
import { composeEmail, SHOP_NAME } from './compose-email.ts';

/** What a code is for. */
export type CodePurpose = 'register' | 'login' | 'reset';

const SUBJECT: Record<Locale, Record<CodePurpose, (code: string) => string>> = {
  ar: {
    register: (code) => `كود تفعيل حسابك في ${SHOP_NAME}: ${code}`,
    login: (code) => `كود الدخول إلى ${SHOP_NAME}: ${code}`,
    reset: (code) => `كود تغيير كلمة المرور في ${SHOP_NAME}: ${code}`,
  },
  en: {
    register: (code) => `Your ${SHOP_NAME} verification code: ${code}`,
    login: (code) => `Your ${SHOP_NAME} sign-in code: ${code}`,
    reset: (code) => `Your ${SHOP_NAME} password reset code: ${code}`,
  },
};

const INTRODUCTION: Record<Locale, Record<CodePurpose, string>> = {
  ar: {
    register: 'أهلًا بك. هذا كود تفعيل حسابك:',
    login: 'هذا كود الدخول إلى حسابك:',
    reset: 'هذا كود تغيير كلمة المرور:',
  },
  en: {
    register: 'Welcome. This is the code that verifies your account:',
    login: 'This is the code to sign in with:',
    reset: 'This is the code to choose a new password with:',
  },
};

const ADVICE: Record<Locale, string> = {
  ar: 'الكود صالح لمدة 10 دقائق ولمرة واحدة. لا تشاركه مع أحد، فلن يطلبه منك أي موظف.\nإذا لم تطلب هذا الكود فتجاهل الرسالة.',
  en: 'It is good for 10 minutes and for one use. Share it with nobody: no one at the shop will ask for it.\nIf you did not ask for a code, ignore this message.',
};

/** The message with a one-time code, for `queueMessage`. */
export function oneTimeCodeMessage(given: {
  readonly channel: Channel;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly locale: Locale;
  readonly publicUrl: string;
}): { subject?: string; text: string; html?: string } {
  const { channel, purpose, code, locale, publicUrl } = given;
  if (channel === 'sms') return { text: codeSms(locale, code, publicUrl) };
  const isolated = directionOf(locale) === 'rtl' ? isolateLtr(code) : code;
  return composeEmail({
    locale,
    subject: SUBJECT[locale][purpose](isolated),
    parts: [
      { kind: 'text', text: INTRODUCTION[locale][purpose] },
      { kind: 'code', code },
      { kind: 'text', text: ADVICE[locale] },
    ],
    publicUrl,
  });
}

/**
 * Short, since an Arabic text message holds 70 characters. The last line binds the code to the shop's origin,
 * so that browsers fill it in there and nowhere else (WebOTP); it is machine-readable and contains no
 * direction marks.
 */
function codeSms(locale: Locale, code: string, publicUrl: string): string {
  const line =
    locale === 'ar'
      ? `كود ${SHOP_NAME}: ${isolateLtr(code)}\nلا تشاركه مع أحد`
      : `${SHOP_NAME} code: ${code}\nShare it with nobody`;
  return `${line}\n\n@${new URL(publicUrl).hostname} #${code}`;
}
