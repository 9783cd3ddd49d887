/** Words for what things are like, as in `synonyms-of-things.ts`. */
export const QUALITIES: Readonly<Record<string, string>> = {
  cob: 'cob | كوب | سي او بي',
  magnetic:
    'ماجنتك | مجنتك | مغناطيسي | magnetic | ماجنيتك | مغناطيس | magnet | ماجنتيك | مجناتيك | ماجنيتيك | ماغنتك | ماجنت',
  crystal: 'كريستال | كرستال | crystal | كرستالات | كريستالات',
  solar:
    'طاقة شمسية | شمسي | شمسية | سولار | solar | الطاقة الشمسية | خلية شمسية | بالطاقة الشمسية | sun powered | سولر | طاقه شمس | solar powered',
  emergency:
    'طوارئ | طواريء | طوارى | انقطاع الكهرباء | قطع النور | emergency | emergency light | backup light | كشاف طوارئ | كشافات طوارئ | لمبة طوارئ | emergency lamp | انارة طوارئ | emergency lighting | وحدة طوارئ | ابليك طوارئ',
  smart:
    'ذكي | ذكية | سمارت | smart | سمارت هوم | ذكى | smart home | app controlled | alexa | google home',
  wifi: 'wifi | واي فاي | wireless | لاسلكي | واى فاى',
  remote: 'ريموت | ريموت كنترول | remote | remote control | جهاز تحكم | تحكم عن بعد',
  waterproof:
    'ضد المياه | ضد المية | ضد الماء | ووتر بروف | waterproof | water proof | ضد المطر | مقاوم للماء | مقاوم للمياه | عازل للماء | weatherproof | water resistant | rainproof | مقاوم للمية | weather proof | water resist | ضد الرطوبة | ضد الاتربة والمياه | مانع للماء | waterproofed | wet area | ضد ميه | ووتربروف',
  warm: 'وورم | ورم | دافئ | دافئة | دافي | أصفر | صفراء | صفرا | صفره | أصفر دافئ | اصفر فاتح | وورم وايت | ورم وايت | warm | warm white | yellow | soft white | اضاءة صفراء | نور اصفر | ضوء اصفر | وارم | warmwhite | yellow light | اضاءة دافئة | نور دافي | وورملايت | وارم وايت | warm light',
  natural:
    'ناتشورال | نيتشورال | ناتورال | نيتشر | طبيعي | طبيعية | أبيض طبيعي | natural | natural white | neutral | neutral white | نيوترال | ناتشرال | نيتشرال | اضاءة طبيعية | natural light | نيتشورال وايت | ناتشورال وايت | نيتشرل | نتشورال | day white | natural day light',
  cool: 'كول | كول وايت | أبيض نهاري | نهاري | بارد | داي لايت | دايلايت | cool | cool white | cold white | daylight | day light | ابيض بارد | اضاءة بيضاء | نور ابيض | ضوء ابيض | white light | ثلجي | coolwhite | كولد | كولد وايت | ابيض ثلجي | cold light | cool daylight | اضاءة نهارية | نور نهاري',
  amber: 'عنبري | amber',
  filament:
    'فلمنت | فلامنت | أديسون | اديسون | filament | edison | فلمينت | vintage | retro | لمبات زينة قديمة | انتيك | فيلامنت | فلمنتات | antique bulb',
  candle: 'شمعة | شمع | شموع | candle | candles | لمبة نجف | لمبات نجف | لمبة نجفة',
  globe:
    'كروية | كرة | كروي | جلوب | globe | ball | كورة | كور | كرات | كره | globes | sphere | round bulb',
  bigScrew:
    'قلاووظ | سن كبير | سن عادي | e27 | screw base | قلاووظ كبير | قلاووظ عريض | سن عريض | edison screw',
  gu10: 'gu10 | سبوت برجلين',
  bipin: 'كبسولة | كبسول | capsule',
  colour:
    'ملون | ملوّن | الوان | rgb | colour changing | color changing | multicolor | ملونة | متعدد الالوان | multi color | coloured | colored | colorful | rgbw | آر جي بي | ار جي بي | متغير الالوان | colour change | color change',
  threeColours:
    '3 ألوان | 3 لون | ثلاث ألوان | ثلاثة ألوان | تلات ألوان | تلاتة لون | متعدد الاضاءة | 3 colour | 3 color | 3 colours | 3 colors | 3 light colours | tri color | tricolor | tri colour | three colour | three color | cct',
  gold: 'ذهبي | دهبي | ذهب | gold | golden | دهبيه | ذهبية | دهب | gilded | جولد | جولدن | مدهب | مذهب',
  black: 'أسود | سوداء | اسود | black | سودا | سوده | اسمر | بلاك',
  white: 'أبيض | بيضاء | ابيض | white | بيضا | بيضه | وايت',
  silver: 'فضي | فضية | silver | سيلفر | سلفر',
  copper: 'نحاس | نحاسي | copper | brass | نحاس اصفر | نحاس احمر | نحاسي اصفر',
  chrome: 'كروم | chrome | نيكل | nickel',
  glass: 'زجاج | ازاز | زجاجي | glass | قزاز | بزجاج',
  wood: 'خشب | خشبي | wood | wooden | خشبية | timber | اخشاب | بخشب',
  aluminium: 'ألومنيوم | المونيوم | الومونيوم | aluminium | aluminum',
  recessed:
    'غاطس | غاطسة | دفن | مخفي | recessed | مدفون في السقف | دفن جبس | built in | flush mounted | مدفونة | داخل الجبس | embedded | غاطس جبس | built-in',
  surface:
    'لطش | بارز | بارزة | ظاهر | surface | surface mounted | خارجي ظاهر | على السطح | سلندر | اسطوانة | اسطواني | cylinder | cylindrical | سطحي | سطحية | surface mount | تركيب خارجي | surface mounting',
  modern: 'مودرن | حديث | حديثة | عصري | modern',
  classic: 'كلاسيك | كلاسيكي | classic | كلاسيكية | كلاسك | traditional',
  oriental:
    'شرقي | شرقية | إسلامي | عربي | oriental | moroccan | islamic | اسلامية | ارابيسك | arabesque | moroccan style',
  saver: 'موفرة | موفر للطاقة | energy saving | energy saver | saver',
  highPower: 'عالية القدرة | قدرة عالية | high power | قوية | جامدة | high wattage',
  set: 'طقم | اطقم | set | kit | sets',
  t8: 't8 | g13',
  rechargeable:
    'شحن | قابلة للشحن | قابل للشحن | بالشحن | ببطارية | rechargeable | cordless | wireless lamp | battery | شحن usb | usb rechargeable | بشاحن',
  dimmable:
    'قابل للتعتيم | قابلة للتعتيم | تعتيم | خافت | للديمر | يعمل مع ديمر | dimmable | dim | dimming | ديمابل | دايمابل | ديمبل',
  smallScrew:
    'سن صغير | قلاووظ صغير | e14 | small screw | قلاووظ رفيع | سن رفيع | small edison | رفيع',
  grey: 'رمادي | رصاصي | جراي | grey | gray | انتراسيت | anthracite | charcoal | جراى',
  green: 'أخضر | خضراء | خضرا | green',
  bronze: 'برونزي | برونز | bronze | antique bronze | برونزيه',
  beige: 'بيج | beige',
  clear: 'شفاف | شفافة | clear | transparent',
  gypsum: 'جبس | جبسي | gypsum | plaster',
  fabric: 'قماش | كتان | fabric | linen | cloth',
  rattan: 'راتان | خيزران | خوص | rattan | wicker | bamboo',
  marble: 'رخام | marble',
  iron: 'حديد | معدن | iron | metal | steel',
  stainless: 'استانلس | ستانلس | استنلس | stainless steel | stainless',
  acrylic: 'أكريليك | اكرليك | acrylic',
  plastic: 'بلاستيك | plastic',
  round: 'دائري | دائرية | مدور | مدورة | round | circular',
  square: 'مربع | مربعة | square',
  double: 'دبل | مزدوج | اتنين | double | twin | dual',
  reading: 'قراءة | قرايه | reading',
  ring: 'حلقة | حلقات | دوائر | rings | ring | halo | هالة',
  pack: 'عبوة | علبة | كرتونة | دستة | pack | box | packs',
  roll: 'لفة | بكرة | roll | reel',
  touch: 'لمس | تاتش | touch',
  moving: 'متحرك | متحركة | tilting | adjustable | movable | gimbal | swivel | rotatable',
  corner: 'زاوية | ركنة | كورنر | corner',
  industrial: 'صناعي | اندستريال | industrial | loft',
  twoWay: 'دفياتير | ديفياتوري | طرف سلم | two way',
  edgeLit: 'إضاءة جانبية | edge lit',
  backLit: 'إضاءة خلفية | back lit | backlit',
  glareFree: 'ضد الزغللة | بدون زغللة | low glare | anti glare',
  deal: 'خصم | عروض | عرض | تخفيضات | sale | offer | offers | discount',
};

/** Words that fit nearly everything in a lighting shop: they never decide what is found. */
export const GENERALITIES: Readonly<Record<string, string>> = {
  light:
    'إضاءة | اضاءه | إنارة | نور | light | lighting | lights | انارة | اناره | اضاءات | أنوار | ضوء | illumination | luminaire | fixture | light fixture | وحدة | وحدات | unit | fitting | fittings | لايت | لايتات | lite | جهاز اضاءة | وحدة اضاءة | وحدات اضاءة | luminaires | fixtures | light fittings | light unit',
  lamp: 'lamp | lamps',
  led: 'ليد | لد | led',
  generalRoom: 'غرفة | غرف | اوضة | أوضة | room | rooms',
};
