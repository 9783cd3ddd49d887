/** Words for rooms and other places, as in `synonyms-of-things.ts`. */
export const PLACES: Readonly<Record<string, string>> = {
  garden:
    'حديقة | حدائق | جنينة | جناين | garden | landscape | جنائن | حديقه | landscape lighting | yard | lawn | زرع | نجيلة | حوش | backyard | الجناين | جاردن | الجنينه | لاندسكيب | courtyard | جنينة البيت | لاند سكيب | لاندسكب | باك يارد | جاردين | landscaping',
  outdoor:
    'خارجي | خارجية | outdoor | exterior | برة | بره البيت | خارجى | outside | outdoors | external | للخارج | بره | اوت دور | اوتدور | out door | خارجيه | في الهوا الطلق | براني | بره الشقة | في الهوا | تحت المطر | للبرا | استخدام خارجي | اوت دوور | open air | al fresco | exterior use | external use | outdoor use | outer',
  indoor:
    'داخلي | داخلية | indoor | interior | جوه | inside | ان دور | indoors | in door | جواني | داخل البيت | استخدام داخلي | اندور | ان دوور | inner | internal',
  kitchen:
    'مطبخ | مطابخ | kitchen | matbakh | المطبخ | kitchens | كيتشن | كتشن | كيتشين | مطبخنا | فوق الرخامة | رخامة المطبخ | kitchenette | kitchen room',
  bathroom:
    'حمام | حمامات | bathroom | bath | hammam | تواليت | دورة مياه | toilet | wc | restroom | washroom | shower | دش | تواليتات | باثروم | توالت | تويلت | تواليتات ضيوف | حمام ضيوف | حمامنا | ماستر باثروم | bath room | powder room | lavatory | ensuite | en suite | wet room',
  bedroom:
    'غرفة نوم | اوضة نوم | أوضة النوم | غرف نوم | bedroom | غرفة النوم | اوض نوم | نوم | bed room | sleeping room | اوضه النوم | ماستر بيدروم | بيدروم | master bedroom | اوض النوم | حجرة نوم | حجرات نوم | بيد روم | اوضتي | غرفة نوم رئيسية | ماستر | اوضة ماستر | غرفة ماستر | نومنا | بيدرووم | master bed room | guest bedroom | sleeping area',
  kids: 'أطفال | اطفال | kids | children | nursery | عيال | اولاد | طفل | childrens | kid | baby | child | بيبي | اوضة اطفال | غرفة اطفال | غرف اطفال | kids room | children room | بنات | ولاد | الاولاد | كيدز | childs room | نونو | بيبيهات | اوضة العيال | اوضة الولاد | اوضة البنات | اوضة بيبي | غرفة بنات | غرفة اولاد | حجرة اطفال | حضانة | عيل | kindergarten | nursery room | baby room | toddler | playroom | boys room | girls room | teen room | teens | kids bedroom | childrens bedroom',
  living:
    'معيشة | ليفنج | ليفينج | صالة | living | living room | lounge | غرفة معيشة | ليفنج روم | الصالة | sitting room | اوضة قعاد | اوضة القعاد | قعاد | غرفة جلوس | جلوس | انتريه | family room | lounge room | ليفينج روم | اوضة المعيشة | معيشه | سيتنج | ليفينق | لفنج | لفينج | ليفنق | ليفنج رووم | ليفنج ايريا | صاله البيت | هول | هول البيت | حجرة معيشة | القعدة | اوضة التليفزيون | غرفة التلفزيون | hall | livingroom | living area | living space | sitting area | sittingroom | tv room | family area | front room',
  reception:
    'ريسبشن | رسيبشن | ريسيبشن | reception | صالون | صالونات | انتريه | guest room | ضيوف | رسبشن | ريسبشين | ريسيبشان | رسيبشان | صاله استقبال | غرفة استقبال | قاعة استقبال | مجلس | مجالس | غرفة ضيوف | اوضة ضيوف | اوضة صالون | غرفة صالون | salon | saloon | majlis | drawing room | formal living | guest area',
  dining:
    'سفرة | مائدة | dining | dining table | سفره | ترابيزة سفرة | dining room | السفره | غرفة طعام | dining area | اوضة سفرة | غرفة سفرة | ترابيزة اكل | طاولة طعام | طاولة سفرة | مائدة الطعام | غرفة اكل | اوضة اكل | داينينج | داينج | دايننج | dinning | dinning room | dinner table | dining hall | eating area',
  corridor:
    'طرقة | ممر | corridor | hallway | كوريدور | طرقه | passage | ممرات | طرقات | hall way | aisle | ردهة | دهليز | ممشى | كريدور | كوردور | ممر داخلي | دهاليز | طرقه الشقة | طرقايه | رواق | اروقة | مماشي | passageway | walk way | hall',
  entrance:
    'مدخل | مداخل | entrance | entry | foyer | lobby | بهو | لوبي | doorway | hallway entrance | باب البيت | مدخل العمارة | entryway | مدخل البيت | مدخل الشقة | مدخل فيلا | مداخل عمارات | باب الشقة | باب العمارة | قدام الباب | بوابة | انترنس | انترانس | front door | entry way | entry hall | entrance hall | porch | doorstep | gate | gateway | vestibule | building entrance',
  balcony:
    'بلكونة | بلكونه | تراس | شرفة | balcony | terrace | بلكونات | روف | roof | patio | بلكون | تيراس | rooftop | deck | سطوح | فراندة | veranda | terras | بلكونايه | فرندة | فراندا | برندة | اسطح | روف جاردن | روف البيت | برجولة | verandah | loggia | pergola | gazebo | roof garden | roof top | balkona',
  office:
    'مكتب | مكاتب | office | شركة | workplace | شركات | اداري | workspace | desk room | اوفيس | offices | مكاتب ادارية | مقر شركة | قاعة اجتماعات | غرفة اجتماعات | اجتماعات | مكان شغل | meeting room | conference room | boardroom | coworking | co working | office room | office space | work room | working space',
  shop: 'محل | محلات | shop | store | دكان | دكاكين | معرض | معارض | showroom | retail | بوتيك | boutique | متجر | فاترينة | فاترينات | window display | shops | stores | كافيه | كافيهات | مطعم | مطاعم | كافتيريا | صيدلية | سوبر ماركت | سوبرماركت | هايبر | مول | فترينة | فتارين | محل ملابس | اتيليه | جاليري | كوفي شوب | restaurant | cafe | coffee shop | coffeeshop | pharmacy | supermarket | mall | storefront | shopfront | shop window | commercial | gallery',
  mosque: 'جامع | مسجد | مساجد | mosque | جوامع | زاوية صلاة | masjid | prayer room | مصلى',
};
