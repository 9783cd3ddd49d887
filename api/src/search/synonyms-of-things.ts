/**
 * Synonyms in both languages: a group per kind of thing that a lighting shop sells; a phrase may have several
 * words. A text with one phrase of a group is found by all of them. Irregular plurals and common misspellings
 * are included; regular endings, the article, hamza and ta marbuta are handled by folding and stemming.
 */
export const THINGS: Readonly<Record<string, string>> = {
  bulb: 'لمبة | لمبات | لمض | مصباح | مصابيح | bulb | bulbs | lightbulb | light bulb | lamba | lambat | لامبة | لمباية | لمضة | light globe | led lamp | led lamps | screw lamp',
  tube: 'لمبة نيون | نيون ليد | فلورسنت | تيوب | tube | led tube | fluorescent | نيون | neon | neon tube | لمبة فلورسنت | نيونة | نيونات | ليد تيوب | لمبة تيوب | fluorescent lamp | tube lamp | tube light',
  batten:
    'كشاف طولي | لينير | لينيار | باتن | batten | linear | إضاءة خطية | كشافات طولية | وحدة خطية | وحدة طولية | linear light | linear lamp | linear unit | خطي | خطية | طولية | طولي | كشاف نيون | وحدة نيون | تراي بروف | tri proof | triproof | vapor tight | vapour tight | linear fixture | linear fitting',
  spot: 'سبوت | اسبوت | سبوتات | سبوت لايت | spot | spots | spotlight | spot light | سبوتلايت | اسبوتات | اسبوت لايت | سبوط | سبوتلايتات',
  downlight:
    'داون لايت | داونلايت | دون لايت | downlight | down light | داون ليت | داونلايتات | recessed light | can light | pot light | recessed lamp',
  panel:
    'بانل | بانيل | بانال | بنل | لوح ليد | panel | panels | بانلات | لوحة ليد | وحدة بانل | بنال | بانيلات | لوح اضاءة | panel light | troffer | slim panel',
  strip:
    'شريط | شرايط | شرائط | استريب | ستريب | strip | strips | led tape | tape light | شريط ليد | ليد استريب | استرب | لفة ليد | strip light | led strip | tape | led ribbon | شريط اضاءة | ليد تيب | رول ليد | ليد ستريب | ستريب لايت | شريط نور | شريط مضيء | لفة اضاءة | flexible strip | ribbon light',
  neonFlex:
    'نيون فليكس | نيون فلكس | نيون مرن | neon flex | flex neon | led neon | حبل ليد | خرطوم ليد | حبل نور | خرطوم نور | flexible neon',
  rope: 'حبل ليد | حبل نور | خرطوم ليد | خرطوم نور | rope light | led rope',
  track:
    'تراك | تراك لايت | track | track light | تراكات | track head | track spot | track system | lighting track | سبوت تراك | كشاف تراك',
  chandelier:
    'نجفة | نجف | نجفات | ثريا | ثريات | chandelier | chandeliers | nagafa | nagaf | ثريه | نجفاية | شاندلير | شاندليه | شاندليير',
  pendant:
    'دلاية | دلايات | معلقة | معلقات | وحدة معلقة | pendant | pendants | hanging lamp | dallaya | دلايه | معلق | hanging light | suspended | suspension | وحدات معلقة | دلالي | معاليق | مدلاة | متدلية | بندنت | بيندانت | بندانت | لمبة معلقة | مدلى | drop light | droplight | pendant light | pendant lamp',
  ceiling:
    'بلافونيرة | بلافونيره | بلفونيره | سقفية | طبق سقف | plafon | plafond | flush light | ceiling light | ceiling | بلافونيرات | بلافون | اسقف | للسقف | ceiling lamp | flush | flush mount | flushmount | surface ceiling light | سقف | بلافونير | سقفيات | صحن سقف | اضاءة سقف | كشاف سقف | semi flush | dome light | oyster light',
  wall: 'أبليك | أباليك | ابليكة | أبلك | ابليكات | حائط | حيطة | wall light | wall lamp | sconce | applique | wall | ableek | abalik | ابلكات | ابليك حائط | جداري | حوائط | wall sconce | bracket | كشاف حائط | wall lantern | اضاءة حائط | اضاءة جدارية | جدار | كشاف جداري | كشاف جدار | مصباح حائط | وول لايت | up down light | up and down light | up down | wall mounted light',
  tableLamp:
    'أباجورة | أباجورات | أباجور | أبجورة | table lamp | bedside lamp | abajora | abagora | ابجورات | لمبة كومودينو | كومودينو | table light | bedside table lamp | nightstand lamp | لمبة طاولة | مصباح طاولة | مصباح جانبي | لمبة جنب السرير | تيبل لامب | bedside light | nightstand light',
  deskLamp:
    'أباجورة مكتب | لمبة مكتب | لمبة مذاكرة | desk lamp | study lamp | reading lamp | مصباح مكتب | اباجورة مذاكرة | desk light | office lamp | لمبة قراءة | reading light | اباجورة قراءة | task lamp | task light | مصباح قراءة | ديسك لامب | اباجورة دراسة',
  floorLamp:
    'لامبدير | لمبدير | لامبادير | أباجورة أرضية | floor lamp | standing lamp | lampadaire | لمبادير | لامبديرات | لمبة ارضية | floor light | arc lamp | فلور لامب | مصباح ارضي | اباجورة واقفة | اباجورة طويلة | لمبة واقفة | torchiere',
  lantern: 'فانوس | فوانيس | lantern | lanterns | fanous',
  flood:
    'كشاف | كشافات | بروجيكتور | flood | floodlight | flood light | projector | kashaf | kashafat | كشاف ليد | كشاف خارجي | فلود | فلود لايت | flood lamp | led projector | بروجكتور | بروجيكتر | بروجكتر | كشاف بروجيكتور | فلاد لايت | فلادلايت | كشاف ملعب | كشاف ملاعب | security light | stadium light',
  street:
    'شارع | شوارع | كشاف شارع | عمود إنارة | street | street light | كشافات شوارع | street lamp | street lighting | road light | road lamp | street lantern | كشاف طريق | كشافات طرق | انارة شوارع | لمبة شارع | انارة طرق | اعمدة انارة | كشاف عمود | كشاف اعمدة | cobra head | pole light | highway light | roadway light | لمبة عمود',
  bollard:
    'عمود حديقة | بولارد | bollard | بولرد | بولاردات | عامود حديقة | عمود ممر | garden post | post light | path light | pathway light | garden column',
  spike:
    'وتد | سبايك | spike | stake | اوتاد | سبايكات | stakes | spikes | garden spot | spot spike | garden spike | سبوت حديقة | سبوت جنينة | سبوت زرع | وتد حديقة | كشاف زرع | حربة | حربة زرع | كشاف حربة | spike light | stake light | ground spike | path spike',
  inground:
    'سبوت أرضي | مدفون | أرضي غاطس | in ground | inground | uplight | كشاف ارضي مدفون | سبوت مدفون | buried | in-ground | كشاف ارضي | سبوت ارضي | underground light | ground light | buried light | uplighter | ارضي | غاطس ارضي | كشاف دفن ارضي | floor recessed | in floor light | well light | deck light | recessed floor light | inground light',
  step: 'سلم | سلالم | درج | stairs | stair | step light | step | درجات سلم | stairs light | staircase | stairway | درابزين | فوت لايت | foot light | footlight | stair light | اضاءة سلم | اضاءة سلالم',
  exit: 'مخرج | خروج | exit | exit sign | لوحة مخرج | لوحة خروج | exit light | لافتة خروج | علامة خروج | مخرج طوارئ | emergency exit | اكزيت | اكزت',
  sensor:
    'حساس | سنسور | حساس حركة | sensor | motion sensor | pir | سينسور | سنسر | حساسات | حركة | motion | motion detector | detector | كاشف حركة | حساس وجود | حساس ضوء | presence sensor | occupancy sensor | occupancy detector | microwave sensor | presence detector | سنسور حركة',
  switch:
    'مفتاح | مفاتيح | switch | switches | moftah | مفتاح كهرباء | مفتاح نور | مفاتيح كهرباء | light switch | wall switch | سويتش | مفتاح اضاءة | كبس نور | كبسة نور | push button switch | rocker switch',
  socket:
    'بريزة | برايز | بريزه | فيشة حائط | socket | outlet | مخرج كهرباء | كوبس | power outlet | sockets | outlets | wall socket | مقبس | مقابس | بريزة كهرباء | power socket | plug socket | electrical outlet | سوكت',
  plug: 'فيشة | فيش | plug | plugs',
  dimmer:
    'ديمر | دايمر | مفتاح ديمر | dimmer | dimmer switch | dimmers | مفتاح تعتيم | معتم | ديمرات | rotary dimmer',
  string:
    'حبل لمبات | لمبات زينة | زينة | زينة رمضان | string lights | fairy lights | festoon | حبل زينة | فرع نور | فرع زينة | string light | party lights | garland | سلك زينة | نور زينة | حبل نور زينة | bulb string | outdoor string lights',
  nightLight:
    'سهارة | سهاري | وناسة | لمبة نوم | night light | وناسه | لمبة سهارة | nightlight | لمبة سهاري | لمبة ليلية | ضوء ليلي | نور نوم',
  highbay:
    'هاي باي | كشاف مصانع | high bay | highbay | كشاف مخازن | كشاف مخزن | كشاف هنجر | كشافات مصانع | كشاف صناعي | warehouse light | ufo | industrial light | هايباي | هاي بي | هاى بى | hi bay | hibay | low bay | كشاف مصنع | كشاف ورش | كشاف مستودع | يو اف او | factory light',
  pool: 'حمام سباحة | بيسين | swimming pool | pool light | تحت المياه | تحت الماء | underwater | underwater light | كشاف حمام سباحة | لمبة حمام سباحة | كشاف مسبح | مسبح | اضاءة مسابح | نافورة | نوافير | fountain light | pond light | كشاف نافورة | حمامات سباحة | submersible light | submersible',
  wallWasher:
    'وول واشر | غسيل حوائط | wall washer | linear washer | wall wash | washer | كشاف واجهات | كشاف واجهات خطي | واشر | غسيل حائط | وول واش | وول وشر | واشر لايت | غاسل حائط | غسيل واجهات | wallwasher | facade washer',
  facade: 'واجهات | واجهة | facade | كشاف واجهات',
  fan: 'مروحة | مراوح | مروحة سقف | ceiling fan | fan',
  breaker: 'قاطع | اوتوماتيك | circuit breaker | breaker',
  extension: 'مشترك | extension lead | power strip',
  bell: 'جرس | مفتاح جرس | bell push | door bell',
  mirror:
    'ابليك مراية | ابليك مرايات | إضاءة مراية | mirror light | vanity light | مراية | مرايات | مرآة | مرايا | mirror | مرايه | مرايا حمام | اضاءة مرايا | كشاف مراية | فوق المراية | mirror lamp | لمبة مراية',
  picture:
    'لوحة | لوحات | picture light | picture | لوحات فنية | تابلوه | تابلوهات | painting | art light | كشاف لوحات | اضاءة لوحات | اضاءة تابلوه | artwork light',
  bulkhead:
    'كشاف سلحفاة | سلحفاة | بلك هيد | بلكهيد | bulkhead | bulkhead light | بلكهد | بالك هيد | كشاف رطوبة | كشاف بيضاوي | bulkhead lamp | turtle light | bulk head',
  timer: 'تايمر | مؤقت | timer',
};
