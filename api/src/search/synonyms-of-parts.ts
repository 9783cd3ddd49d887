/**
 * Words for parts and accessories, as in `synonyms-of-things.ts`: such products rank after complete ones,
 * unless the query asks for one.
 */
export const PARTS: Readonly<Record<string, string>> = {
  driver:
    'ترانس | درايفر | محول | باور سبلاي | سبلاي | driver | transformer | power supply | adapter | ترنس | ترانسات | محولات | باور | psu | ballast | بلاست | شاحن ليد | بور سبلاي | ترانسفورمر | محول كهرباء | adaptor | power adapter | led power | ترانس ليد | مصدر طاقة | وحدة تغذية | مغذي | درايفرات | بورسبلاي | led driver | led transformer | power unit | smps',
  shade: 'شابوه | شابو | غطاء أباجورة | lampshade | shade | شابوهات | شمسية اباجورة',
  holder:
    'دواية لمبة | دواية | دوايات | دواة | lamp holder | holder | lampholder | دوايه | دويات | قاعدة لمبة | socket holder | bulb holder | مسكة لمبة | bulb socket | lamp socket | دوايات لمبات',
  terminal:
    'روزتة | روزيتا | روزته | terminal | terminal block | روزيته | كلمنس | connection block',
  rose: 'روزتة سقف | ceiling rose | canopy',
  connector:
    'كونكتور | وصلة | وصلات | connector | وصله | كونيكتور | كنكتور | connectors | joiner | وصلة شريط | strip connector | coupler',
  frame:
    'فريم | برواز | frame | براويز | اطار سبوت | spot frame | spot ring | جسم سبوت | كاسة سبوت | حامل سبوت',
  cable: 'كابل | سلك | cable | wire | اسلاك | كابلات | سلوك | wires | cables',
  photocell: 'خلية ضوئية | فوتوسيل | photocell | dusk to dawn',
  module: 'لقمة | لقم | gang | module',
  chassis: 'شاسيه | chassis',
  plate: 'وش | وش مفتاح | cover plate | plate',
  backBox: 'علبة ماجيك | بواط | back box',
  diffuser: 'ديفيوزر | غطا ميلكي | diffuser',
  profile:
    'بروفايل | بروفيل | برفيل | عود المونيوم | profile | بروفيلات | قطاع المونيوم | channel | led channel | aluminium channel | aluminum channel | قناة ليد | مجرى ليد | aluminium profile | led profile | بروفايل المونيوم | قناة المونيوم | مجرى المونيوم | المونيوم بروفايل | extrusion | aluminium channel profile | بروفيلة',
  rail: 'قضيب تراك | مجرى تراك | سكة تراك | مسار تراك | قضبان تراك | ريل | قضيب | track rail | rail | rails | power track',
  starter: 'ستارتر | استارتر | بادئ | starter',
  controller:
    'كنترول | كنترولر | controller | وحدة تحكم | rgb controller | كنترول شريط | كونترول | كونترولر | led controller | strip controller | rgb remote | dmx | ريموت شريط | متحكم',
};
