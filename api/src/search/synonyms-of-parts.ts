/**
 * Words for parts and accessories, as in `synonyms-of-things.ts`: such products rank after complete ones,
 * unless the query asks for one.
 */
export const PARTS: Readonly<Record<string, string>> = {
  driver:
    'ترانس | درايفر | محول | باور سبلاي | سبلاي | driver | transformer | power supply | adapter | ترنس | ترانسات | محولات | باور | psu | ballast | بلاست | شاحن ليد | بور سبلاي | ترانسفورمر | محول كهرباء | adaptor | power adapter | led power',
  shade: 'شابوه | شابو | غطاء أباجورة | lampshade | shade | شابوهات | شمسية اباجورة',
  holder:
    'دواية لمبة | دواية | دوايات | دواة | lamp holder | holder | lampholder | دوايه | دويات | قاعدة لمبة | socket holder | bulb holder',
  terminal:
    'روزتة | روزيتا | روزته | terminal | terminal block | روزيته | كلمنس | connection block',
  rose: 'روزتة سقف | ceiling rose | canopy',
  connector: 'كونكتور | وصلة | وصلات | connector | وصله | كونيكتور | كنكتور | connectors | joiner',
  frame: 'فريم | برواز | frame | براويز | اطار سبوت',
  cable: 'كابل | سلك | cable | wire | اسلاك | كابلات | سلوك | wires | cables',
  photocell: 'خلية ضوئية | فوتوسيل | photocell | dusk to dawn',
  module: 'لقمة | لقم | gang | module',
  chassis: 'شاسيه | chassis',
  plate: 'وش | وش مفتاح | cover plate | plate',
  backBox: 'علبة ماجيك | بواط | back box',
  diffuser: 'ديفيوزر | غطا ميلكي | diffuser',
  profile:
    'بروفايل | بروفيل | برفيل | عود المونيوم | profile | بروفيلات | قطاع المونيوم | channel | led channel | aluminium channel | aluminum channel | قناة ليد | مجرى ليد | aluminium profile',
  starter: 'ستارتر | استارتر | بادئ | starter',
  controller: 'كنترول | كنترولر | controller | وحدة تحكم | rgb controller | كنترول شريط',
};
