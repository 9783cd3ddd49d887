/** Words for rooms and other places, as in `synonyms-of-things.ts`. */
export const PLACES: Readonly<Record<string, string>> = {
  garden:
    'حديقة | حدائق | جنينة | جناين | garden | landscape | جنائن | حديقه | landscape lighting | yard | lawn | زرع | نجيلة | حوش | backyard | الجناين',
  outdoor:
    'خارجي | خارجية | outdoor | exterior | برة | بره البيت | خارجى | outside | outdoors | external | للخارج | بره',
  indoor: 'داخلي | داخلية | indoor | interior | جوه | inside',
  kitchen: 'مطبخ | مطابخ | kitchen | matbakh | المطبخ | kitchens',
  bathroom:
    'حمام | حمامات | bathroom | bath | hammam | تواليت | دورة مياه | toilet | wc | restroom | washroom | shower | دش | تواليتات',
  bedroom:
    'غرفة نوم | اوضة نوم | أوضة النوم | غرف نوم | bedroom | غرفة النوم | اوض نوم | نوم | bed room | sleeping room | اوضه النوم | ماستر بيدروم | بيدروم | master bedroom',
  kids: 'أطفال | اطفال | kids | children | nursery | عيال | اولاد | طفل | childrens | kid | baby | child | بيبي | اوضة اطفال | غرفة اطفال | غرف اطفال | kids room | children room | بنات | ولاد',
  living:
    'معيشة | ليفنج | ليفينج | صالة | living | living room | lounge | غرفة معيشة | ليفنج روم | الصالة | sitting room | اوضة قعاد | اوضة القعاد | قعاد | غرفة جلوس | جلوس | انتريه | family room | lounge room',
  reception: 'ريسبشن | رسيبشن | ريسيبشن | reception | صالون | صالونات | انتريه | guest room | ضيوف',
  dining: 'سفرة | مائدة | dining | dining table | سفره | ترابيزة سفرة | dining room',
  corridor:
    'طرقة | ممر | corridor | hallway | كوريدور | طرقه | passage | ممرات | طرقات | hall way | aisle',
  entrance:
    'مدخل | مداخل | entrance | entry | foyer | lobby | بهو | لوبي | doorway | hallway entrance',
  balcony:
    'بلكونة | بلكونه | تراس | شرفة | balcony | terrace | بلكونات | روف | roof | patio | بلكون | تيراس | rooftop | deck | سطوح',
  office: 'مكتب | مكاتب | office | شركة | workplace | شركات | اداري | workspace | desk room',
  shop: 'محل | محلات | shop | store | دكان | دكاكين | معرض | معارض | showroom | retail | بوتيك | boutique | متجر',
  mosque: 'جامع | مسجد | مساجد | mosque',
};
