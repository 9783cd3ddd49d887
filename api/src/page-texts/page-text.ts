import { readFileSync } from 'node:fs';
import type { Locale } from '@dp/contract/locale.ts';
import type { PageName } from '@dp/contract/page-names.ts';
import type { PaysBy } from '@dp/contract/payments.ts';
import type { PageTextFields, StaffPageText } from '@dp/contract/staff/page-texts.ts';
import type { SettingValue } from '@dp/contract/staff/settings.ts';
import {
  countedDays,
  countedHours,
  countedMonths,
  countedWorkingDays,
} from '../counted-words/counted-words.ts';
import { formatMoney } from '../money-format/format-money.ts';
import type { DeliveryTerms } from '../shipping/read-delivery-terms.ts';
import type { NewestText } from '../shop-texts/shop-text-rows.ts';
import type { WrittenPage } from './compile-page.ts';

type Counted = 'return_days' | 'damage_hours' | 'defect_days' | 'refund_days' | 'warranty_months';

const HEAD = /^---\s*title: (.+)\ndescription: (.+)\n---\n/;

/** What the pages that came with the shop say of its settings. */
export interface PageFacts {
  readonly pays: PaysBy;
  readonly returns: SettingValue<'returns'>;
  /** Undefined in a shop without delivery. */
  readonly delivery: DeliveryTerms | undefined;
}

/**
 * What of a page is only for shops that are paid in these ways, where the shop or the shopper pays the way back, or
 * where delivery becomes free from one sum, is charged by place or is not there.
 */
const ONLY_FOR = /^<!-- (pays|way_back|delivery): ([a-z ]+) -->\n([\s\S]*?)^<!-- end -->\n+/gm;
const COUNTED = /\{(return_days|damage_hours|defect_days|refund_days|warranty_months)\}/g;

const WITHIN = '{within}';
const AMOUNT = /\{(least|most|free_over)\}/g;

const COUNTED_IN = {
  return_days: countedDays,
  damage_hours: countedHours,
  defect_days: countedDays,
  refund_days: countedDays,
  warranty_months: countedMonths,
} satisfies Record<Counted, unknown>;

/** The pages as they came with the shop, from `<language>/<name>.md`: title and description at their head. */
const originals = new Map<string, PageTextFields>();
const ORIGINALS_MAX = 100;

function originalOf(name: PageName, facts: PageFacts): PageTextFields {
  const key = `${name} ${JSON.stringify(facts)}`;
  const known = originals.get(key);
  if (known) return known;
  const [ar, en] = [readOriginal(name, 'ar', facts), readOriginal(name, 'en', facts)];
  const text: PageTextFields = {
    title_ar: ar.title,
    title_en: en.title,
    description_ar: ar.description,
    description_en: en.description,
    body_ar: ar.body,
    body_en: en.body,
  };
  // Settings change rarely; their earlier states are not kept for good.
  if (originals.size >= ORIGINALS_MAX) originals.clear();
  originals.set(key, text);
  return text;
}

function readOriginal(name: PageName, locale: Locale, facts: PageFacts): WrittenPage {
  const file = readFileSync(new URL(`./${locale}/${name}.md`, import.meta.url), 'utf8');
  const [head = '', title = '', description = ''] = HEAD.exec(file) ?? [];
  if (title === '') throw new Error(`${locale}/${name}.md needs a title and a description.`);
  const { pays, returns, delivery } = facts;
  const is = {
    pays,
    way_back: returns.free_way_back ? 'shop' : 'shopper',
    delivery: !delivery ? 'none' : delivery.freeOverPiastres === null ? 'charged' : 'free',
  };
  const amounts = {
    least: delivery?.leastPiastres,
    most: delivery?.mostPiastres,
    free_over: delivery?.freeOverPiastres,
  };
  // A day at least: which of an order's hours still make the same day is the city's own affair.
  const within = countedWorkingDays(Math.max(1, delivery?.daysMost ?? 1), locale);
  const filled = (text: string) =>
    text
      .replaceAll(WITHIN, within)
      .replace(COUNTED, (_, field: Counted) => COUNTED_IN[field](returns[field], locale))
      .replace(AMOUNT, (_, name: keyof typeof amounts) => formatMoney(amounts[name] ?? 0, locale));
  const body = file
    .slice(head.length)
    .replace(ONLY_FOR, (_, fact: keyof typeof is, values: string, text: string) =>
      values.split(' ').includes(is[fact]) ? text : '',
    );
  return { title, description: filled(description), body: filled(body).trim() };
}

/** The words of a version of a page; those that came with the shop say what its settings are. */
export function pageTextOf(name: PageName, value: unknown, facts: PageFacts): PageTextFields {
  return (value as PageTextFields | null) ?? originalOf(name, facts);
}

/** A page in one language. */
export function writtenPage(text: PageTextFields, locale: Locale): WrittenPage {
  return {
    title: text[`title_${locale}`],
    description: text[`description_${locale}`],
    body: text[`body_${locale}`],
  };
}

/** A page as staff edit it. */
export function presentPageText(
  name: PageName,
  { version, value }: NewestText,
  facts: PageFacts,
): StaffPageText {
  return { name, version, original: value === null, ...pageTextOf(name, value, facts) };
}

/** What of a page only its parts show: the questions. */
export function hasQuestions(name: PageName): boolean {
  return name === 'faqs';
}
