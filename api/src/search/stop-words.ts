/** Words without meaning for a product. They count only in a phrase, or when a query has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set([
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
  // Franco-Arabic.
  ...'el al il le lel fi w wa ma3 3ala men 3an ana 3ayez 3awez 3ayza awz aywa bta3 bita3 bta3et bkam'.split(
    ' ',
  ),
]);

/** Names of measures: next to a number such a word is redundant. */
export const MEASURE_LABELS: ReadonlySet<string> = new Set([
  ...'فتحه قص تخريم قطر طول عرض ارتفاع زاويه مقاس قدره'.split(' '),
  ...'cutout diameter length width height angle beam size power'.split(' '),
]);
