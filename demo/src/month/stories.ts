/** What happens to an order of the demo month. */
export type Story =
  | 'completed'
  | 'delivered'
  | 'second_attempt'
  | 'refused'
  | 'refused_to_inspect'
  | 'sent_back'
  | 'on_the_way'
  | 'problem'
  | 'returning'
  | 'lost'
  | 'packed'
  | 'picking'
  | 'confirmed'
  | 'new'
  | 'call_at'
  | 'no_answer'
  | 'asked'
  | 'unreachable'
  | 'cancelled_by_shopper'
  | 'cancelled_by_phone';

/** How many orders have a story, and how many days ago they may have been placed. */
export const STORIES: readonly (readonly [Story, count: number, from: number, to: number])[] = [
  ['completed', 27, 14, 29],
  ['delivered', 22, 6, 12],
  ['second_attempt', 9, 7, 28],
  ['refused', 9, 10, 29],
  ['refused_to_inspect', 3, 7, 9],
  ['sent_back', 3, 14, 22],
  ['on_the_way', 12, 2, 3],
  ['problem', 6, 5, 6],
  ['returning', 3, 6, 8],
  ['lost', 1, 12, 13],
  ['packed', 6, 1, 2],
  ['picking', 3, 1, 2],
  ['confirmed', 7, 1, 2],
  ['new', 11, 0, 1],
  ['call_at', 2, 1, 2],
  ['no_answer', 3, 1, 2],
  ['asked', 3, 1, 2],
  ['unreachable', 3, 4, 6],
  ['cancelled_by_shopper', 4, 2, 28],
  ['cancelled_by_phone', 4, 2, 28],
];

/** Notes of customers with their orders. */
export const NOTES: readonly { ar: string; en: string }[] = [
  { ar: 'يرجى الاتصال قبل الوصول بنصف ساعة', en: 'Please call half an hour before you come' },
  { ar: 'بعد الساعة الخامسة مساءً من فضلكم', en: 'After 5 pm, please' },
  { ar: 'هدية، من فضلكم بدون فاتورة في العلبة', en: 'A gift: no invoice in the box, please' },
];

/** Notes of staff on orders. */
export const STAFF_NOTES: readonly string[] = [
  'العميل يفضل التوصيل في المساء.',
  'تم تأكيد العنوان مع البواب.',
  'سأل عن ضمان المحول، تم الرد عليه.',
  'يريد فتح العلبة قبل الدفع.',
  'Asked whether the dimmer fits; answered.',
];

/** Messages of visitors to the shop, with how many days ago they wrote. */
export const MESSAGES: readonly {
  readonly daysAgo: number;
  readonly locale: 'ar' | 'en';
  readonly name: string;
  readonly email: string;
  readonly message: string;
}[] = [
  {
    daysAgo: 21,
    locale: 'ar',
    name: 'مها شوقي',
    email: 'maha@example.com',
    message: 'هل يوجد توصيل إلى العريش، وكم تكلفته؟',
  },
  {
    daysAgo: 13,
    locale: 'en',
    name: 'Adel Fawzy',
    email: 'adel@example.com',
    message: 'Which of your LED drivers can run five metres of the 12 V strip?',
  },
  {
    daysAgo: 6,
    locale: 'ar',
    name: 'بسمة عطية',
    email: 'basma@example.com',
    message: 'وصلت النجفة وبها قطعة زجاج مكسورة، أرجو التواصل معي.',
  },
  {
    daysAgo: 2,
    locale: 'ar',
    name: 'مكتب الأفق للديكور',
    email: 'office@example.com',
    message: 'نحتاج عرض سعر لعدد 60 سبوت لايت لمكتب في التجمع.',
  },
  {
    daysAgo: 0,
    locale: 'en',
    name: 'Laila Kamal',
    email: 'laila@example.com',
    message: 'Can I exchange the warm bulbs of my order for white ones?',
  },
];
