/**
 * Synonyms in both languages: a group per kind of thing that a lighting shop sells; a phrase may have several
 * words. A text with one phrase of a group is found by all of them. Irregular plurals and common misspellings
 * are included; regular endings, the article, hamza and ta marbuta are handled by folding and stemming.
 */
export const THINGS: Readonly<Record<string, string>> = {
  bulb: 'لمبة | لمبات | لمض | مصباح | مصابيح | bulb | bulbs | lightbulb | light bulb | lamba | lambat',
  tube: 'لمبة نيون | نيون ليد | فلورسنت | تيوب | tube | led tube | fluorescent | نيون | neon | neon tube | لمبة فلورسنت',
  batten:
    'كشاف طولي | لينير | لينيار | باتن | batten | linear | إضاءة خطية | كشافات طولية | وحدة خطية | وحدة طولية | linear light | linear lamp | linear unit | خطي | خطية | طولية | طولي',
  spot: 'سبوت | اسبوت | سبوتات | سبوت لايت | spot | spots | spotlight | spot light | سبوتلايت | اسبوتات | اسبوت لايت',
  downlight: 'داون لايت | داونلايت | دون لايت | downlight | down light',
  panel: 'بانل | بانيل | بانال | بنل | لوح ليد | panel | panels | بانلات | لوحة ليد | وحدة بانل',
  strip:
    'شريط | شرايط | شرائط | استريب | ستريب | strip | strips | led tape | tape light | شريط ليد | ليد استريب | استرب | لفة ليد | strip light | led strip | tape | led ribbon | شريط اضاءة | ليد تيب | رول ليد',
  neonFlex:
    'نيون فليكس | نيون فلكس | نيون مرن | neon flex | flex neon | led neon | حبل ليد | خرطوم ليد | حبل نور | خرطوم نور | flexible neon',
  rope: 'حبل ليد | حبل نور | خرطوم ليد | خرطوم نور | rope light | led rope',
  track:
    'تراك | تراك لايت | قضيب تراك | ريل | track | track light | مجرى تراك | سكة تراك | track rail',
  chandelier:
    'نجفة | نجف | نجفات | ثريا | ثريات | chandelier | chandeliers | nagafa | nagaf | ثريه',
  pendant:
    'دلاية | دلايات | معلقة | معلقات | وحدة معلقة | pendant | pendants | hanging lamp | dallaya | دلايه | معلق | hanging light | suspended | suspension | وحدات معلقة | دلالي | معاليق | مدلاة | متدلية',
  ceiling:
    'بلافونيرة | بلافونيره | بلفونيره | سقفية | طبق سقف | plafon | plafond | flush light | ceiling light | ceiling | بلافونيرات | بلافون | اسقف | للسقف | ceiling lamp | flush | flush mount | flushmount | surface ceiling light | سقف',
  wall: 'أبليك | أباليك | ابليكة | أبلك | ابليكات | حائط | حيطة | wall light | wall lamp | sconce | applique | wall | ableek | abalik | ابلكات | ابليك حائط | جداري | حوائط | wall sconce | bracket | كشاف حائط | wall lantern | اضاءة حائط',
  tableLamp:
    'أباجورة | أباجورات | أباجور | أبجورة | table lamp | bedside lamp | abajora | abagora | ابجورات | لمبة كومودينو | كومودينو | table light | bedside table lamp | nightstand lamp',
  deskLamp:
    'أباجورة مكتب | لمبة مكتب | لمبة مذاكرة | desk lamp | study lamp | reading lamp | مصباح مكتب | اباجورة مذاكرة | desk light | office lamp | لمبة قراءة | reading light | اباجورة قراءة',
  floorLamp:
    'لامبدير | لمبدير | لامبادير | أباجورة أرضية | floor lamp | standing lamp | lampadaire | لمبادير | لامبديرات | لمبة ارضية | floor light | arc lamp',
  lantern: 'فانوس | فوانيس | lantern | lanterns | fanous',
  flood:
    'كشاف | كشافات | بروجيكتور | flood | floodlight | flood light | projector | kashaf | kashafat | كشاف ليد | كشاف خارجي | فلود | فلود لايت | flood lamp | led projector',
  street:
    'شارع | شوارع | كشاف شارع | عمود إنارة | street | street light | كشافات شوارع | street lamp | street lighting | road light | road lamp | street lantern | كشاف طريق | كشافات طرق | انارة شوارع | لمبة شارع',
  bollard: 'عمود حديقة | بولارد | bollard',
  spike:
    'وتد | سبايك | spike | stake | اوتاد | سبايكات | stakes | spikes | garden spot | spot spike | garden spike | سبوت حديقة | سبوت جنينة | سبوت زرع | وتد حديقة | كشاف زرع',
  inground:
    'سبوت أرضي | مدفون | أرضي غاطس | in ground | inground | uplight | كشاف ارضي مدفون | سبوت مدفون | buried | in-ground | كشاف ارضي | سبوت ارضي | underground light | ground light | buried light | uplighter | ارضي',
  step: 'سلم | سلالم | درج | stairs | stair | step light | step | درجات سلم | stairs light | staircase | stairway | درابزين',
  exit: 'مخرج | خروج | exit | exit sign | لوحة مخرج | لوحة خروج | exit light',
  sensor:
    'حساس | سنسور | حساس حركة | sensor | motion sensor | pir | سينسور | سنسر | حساسات | حركة | motion | motion detector | detector',
  switch:
    'مفتاح | مفاتيح | switch | switches | moftah | مفتاح كهرباء | مفتاح نور | مفاتيح كهرباء | light switch | wall switch | سويتش',
  socket:
    'بريزة | برايز | بريزه | فيشة حائط | socket | outlet | مخرج كهرباء | كوبس | power outlet | sockets | outlets | wall socket',
  plug: 'فيشة | فيش | plug | plugs',
  dimmer: 'ديمر | دايمر | مفتاح ديمر | dimmer | dimmer switch | dimmers',
  string:
    'حبل لمبات | لمبات زينة | زينة | زينة رمضان | string lights | fairy lights | festoon | حبل زينة | فرع نور | فرع زينة | string light | party lights | garland',
  nightLight: 'سهارة | سهاري | وناسة | لمبة نوم | night light | وناسه | لمبة سهارة | nightlight',
  highbay:
    'هاي باي | كشاف مصانع | high bay | highbay | كشاف مخازن | كشاف مخزن | كشاف هنجر | كشافات مصانع | كشاف صناعي | warehouse light | ufo | industrial light',
  pool: 'حمام سباحة | بيسين | swimming pool | pool light | تحت المياه | تحت الماء | underwater | underwater light | كشاف حمام سباحة | لمبة حمام سباحة | كشاف مسبح | مسبح',
  wallWasher:
    'وول واشر | غسيل حوائط | wall washer | linear washer | wall wash | washer | كشاف واجهات | كشاف واجهات خطي | واشر | غسيل حائط',
  facade: 'واجهات | واجهة | facade | كشاف واجهات',
  fan: 'مروحة | مراوح | مروحة سقف | ceiling fan | fan',
  breaker: 'قاطع | اوتوماتيك | circuit breaker | breaker',
  extension: 'مشترك | extension lead | power strip',
  bell: 'جرس | مفتاح جرس | bell push | door bell',
  mirror:
    'ابليك مراية | ابليك مرايات | إضاءة مراية | mirror light | vanity light | مراية | مرايات | مرآة | مرايا | mirror | مرايه | مرايا حمام',
  picture:
    'لوحة | لوحات | picture light | picture | لوحات فنية | تابلوه | تابلوهات | painting | art light',
  bulkhead: 'كشاف سلحفاة | سلحفاة | بلك هيد | بلكهيد | bulkhead | bulkhead light',
  timer: 'تايمر | مؤقت | timer',
};
