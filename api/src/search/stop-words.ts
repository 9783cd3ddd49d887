import { stemWord } from './stem-word.ts';

/** Words without meaning for a product. They count only in a phrase, or when a query has no others. */
const STOP_WORDS: ReadonlySet<string> = new Set([
  ...'ال من بين في علي مع عن الي او و يا ده دي دا اي كل كام فين هل ايه اللي بتاع بتاعت بتاعه'.split(
    ' ',
  ),
  ...'عايز عاوز عايزه عاوزه محتاج محتاجه اريد ابحث بدور ادور هات ممكن لو سمحت عندكم عندكو'.split(
    ' ',
  ),
  ...'بكام سعر اسعار بسعر رخيص رخيصه شراء اشتري احسن افضل حلو حلوه جميل شيك كويس'.split(' '),
  ...'خاص خاصه حاجه نوع انواع لون شكل اشكال مقاس قدره قوه عدد ماركه نوعيه'.split(' '),
  ...'the a an for of and or with in on to my me i want need buy get price prices best'.split(' '),
  ...'cheap good nice color colour type kind size brand from between by at is are any some please show'.split(
    ' ',
  ),
  ...'matt matte glossy مط مطفي لامع'.split(' '),
  // What joins and fills sentences: prepositions, pronouns, adverbs of both languages.
  ...'انا انت انتم انتو احنا هو هي هم هما اذا لو عند عندي عندنا عندك معايا معاكم معاك فيه فيها مفيش'.split(
    ' ',
  ),
  ...'علشان عشان لازم ينفع تنفع بس كمان زي كده كدا برضه لسه دلوقتي النهارده بعد قبل فوق تحت جنب غير'.split(
    ' ',
  ),
  ...'هنا هناك كان كانت يكون تكون مش ليه ازاي فيكم لينا ليا بتاعي بتاعنا شويه كتير قوي جدا اوي'.split(
    ' ',
  ),
  ...'اشوف شوف وريني ابعت ابعتلي نفسي طالب مطلوب متوفر موجود لدي لديكم توجد يوجد جمله قطاعي توصيل'.split(
    ' ',
  ),
  ...'you your our us we it its this that these those there have has do does can could would'.split(
    ' ',
  ),
  ...'looking find search searching give send order wanted available stock sell selling today near'.split(
    ' ',
  ),
  // What is asked for, of what worth and for which home.
  ...'بكم ثمن تمن تكلفه ارخص اغلي غالي غاليه جوده ممتاز ممتازه فخم فخمه فاخر راقي راقيه انيق مناسب'.split(
    ' ',
  ),
  ...'اصلي اصليه اوريجنال مضمون ضمان بضمان جديد جديده للبيع اونلاين بيع بتبيعوا بتبيع الاقي اجيب هاتلي'.split(
    ' ',
  ),
  ...'رشح رشحلي رشحولي اقترح متاح متاحه ابغي ابي بدي نريد اريده سعره سعرها قطعه حته بيت شقه منزل منزلي'.split(
    ' ',
  ),
  ...'cost costs how much cheapest affordable quality original new luxury fancy elegant beautiful recommend'.split(
    ' ',
  ),
  ...'suggest help where which what who online pls plz hi hello home house apartment flat egypt cairo'.split(
    ' ',
  ),
  ...'احدث اجدد اجمل اشيك احلي اقوي اوفر انسب افخم ارقي موديل موديلات تشكيله كولكشن'.split(' '),
  ...'latest newest top nicest prettiest model models collection'.split(' '),
  // Franco-Arabic.
  ...'el al il le lel fi w wa ma3 3ala men 3an ana 3ayez 3awez 3ayza 3ayz 3awz awez ayez awz aywa bta3 bita3 bta3et bkam bekam b7kam se3r sa3r me7tag mehtag 3andokom 3andko a7san rekhes momken mmkn samaht sama7t'.split(
    ' ',
  ),
]);

/** Whether a folded word says nothing of a product, in any of its regular forms: عايز, عايزين. */
export function isStopWord(token: string): boolean {
  return STOP_WORDS.has(token) || STOP_WORDS.has(stemWord(token));
}

/** Beside a brand such a word is redundant: an office otherwise. */
export const BRAND_LABELS: ReadonlySet<string> = new Set(
  'شركه ماركه براند منتجات منتج مصنع توكيل company brand make products'.split(' '),
);

/** Names of measures: next to a number such a word is redundant. */
export const MEASURE_LABELS: ReadonlySet<string> = new Set([
  ...'فتحه قص تخريم قطر طول عرض ارتفاع زاويه مقاس قدره'.split(' '),
  ...'cutout diameter length width height angle beam size power wattage voltage rating'.split(' '),
  ...'dc ac جهد تيار حمايه سمك عمق حوالي تقريبا كثافه about around approx'.split(' '),
]);
