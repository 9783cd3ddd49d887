import { formatTag, type Locale } from '@dp/contract/locale.ts';
import type { ShopDetails, ShopLogo } from '@dp/contract/shop-details.ts';
import type {
  MessagePart,
  MessagePlaceholder,
  MessageTextName,
} from '@dp/contract/staff/message-text-values.ts';
import { sql } from 'drizzle-orm';
import { IntlMessageFormat } from 'intl-messageformat';
import { LRUCache } from 'lru-cache';
import type { Db } from '../database/database.ts';
import { shopDetailsOf, storedShop } from '../shop-settings/shop-details.ts';
import { newestTextOf } from '../shop-texts/shop-text-rows.ts';
import type { MessageWords } from './message-words.ts';
import { originalTexts } from './original-texts.ts';

/** What fills the braces of a text; texts come isolated where they are of another direction. */
export type PlaceholderValues = Readonly<Partial<Record<MessagePlaceholder, string | number>>>;

/** The words of one message in one language. */
export interface MessageWording {
  /** The shop's short name, which heads mails. */
  readonly shop: string;
  /** Shown in its place. */
  readonly logo: ShopLogo | null;
  readonly say: (part: MessagePart, values?: PlaceholderValues) => string;
}

/** A version of a message: its words in both languages, or null as it came with the shop. */
export type MessageTextValue = Readonly<Record<Locale, MessageWords>> | null;

/** The words that a message is sent with by now; one query, because every order reads them. */
export async function readMessageWording(
  db: Db,
  name: MessageTextName,
  locale: Locale,
): Promise<MessageWording> {
  const { rows } = await db.execute<{ text: MessageTextValue; shop: unknown }>(
    sql`select ${newestTextOf({ kind: 'message', name })} as text, ${storedShop} as shop`,
  );
  const [stored] = rows;
  return messageWording(name, locale, stored?.text ?? null, shopDetailsOf(stored?.shop));
}

/** The words of a version of a message. */
export function messageWording(
  name: MessageTextName,
  locale: Locale,
  value: MessageTextValue,
  { title: shop, logo }: Pick<ShopDetails, 'title' | 'logo'>,
): MessageWording {
  return {
    shop,
    logo,
    say(part, values = {}) {
      const original = originalTexts[locale][name][part] ?? '';
      const filled = { shop, ...values };
      try {
        return fill(value?.[locale][part] ?? original, locale, filled);
      } catch {
        // Written for a version that knew other placeholders: no order may fail because of its words.
        return fill(original, locale, filled);
      }
    },
  };
}

/**
 * A text with its braces filled in.
 *
 * @throws for one that is no ICU message, or that names something that is not among the values.
 */
export function fill(template: string, locale: Locale, values: PlaceholderValues): string {
  return String(compile(template, locale).format({ ...values }));
}

/** More than all texts of the shop in both languages; staff who edit them preview further ones. */
const compiled = new LRUCache<string, IntlMessageFormat>({ max: 500 });

/** Reading a message takes longer than all else about a mail, and most are sent again and again. */
function compile(template: string, locale: Locale): IntlMessageFormat {
  const key = `${locale} ${template}`;
  const known = compiled.get(key);
  if (known) return known;
  const message = new IntlMessageFormat(template, formatTag(locale), undefined, {
    ignoreTag: true,
  });
  compiled.set(key, message);
  return message;
}
