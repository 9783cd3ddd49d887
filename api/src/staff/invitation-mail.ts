import type { Bilingual, Locale } from '@dp/contract/locale.ts';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { INVITATION_HOURS } from '@dp/contract/staff/limits.ts';
import { composeEmail, type Email } from '../messages/compose-email.ts';
import { isolate } from '../pdf-text/isolate.ts';

const WORDS = {
  ar: {
    subject: (shop: string) => `دعوة للانضمام إلى فريق ${shop}`,
    invited: (shop: string, by: string | null, role: string) =>
      by === null
        ? `أنت مدعو للانضمام إلى فريق ${shop} بدور «${role}».`
        : `دعاك ${isolate(by)} للانضمام إلى فريق ${shop} بدور «${role}».`,
    link: 'قبول الدعوة',
    advice: `الرابط صالح لمدة ${INVITATION_HOURS} ساعة ولمرة واحدة. لا تشاركه مع أحد.\nإذا لم تكن تنتظر هذه الدعوة فتجاهل الرسالة.`,
  },
  en: {
    subject: (shop: string) => `An invitation to the ${shop} team`,
    invited: (shop: string, by: string | null, role: string) =>
      by === null
        ? `You are invited to join the ${shop} team as “${role}”.`
        : `${isolate(by)} invites you to join the ${shop} team as “${role}”.`,
    link: 'Accept the invitation',
    advice: `The link is good for ${INVITATION_HOURS} hours and for one use. Share it with nobody.\nIf you did not expect this invitation, ignore this message.`,
  },
} satisfies Record<Locale, object>;

/** The mail with an invitation's link. */
export function invitationMail(given: {
  readonly locale: Locale;
  readonly invitedBy: string | null;
  readonly roleName: Bilingual;
  readonly link: string;
  readonly publicUrl: string;
  /** The shop's short name. */
  readonly shop: string;
  /** Shown in its place. */
  readonly logo: ShopLogo | null;
}): Email {
  const { locale, invitedBy, roleName, link, publicUrl, shop, logo } = given;
  const words = WORDS[locale];
  return composeEmail({
    locale,
    subject: words.subject(shop),
    parts: [
      { kind: 'text', text: words.invited(shop, invitedBy, isolate(roleName[locale])) },
      { kind: 'link', label: words.link, url: link },
      { kind: 'text', text: words.advice },
    ],
    publicUrl,
    shop,
    logo,
  });
}
