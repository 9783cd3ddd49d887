import type { Locale } from '@dp/contract/locale.ts';
import type { ShopLogo } from '@dp/contract/shop-details.ts';
import { composeEmail, type Email } from '../messages/compose-email.ts';
import { isolate } from '../pdf-text/isolate.ts';

const WORDS = {
  ar: {
    subject: (name: string) => `رسالة من ${name}`,
    name: 'الاسم',
    phone: 'الموبايل',
    email: 'البريد الإلكتروني',
  },
  en: {
    subject: (name: string) => `Message from ${name}`,
    name: 'Name',
    phone: 'Phone',
    email: 'Email',
  },
} satisfies Record<Locale, object>;

/** The mail that forwards a contact message to the shop, in its author's language. */
export function contactMail(given: {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly message: string;
  readonly locale: Locale;
  readonly publicUrl: string;
  /** The shop's short name. */
  readonly shop: string;
  /** Shown in its place. */
  readonly logo: ShopLogo | null;
}): Email {
  const words = WORDS[given.locale];
  const rows = [
    [words.name, given.name],
    [words.phone, given.phone],
    [words.email, given.email],
  ] as const;
  return composeEmail({
    locale: given.locale,
    subject: words.subject(isolate(given.name)),
    parts: [
      {
        kind: 'details',
        rows: rows.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const])),
      },
      { kind: 'quote', text: given.message },
    ],
    publicUrl: given.publicUrl,
    shop: given.shop,
    logo: given.logo,
  });
}
