/** Words for rooms and other places, as in `synonyms-of-things.ts`. */
export const PLACES: Readonly<Record<string, string>> = {
  garden:
    'حديقة | حدائق | جنينة | جناين | garden | landscape | جنائن | حديقه | landscape lighting | yard | lawn | زرع | نجيلة | حوش | backyard | الجناين | جاردن | الجنينه | لاندسكيب | courtyard',
  outdoor:
    'خارجي | خارجية | outdoor | exterior | برة | بره البيت | خارجى | outside | outdoors | external | للخارج | بره | اوت دور | اوتدور | out door | خارجيه | في الهوا الطلق',
  indoor: 'داخلي | داخلية | indoor | interior | جوه | inside | ان دور | indoors | in door',
  kitchen: 'مطبخ | مطابخ | kitchen | matbakh | المطبخ | kitchens | كيتشن',
  bathroom:
    'حمام | حمامات | bathroom | bath | hammam | تواليت | دورة مياه | toilet | wc | restroom | washroom | shower | دش | تواليتات | باثروم',
  bedroom:
    'غرفة نوم | اوضة نوم | أوضة النوم | غرف نوم | bedroom | غرفة النوم | اوض نوم | نوم | bed room | sleeping room | اوضه النوم | ماستر بيدروم | بيدروم | master bedroom | اوض النوم | حجرة نوم | حجرات نوم | بيد روم',
  kids: 'أطفال | اطفال | kids | children | nursery | عيال | اولاد | طفل | childrens | kid | baby | child | بيبي | اوضة اطفال | غرفة اطفال | غرف اطفال | kids room | children room | بنات | ولاد | الاولاد | كيدز | childs room',
  living:
    'معيشة | ليفنج | ليفينج | صالة | living | living room | lounge | غرفة معيشة | ليفنج روم | الصالة | sitting room | اوضة قعاد | اوضة القعاد | قعاد | غرفة جلوس | جلوس | انتريه | family room | lounge room | ليفينج روم | اوضة المعيشة | معيشه | سيتنج',
  reception: 'ريسبشن | رسيبشن | ريسيبشن | reception | صالون | صالونات | انتريه | guest room | ضيوف',
  dining:
    'سفرة | مائدة | dining | dining table | سفره | ترابيزة سفرة | dining room | السفره | غرفة طعام | dining area',
  corridor:
    'طرقة | ممر | corridor | hallway | كوريدور | طرقه | passage | ممرات | طرقات | hall way | aisle | ردهة | دهليز | ممشى',
  entrance:
    'مدخل | مداخل | entrance | entry | foyer | lobby | بهو | لوبي | doorway | hallway entrance | باب البيت | مدخل العمارة | entryway',
  balcony:
    'بلكونة | بلكونه | تراس | شرفة | balcony | terrace | بلكونات | روف | roof | patio | بلكون | تيراس | rooftop | deck | سطوح | فراندة | veranda | terras',
  office:
    'مكتب | مكاتب | office | شركة | workplace | شركات | اداري | workspace | desk room | اوفيس | offices',
  shop: 'محل | محلات | shop | store | دكان | دكاكين | معرض | معارض | showroom | retail | بوتيك | boutique | متجر | فاترينة | فاترينات | window display | shops | stores',
  mosque: 'جامع | مسجد | مساجد | mosque',
};
