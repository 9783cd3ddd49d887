import type { Locale } from '@dp/contract/locale.ts';
import arFaqs from './ar/faqs.md';
import arPrivacy from './ar/privacy-policy.md';
import arRefund from './ar/refund-policy.md';
import enFaqs from './en/faqs.md';
import enPrivacy from './en/privacy-policy.md';
import enRefund from './en/refund-policy.md';
import type { PageDocument } from './page-document.ts';

/** The shop's pages of text; only the server has them, a browser gets the one it shows. */
const documents = {
  faqs: { ar: arFaqs, en: enFaqs },
  'privacy-policy': { ar: arPrivacy, en: enPrivacy },
  'refund-policy': { ar: arRefund, en: enRefund },
} as const satisfies Record<string, Record<Locale, PageDocument>>;

/** A page of text in a language. */
export function pageDocument(name: keyof typeof documents, locale: Locale): PageDocument {
  return documents[name][locale];
}
