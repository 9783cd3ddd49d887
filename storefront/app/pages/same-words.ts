import { foldText } from '@dp/contract/fold-text.ts';

/** Words of shoppers for one thing, of which the shop's answers use some. */
const SAME: readonly (readonly string[])[] = [
  ['بطاقة', 'فيزا', 'ماستركارد', 'كارت', 'كريديت', 'ميزة', 'card', 'visa', 'mastercard', 'credit'],
  ['نقدًا', 'كاش', 'فلوس', 'cash'],
  ['محفظة', 'فودافون كاش', 'فودافون', 'أورنج', 'wallet', 'vodafone', 'orange'],
  ['توصيل', 'شحن', 'دليفري', 'delivery', 'shipping'],
  ['استرجاع', 'إرجاع', 'مرتجع', 'ترجيع', 'استبدال', 'return', 'refund', 'exchange'],
  ['إلغاء', 'كنسل', 'cancel'],
  ['ضمان', 'كفالة', 'warranty', 'guarantee'],
  ['فاتورة', 'إيصال', 'invoice', 'receipt'],
  ['مكسور', 'تالف', 'بايظ', 'damaged', 'broken'],
];

const ways = SAME.map((words) => words.map(foldText));

/** The spellings by which an answer may hold a typed, folded word: itself, and other words for the same thing. */
export function sameWords(word: string): readonly string[] {
  return [word, ...ways.filter((words) => words.some((one) => one === word)).flat()];
}
