/** Words for what things are like, as in `synonyms-of-things.ts`. */
export const QUALITIES: Readonly<Record<string, string>> = {
  cob: 'cob | كوب | سي او بي',
  magnetic:
    'ماجنتك | مجنتك | مغناطيسي | magnetic | ماجنيتك | مغناطيس | magnet | ماجنتيك | مجناتيك | ماجنيتيك | ماغنتك | ماجنت',
  crystal:
    'كريستال | كرستال | crystal | كرستالات | كريستالات | كريستل | كرستل | كريستالايه | بلور | k9 | crystal glass | swarovski style',
  solar:
    'طاقة شمسية | شمسي | شمسية | سولار | solar | الطاقة الشمسية | خلية شمسية | بالطاقة الشمسية | sun powered | سولر | طاقه شمس | solar powered | شحن شمسي | شحن من الشمس | شحن بالطاقة الشمسية | على الشمس | خلايا شمسية | لوح شمسي | الواح شمسية | سولار لايت | solar led | solar light | solar lamp | solar energy | solar charged | solar cell | sun light powered | sun energy | sun charged | photovoltaic | off grid',
  emergency:
    'طوارئ | طواريء | طوارى | انقطاع الكهرباء | قطع النور | emergency | emergency light | backup light | كشاف طوارئ | كشافات طوارئ | لمبة طوارئ | emergency lamp | انارة طوارئ | emergency lighting | وحدة طوارئ | ابليك طوارئ | طوارق | طورئ | لمبة قطع كهربا | كشاف قطع كهربا | كشاف قطع النور | قطع كهربا | قطع التيار | انقطاع النور | انقطاع التيار | النور يقطع | النور بيقطع | النور قطع | النور ما يقطع | الكهربا تقطع | الكهربا بتقطع | الكهربا قطعت | النور بيتقطع | النور يتقطع | احتياطي | نور احتياطي | اضاءة احتياطية | انارة احتياطية | باك اب | باك اب لايت | امرجنسي | ايمرجنسي | امرجنسي لايت | ايمرجنسي لايت | نور طوارئ | اضاءة طوارئ | emergency luminaire | emergency unit | emergency fixture | emergency fitting | emergency kit | emergency led | backup lamp | back up light | battery backup light | battery backup | battery light | battery lamp | blackout light | outage light | outage lamp | power outage | power outage light | power cut | power cut light | power failure | power failure light | mains failure light | standby light | twin head emergency | twin spot emergency | safety light',
  smart:
    'ذكي | ذكية | سمارت | smart | سمارت هوم | ذكى | smart home | app controlled | alexa | google home | سمارت لايت | سمارت لمبة | زكي | من الموبايل | تحكم من الموبايل | تحكم بالموبايل | بالابليكيشن | من التليفون | smart lighting | smart control | app control | app control light | phone controlled | voice control | voice controlled | tuya | zigbee | intelligent | iot | اليكسا | جوجل هوم | تويا',
  wifi: 'wifi | واي فاي | wireless | لاسلكي | واى فاى',
  remote:
    'ريموت | ريموت كنترول | remote | remote control | جهاز تحكم | تحكم عن بعد | ريموت كونترول | رموت | رموت كنترول | تحكم بالريموت | ريمود | remote controlled | remote controller | with remote | handset',
  waterproof:
    'ضد المياه | ضد المية | ضد الماء | ووتر بروف | waterproof | water proof | ضد المطر | مقاوم للماء | مقاوم للمياه | عازل للماء | weatherproof | water resistant | rainproof | مقاوم للمية | weather proof | water resist | ضد الرطوبة | ضد الاتربة والمياه | مانع للماء | waterproofed | wet area | ضد ميه | ووتربروف | ضد ماء | ضد المايه | ضد الامطار | ضد رش المياه | ضد رش المية | ضد الرش | ضد الغرق | ضد البلل | ضد الاتربة | مضاد للماء | مضاد للمياه | مضاد للمية | مضاد للمطر | مضاد للرطوبة | مقاوم ماء | مقاوم الماء | مقاوم للمطر | مقاوم للرطوبة | مقاوم للعوامل الجوية | يستحمل المية | بيستحمل المية | بتستحمل المية | يستحمل المطر | بيستحمل المطر | بتستحمل المطر | يتحمل المية | يتحمل المياه | يتحمل المطر | بيتحمل المية | معزول | معزول ضد المية | معزول ضد المياه | عازل مياه | عازل ضد المياه | مانع للمياه | مانع تسرب | محكم الغلق | واتر بروف | وتر بروف | واتربروف | وتربروف | ووتر برووف | watertight | water tight | water resistance | splash proof | splashproof | splash resistant | rain proof | rain resistant | moisture proof | damp proof | dampproof | damp location | wet location | wet rated | all weather | weather resistant | sealed | jet proof',
  warm: 'وورم | ورم | دافئ | دافئة | دافي | أصفر | صفراء | صفرا | صفره | أصفر دافئ | اصفر فاتح | وورم وايت | ورم وايت | warm | warm white | yellow | soft white | اضاءة صفراء | نور اصفر | ضوء اصفر | وارم | warmwhite | yellow light | اضاءة دافئة | نور دافي | وورملايت | وارم وايت | warm light | دافيئ | دافئ اصفر | وورم لايت | ورم لايت | وارم لايت | ورملايت | وورم لايتس | ووم وايت | وورموايت | ورموايت | ابيض دافئ | ابيض مصفر | مصفر | لون دافئ | لون اصفر | ضوء دافئ | انارة صفراء | انارة دافئة | اضاءة اصفر | نور صفرا | اصفر ليد | عسلي | شمسي اصفر | warm glow | warm tone | warm colour | warm color | warm yellow | ww | yellowish | yellow white | yellowy | soft warm | extra warm | ultra warm | very warm white | very warm | cosy white | cozy light | cosy light | incandescent color',
  natural:
    'ناتشورال | نيتشورال | ناتورال | نيتشر | طبيعي | طبيعية | أبيض طبيعي | natural | natural white | neutral | neutral white | نيوترال | ناتشرال | نيتشرال | اضاءة طبيعية | natural light | نيتشورال وايت | ناتشورال وايت | نيتشرل | نتشورال | day white | natural day light | ناتشورل | ناتشرل | ناتشيورال | ناتيورال | ناتيرال | نيتشورل | نيوترل | نيوترال وايت | نيوترل وايت | ناتشورال لايت | نيتشورال لايت | نور طبيعي | ضوء طبيعي | لون طبيعي | انارة طبيعية | ابيض متعادل | متعادل | محايد | ابيض محايد | ابيض كريمي | بين الابيض والاصفر | نص ونص | natural colour | natural color | neutral light | neutral colour | nw | natural wht | mid white | medium white | moon white | moonlight white',
  cool: 'كول | كول وايت | أبيض نهاري | نهاري | بارد | داي لايت | دايلايت | cool | cool white | cold white | daylight | day light | ابيض بارد | اضاءة بيضاء | نور ابيض | ضوء ابيض | white light | ثلجي | coolwhite | كولد | كولد وايت | ابيض ثلجي | cold light | cool daylight | اضاءة نهارية | نور نهاري | كوول | كووول | كول لايت | كولد لايت | ديلايت | دي لايت | داي لايتس | دايلايتس | داي وايت | دايوايت | بيور وايت | كول داي لايت | ابيض ناصع | ابيض نقي | ابيض صافي | ابيض ساطع | ابيض كول | ابيض داي لايت | ابيض دايلايت | ابيض مزرق | مزرق | ابيض فلورسنت | لون نهاري | لون بارد | ضوء نهاري | ضوء بارد | نور بارد | نور بيضا | انارة بيضاء | انارة نهارية | انارة باردة | اضاءة باردة | اضاءة ابيض | نور ساقع | ابيض ساقع | cool light | cool tone | coldwhite | cw | pure white | bright white | crisp white | clear white light | ice white | icy white | super white | daylight white | day light white | bluish white | blueish white',
  amber: 'عنبري | amber | امبر | كهرماني',
  filament:
    'فلمنت | فلامنت | أديسون | اديسون | filament | edison | فلمينت | vintage | retro | لمبات زينة قديمة | انتيك | فيلامنت | فلمنتات | antique bulb | فيلمنت | فيلامينت | فلامينت | فيلمينت | ايديسون | ايدسون | ادسون | اديسن | اديسونات | لمبة سلك | فتيلة | لمبة فتيلة | ريترو | رترو | فينتج | فنتج | فينتاج | فنتاج | لمبة قديمة | لمبات كافيهات | لمبة كافيه | لمبة ديكور | لمبة كربون | لمبة شفافة سلك | edison style | filament led | antique style bulb | old style bulb | old fashioned bulb | decorative bulb | deco bulb | cafe bulb | carbon filament | exposed filament | squirrel cage bulb | steampunk bulb',
  candle:
    'شمعة | شمع | شموع | candle | candles | لمبة نجف | لمبات نجف | لمبة نجفة | شمعايه | لمبة على شكل شمعة | لمض نجف | شمع نجف | لمبة شعلة | لمبة لهب | لمبة زيتونة | لمبة بلحة | لمبة لوزة | لمبة دمعة | لمبة نقطة | كاندل | كندل | لمبة ابليك | لمض ابليك | لمبة نجف صغيرة | flame bulb | flame lamp | flame tip | flame tip bulb | bent tip | bent tip bulb | chandelier bulb | chandelier lamp bulb | candelabra bulb | candelabra lamp | torpedo bulb | bullet bulb | olive bulb | b11 bulb | c37 | c35',
  globe:
    'كروية | كرة | كروي | جلوب | globe | ball | كورة | كور | كرات | كره | globes | sphere | round bulb | كورة ليد | لمبة مدورة | جلوب لايت | لمبة بالون | مكورة | ball bulb | ball lamp | sphere bulb | spherical | balloon bulb | round lamp | orb | golf ball bulb',
  bigScrew:
    'قلاووظ | سن كبير | سن عادي | e27 | screw base | قلاووظ كبير | قلاووظ عريض | سن عريض | edison screw | قلاووظ عادي | قلاوظ | قلاووز | قلوظ | قلاوظ كبير | بسن كبير | لولب | مسمار قلاووظ | large screw | big screw | standard screw | medium screw | screw in | screw cap | es base | es cap | big edison',
  gu10: 'gu10 | سبوت برجلين | دايكرويك | ديكرويك | دايكروك | دايكرويت | رجلين | twist lock | bayonet spot | dichroic',
  bipin:
    'كبسولة | كبسول | capsule | لمبة ابرة | ابرتين | لمبة دبوس | bi pin | bipin | two pin | pin bulb | pin base',
  colour:
    'ملون | ملوّن | الوان | multicolor | ملونة | متعدد الالوان | multi color | coloured | colored | colorful | الوان مختلفة | الوان كتير | متعدد اللون | اربع الوان | multi colour | multicolour',
  rgb: 'rgb | colour changing | color changing | rgbw | آر جي بي | ار جي بي | متغير الالوان | colour change | color change | الوان متغيرة | كل الالوان | بيغير الوان | بيغير لون | تغيير الوان | تغيير لون | متغير اللون | rgb color | rgb colour | rgbcw | rainbow | colour changeable | color changeable | changing colours | changing colors',
  threeColours:
    '3 ألوان | 3 لون | ثلاث ألوان | ثلاثة ألوان | تلات ألوان | تلاتة لون | متعدد الاضاءة | 3 colour | 3 color | 3 colours | 3 colors | 3 light colours | tri color | tricolor | tri colour | three colour | three color | cct | تلت الوان | ثلاث درجات | 3 درجات | تلات درجات | 3 درجات اضاءة | تلات اضاءات | 3 اضاءة | تلات نورات | 3 في 1 | تغيير اضاءة | بيغير الاضاءة | متعدد درجات | ثلاثي الالوان | 3 in 1 | three in one | 3 cct | tunable white | tunable | cct selectable | cct changeable | colour selectable | color selectable | switchable cct | selectable cct | three tone | 3 tone | 3 step | 3 light colors | three light colours',
  gold: 'ذهبي | دهبي | ذهب | gold | golden | دهبيه | ذهبية | دهب | gilded | جولد | جولدن | مدهب | مذهب | دهبيه فاتحة | لون دهب | gold plated | gold finish | goldish | matt gold | brushed gold | french gold | champagne gold | ماء الدهب | ميه دهب | شامبين | شمبانيا | champagne',
  black:
    'أسود | سوداء | اسود | black | سودا | سوده | اسمر | بلاك | سمرا | بلاك مات | لون اسود | jet black | matt black | matte black | black matt | aswad | eswed',
  white:
    'أبيض | بيضاء | ابيض | white | بيضا | بيضه | وايت | وايت مات | ابيضاني | wht | snow white | matt white | matte white | abyad',
  silver: 'فضي | فضية | silver | سيلفر | سلفر | فضه | سلفير | silvery | silver plated | لون فضة',
  copper:
    'نحاس | نحاسي | copper | brass | نحاس اصفر | نحاس احمر | نحاسي اصفر | براس | نحاس انتيك | نحاس عتيق | نحاس قديم | نحاس مط | antique brass | aged brass | old brass | brushed brass | polished brass | satin brass | brassy | coppery | nehas',
  chrome:
    'كروم | chrome | نيكل | nickel | كروم لامع | مكروم | نيكل مط | نيكل ساتان | ساتان | ساتين | كورم | chromed | chrome plated | polished chrome | satin nickel | brushed nickel | satin chrome | nickel plated',
  glass:
    'زجاج | ازاز | زجاجي | glass | قزاز | بزجاج | ازايز | قزايز | بازاز | بقزاز | glassy | blown glass | azaz | ezaz',
  wood: 'خشب | خشبي | wood | wooden | خشبية | timber | اخشاب | بخشب | خشب طبيعي | خشب زان | خشب ارو | ارو | زان | خشبي فاتح | woody | oak | walnut | beech | teak | natural wood | solid wood | khashab',
  aluminium:
    'ألومنيوم | المونيوم | الومونيوم | aluminium | aluminum | المنيوم | الومينيوم | المونيم | الومونيم | الومنيم | دايكاست | داي كاست | alu | alum | die cast | diecast | cast aluminium',
  recessed:
    'غاطس | غاطسة | دفن | مخفي | recessed | مدفون في السقف | دفن جبس | built in | flush mounted | مدفونة | داخل الجبس | embedded | غاطس جبس | built-in | داخل السقف | جوه السقف | في الجبس | في السقف الساقط | سقف ساقط | سقف معلق | جبسم بورد | جبسمبورد | جبسون بورد | جبسن بورد | ريسيسد | ريسسد | ريسست | مدمج | متخفي | inset | inbuilt | in ceiling | in built | builtin | build in | concealed | hidden mount | false ceiling | drop ceiling | flush fit | gypsum board | gypsum ceiling | cut in',
  surface:
    'لطش | بارز | بارزة | ظاهر | surface | surface mounted | خارجي ظاهر | على السطح | سلندر | اسطوانة | اسطواني | cylinder | cylindrical | سطحي | سطحية | surface mount | تركيب خارجي | surface mounting | سيرفس | سيرفيس | سرفس | سرفيس | سيرفس ماونت | سيرفس ماونتد | سرفس ماونت | لطش سقف | بره السقف | برا السقف | على السقف | على الحيطة | فوق السطح | خارج السقف | ملصوق | لازق | سيلندر | مواسير سبوت | صندوق سبوت | surfaced | surface mounting light | surface type | surface fixed | on surface | exposed mount | ceiling surface | box spot | tube spot | can spot',
  modern:
    'مودرن | حديث | حديثة | عصري | modern | مودرين | موديرن | حداثي | كونتمبوراري | معاصر | contemporary | moderne | sleek | scandinavian | اسكندنافي',
  minimal:
    'مينيمال | مينمال | مينيمالست | مينيمل | بسيط | سيمبل | minimal | minimalist | minimalistic | simple',
  classic:
    'كلاسيك | كلاسيكي | classic | كلاسيكية | كلاسك | traditional | نيو كلاسيك | نيوكلاسيك | فيكتوري | ملوكي | ملكي | neo classic | neoclassic | neoclassical | classical | victorian | royal | antique style | baroque',
  oriental:
    'شرقي | شرقية | إسلامي | عربي | oriental | moroccan | islamic | اسلامية | ارابيسك | arabesque | moroccan style | اندلسي | عثماني | تركي | مغربي | مشربية | ارابسك | فاطمي | نوبي | andalusian | turkish | arabian | arabic style | eastern | moroccan lamp',
  saver:
    'موفرة | موفر للطاقة | energy saving | energy saver | saver | توفير | توفير طاقة | توفير كهرباء | موفر كهرباء | بيوفر كهربا | low energy | low consumption | power saving | power saver | energy efficient | economical | eco',
  highPower:
    'عالية القدرة | قدرة عالية | high power | قوية | جامدة | high wattage | هاي باور | قدرة كبيرة | باور عالي | تحمل شاق | highpower | heavy duty | super bright | ultra bright | high output | high lumen',
  set: 'طقم | اطقم | set | kit | sets',
  t8: 't8 | g13',
  rechargeable:
    'شحن | قابلة للشحن | قابل للشحن | بالشحن | ببطارية | rechargeable | cordless | wireless lamp | battery | شحن usb | usb rechargeable | بشاحن | بتتشحن | بيتشحن | يتشحن | تتشحن | بدون سلك | بدون سلوك | من غير سلك | من غير سلوك | من غير كهربا | بورتابل | متنقل | نقالي | قابل لاعادة الشحن | اعادة الشحن | ليثيوم | re chargeable | portable | battery operated | battery powered | usb charge | usb charging | wire free | without wire',
  dimmable:
    'قابل للتعتيم | قابلة للتعتيم | تعتيم | خافت | للديمر | يعمل مع ديمر | dimmable | dim | dimming | ديمابل | دايمابل | ديمبل | ديمابل لايت | دايمبل | ديميبل | ديمبال | ديم | بديمر | مع ديمر | متوافق مع ديمر | يشتغل على ديمر | يعلى ويوطى | بيعلى ويوطى | تعلى وتوطى | يوطى ويعلى | بيوطى ويعلى | بيوطى | شدة متغيرة | شدة قابلة للتحكم | تحكم في الشدة | تحكم في شدة الاضاءة | تحكم في الاضاءة | متدرج | متغير الشدة | قابل للخفت | خفوت | تخفيت | dimmer compatible | dimmer friendly | with dimmer | adjustable brightness | brightness adjustable | variable brightness | stepless | triac',
  smallScrew:
    'سن صغير | قلاووظ صغير | e14 | small screw | قلاووظ رفيع | سن رفيع | small edison | رفيع | بسن صغير | قلاوظ صغير | قلاوظ رفيع | small base | small cap | small edison screw | thin screw | ses | ses cap | ses base | narrow screw',
  grey: 'رمادي | رصاصي | جراي | grey | gray | انتراسيت | anthracite | charcoal | جراى | سكني | فيراني | فضي غامق | جريه | انثراسيت | انتراسايت | انثراسايت | جرافيت | فحمي | greyish | graphite | dark grey | dark gray | light grey | slate | ash grey | gunmetal | gun metal',
  green: 'أخضر | خضراء | خضرا | green',
  bronze:
    'برونزي | برونز | bronze | antique bronze | برونزيه | برنز | برونز غامق | bronzed | oil rubbed bronze | dark bronze',
  beige:
    'بيج | beige | سكري | عاجي | اوف وايت | كريمي فاتح | cream | ivory | off white | offwhite | sand color',
  clear:
    'شفاف | شفافة | clear | transparent | شفاف زجاج | ترانسبيرنت | كلير | see through | clear glass',
  gypsum: 'جبس | جبسي | gypsum | plaster',
  fabric:
    'قماش | كتان | fabric | linen | cloth | قماش كتان | شانتون | textile | jute | cotton shade | silk shade',
  rattan:
    'راتان | خيزران | خوص | rattan | wicker | bamboo | بامبو | بوص | سعف | قش | خرزان | روطان | مجدول | مضفر | جدايل | cane | straw | woven | seagrass | wickerwork | bamboo rattan',
  marble: 'رخام | marble | مرمر | الباستر | marbled | alabaster',
  iron: 'حديد | معدن | iron | metal | steel | فورجيه | فيرفورجيه | فير فورجيه | فرفورجيه | حديد مشغول | حديد مطروق | صاج | ميتال | metallic | metallic body | wrought iron | forged iron | cast iron | steel body | hadid',
  stainless:
    'استانلس | ستانلس | استنلس | stainless steel | stainless | ستانليس | استانليس | استنليس | ستنلس | صلب | فولاذ | inox | ss304 | ss316',
  acrylic:
    'أكريليك | اكرليك | acrylic | اكريلك | اكرلك | اكرليك شفاف | بليكسي | بلكسي | بليكسيجلاس | plexi | plexiglass | pmma | acryl | perspex',
  plastic: 'بلاستيك | plastic | بلاستك | بولي كربونات | بوليكربونات | pvc | abs | polycarbonate',
  round:
    'دائري | دائرية | مدور | مدورة | round | circular | دوائر | مستدير | راوند | round shape | circle',
  square: 'مربع | مربعة | square | سكوير | مربعه الشكل | squared | square shape',
  double:
    'دبل | مزدوج | اتنين | double | twin | dual | مجوز | اتنين في واحد | دابل | duo | two head | twin head | 2 head',
  reading: 'قراءة | قرايه | reading | مذاكرة | ريدنج',
  ring: 'حلقة | حلقات | دوائر | rings | ring | halo | هالة | رينج | رينجات | رنج | طوق نور | دايرة نور | circle light',
  pack: 'عبوة | علبة | كرتونة | دستة | pack | box | packs',
  roll: 'لفة | بكرة | roll | reel',
  touch: 'لمس | تاتش | touch',
  moving:
    'متحرك | متحركة | tilting | adjustable | movable | gimbal | swivel | rotatable | بيتحرك | يتحرك | موجهه | قابل للتوجيه | قابل للتحريك | دوار | متحرك اتجاهين | بيلف | مفصلي | موفينج | rotating | rotatable head | rotational | tiltable | pivot | swivelling | flexible arm | directional adjustable | aimable | زووم | zoomable',
  corner: 'زاوية | ركنة | كورنر | corner | زوايا | l shape',
  industrial:
    'صناعي | اندستريال | industrial | loft | اندستريل | اندوستريال | انداستريال | لوفت | ريفي | رستيك | روستيك | rustic | farmhouse | pipe lamp',
  twoWay: 'دفياتير | ديفياتوري | طرف سلم | two way',
  edgeLit: 'إضاءة جانبية | edge lit',
  backLit: 'إضاءة خلفية | back lit | backlit',
  glareFree: 'ضد الزغللة | بدون زغللة | low glare | anti glare',
  halogen: 'هالوجين | هالوجن | هلوجين | هليوجين | هيلوجين | halogen',
  roseGold:
    'روز جولد | روزجولد | ذهبي وردي | دهبي وردي | دهبي روز | روز دهبي | rose gold | rosegold | pink gold | rose golden',
  brown: 'بني | جملي | هافان | كافيه غامق | brown | coffee brown | rust color',
  large: 'كبير | كبيرة | large | big | grand | huge | ضخم | ضخمة',
  small: 'صغير | صغيرة | small | little | mini | ميني',
  red: 'احمر | حمرا | حمرة | red | نبيتي',
  blue: 'ازرق | زرقا | كحلي | لبني | بلو | blue | navy | navy blue | sky blue',
  pink: 'بينك | بمبي | وردي | روز فاتح | pink',
  purple: 'بنفسجي | موف | purple | violet',
  orange: 'برتقالي | برتقاني | اورانج | orange',
  opal: 'اوبال | ميلكي | حليبي | مسنفر | مصنفر | مثلج | مغبش | فروست | فروستد | opal | opaline | milky | milk white glass | frosted | satin glass',
  smoked: 'سموك | مدخن | دخاني | فيميه | فميه | smoked | smoky | smoke glass | smokey',
  concrete: 'اسمنت | خرسانة | كونكريت | concrete | cement',
  ceramic: 'خزف | بورسلين | بورسلان | porcelain | pottery | فخار',
  boho: 'بوهو | بوهيمي | boho | bohemian | bohemian style',
  rectangular: 'مستطيل | rectangular | rectangle | oblong',
  oval: 'بيضاوي | اوفال | oval | elliptical | ellipse',
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
