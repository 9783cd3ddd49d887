import type { Locale } from '@dp/contract/locale.ts';
import type { ShopWordsPart } from '@dp/contract/staff/shop-word-values.ts';

/** The shop's words as they came with it. */
export const originalWords: Readonly<Record<Locale, Readonly<Record<ShopWordsPart, string>>>> = {
  ar: {
    payment_cash: 'الدفع عند الاستلام',
    payment_online: 'دفع إلكتروني آمن',
    payment_both: 'ادفع عند الاستلام أو إلكترونيًا',
    inspect_cash: 'افتح وعاين قبل الدفع',
    inspect_other: 'افتح وعاين عند الاستلام',
    returns: 'استرجاع خلال {days}',
    delivery: 'توصيل لكل المحافظات',
    description: 'لمبات ونجف وسبوتات وإضاءة خارجية لكل بيت في مصر. {payment}.',
    one_title: 'نوّر بيتك على ذوقك',
    one_text: 'نجف وسبوتات ولمبات وإضاءة خارجية من الماركات اللي تعرفها، وبمواصفاتها الحقيقية.',
    two_title: 'شوفها منوّرة قبل ما تشتري',
    two_text: 'شغّل الوضع الليلي تنوّر اللمبات قدامك، وبدّل بين الدافئ والأبيض لحد ما تلاقي نورك.',
    three_title: 'اطلب وانت مطمّن',
    three_text: 'اطلب برقم موبايلك بس. {payment}، وعندك {days} للاسترجاع.',
  },
  en: {
    payment_cash: 'Cash on delivery',
    payment_online: 'Safe online payment',
    payment_both: 'Pay on delivery or online',
    inspect_cash: 'Open and inspect before you pay',
    inspect_other: 'Open and inspect at the door',
    returns: 'Return within {days}',
    delivery: 'Delivery to every governorate',
    description:
      'Bulbs, chandeliers, spots and outdoor lighting for every home in Egypt. {payment}.',
    one_title: 'Light your home your way',
    one_text:
      'Chandeliers, spots, bulbs and outdoor lights from brands you know, honestly described.',
    two_title: 'See it lit before you buy',
    two_text:
      'Turn on the dark theme to light the lamps, and slide from warm to cool to pick yours.',
    three_title: 'Order with peace of mind',
    three_text: 'Order with just a mobile number. {payment}; return within {days}.',
  },
};
