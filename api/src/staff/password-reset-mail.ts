import type { Locale } from '@dp/contract/locale.ts';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { PASSWORD_RESET_HOURS } from '@dp/contract/staff/limits.ts';
import { composeEmail, type Email } from '../messages/compose-email.ts';

const WORDS = {
  ar: {
    subject: (shop: string) => `كلمة مرور جديدة للوحة ${shop}`,
    text: 'طلب أحد زملائك المسؤولين عن الفريق أن تختار كلمة مرور جديدة. كلمة المرور الحالية تعمل حتى تختار غيرها.',
    link: 'اختيار كلمة مرور جديدة',
    advice: `الرابط صالح لمدة ${PASSWORD_RESET_HOURS} ساعة ولمرة واحدة. لا تشاركه مع أحد.\nإذا لم تطلب ذلك فلا تفتح الرابط وأبلغ صاحب المتجر.`,
  },
  en: {
    subject: (shop: string) => `A new password for the ${shop} back office`,
    text: 'Someone who manages staff asks you to choose a new password. The present one works until you do.',
    link: 'Choose a new password',
    advice: `The link is good for ${PASSWORD_RESET_HOURS} hours and for one use. Share it with nobody.\nIf you did not ask for it, leave the link alone and tell the owner of the shop.`,
  },
} satisfies Record<Locale, object>;

/** The mail with the link to a new password. */
export function passwordResetMail({
  locale,
  link,
  publicUrl,
  shop,
  logo,
}: {
  readonly locale: Locale;
  readonly link: string;
  readonly publicUrl: string;
  /** The shop's short name. */
  readonly shop: string;
  /** Shown in its place. */
  readonly logo: ShopLogo | null;
}): Email {
  const words = WORDS[locale];
  return composeEmail({
    locale,
    subject: words.subject(shop),
    parts: [
      { kind: 'text', text: words.text },
      { kind: 'link', label: words.link, url: link },
      { kind: 'text', text: words.advice },
    ],
    publicUrl,
    shop,
    logo,
  });
}
