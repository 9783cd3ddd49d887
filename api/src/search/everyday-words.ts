import type { KnownWord, NearWord } from './known-word.ts';
import { WEIGHTS } from './search-document.ts';
import { USUAL_WORDS } from './usual-words.ts';
import { WordsBySound } from './words-by-sound.ts';
import { WordsBySpelling } from './words-by-spelling.ts';

/** Words, folded, that everybody knows for things that no lighting shop sells. */
const ENGLISH = `
  ant antelope bat bear beaver bee bird buffalo butterfly calf camel cat cheetah chicken cow crab crocodile deer
  dinosaur dog dolphin donkey dragon duck eagle elephant falcon fish flamingo fox frog gazelle giraffe goat goose
  gorilla hamster hawk hen hippo horse jaguar kangaroo kitten koala leopard lion lizard lobster monkey mosquito mouse
  octopus ostrich owl panda parrot peacock penguin pig pigeon puppy rabbit raccoon rhino rooster scorpion seal shark
  sheep shrimp snail snake spider squirrel swan tiger turkey turtle unicorn whale wolf zebra
  apple apricot avocado bacon banana beans beef beer berry biscuit bread broccoli burger butter cabbage cake candy
  carrot cheese cherry chips chocolate coconut cookie cucumber egg fig flour garlic ginger grape guava honey jam juice
  kebab ketchup lemon lettuce macaroni mango meat melon milk noodles nuts oats olive onion orange pasta peach
  peanut pear pepper pineapple pizza plum pomegranate popcorn potato pumpkin rice salad salt sandwich sausage soup
  spinach steak strawberry sugar sushi tomato tuna vanilla vinegar walnut watermelon yogurt
  abaya bikini blouse boots bra bracelet coat dress earring gloves hat hoodie jacket jeans jewelry jumper lipstick
  mascara necklace pants perfume pyjamas sandals scarf shampoo shirt shoes shorts skirt slippers sneakers socks
  sunglasses sweater swimsuit toothbrush toothpaste trousers umbrella underwear wallet
  blender broom cooker crib cupboard diaper dishwasher duvet faucet fridge fryer iron kettle laundry
  mattress microwave mop oven pillow refrigerator saucepan sewing spoon stove stroller toaster towel vacuum wardrobe
  airpods camera computer earphones headphones headset ipad iphone keyboard laptop microphone modem playstation printer
  router scanner tablet xbox
  ballet basketball bicycle bike chess cricket doll drum football guitar hockey lego piano puzzle racket skates
  tennis toy trumpet violin volleyball yoga
  bible brush calculator crayon diary eraser glue magazine newspaper notebook novel pen pencil ruler scissors stapler
  aeroplane airplane ambulance boat bus car engine helicopter lorry motorcycle plane rocket scooter submarine taxi
  tractor train tyre yacht
  aspirin bandage hammer medicine pliers screwdriver shovel spanner tablets thermometer vitamin wheelchair
  cloud desert doctor earthquake fire forest island lake mountain ocean rain river sea snow teacher thunder volcano
  carpet cement curtain fence paint toilet wallpaper`;
const ARABIC = `
  ارنب اسد بطه بطريق بغبغان بقره تعلب تمساح تنين جاموسه جمبري جمل حصان حمار حمامه خروف دب دبابه دجاجه دلفين ديك ذيب
  زرافه سحليه سلحفاه سمكه صقر ضفدع طاووس عصفوره عقرب عنكبوت غراب غزاله فار فراشه فراخ فرس فيل قرد قرش قط قطه قنفذ كلب
  كنغر معزه نحله نسر نعامه نمر نمله
  ارز باذنجان برتقال بسبوسه بسكوت بصل بطاطس بطيخ بلح بيتزا بيض تفاح توم تونه تين جبنه جزر حليب خبز خس خوخ خيار رز
  رمان زبادي زبده زبيب زيتون سكر سلطه سمسم سمنه شاي شوربه شوكولاته طماطم عسل عصير عنب عيش فراوله فلفل فول قهوه كباب
  كشري كفته كنافه لبن لحمه ليمون مانجو مربي مشمش مكرونه ملح موز موزه همبرجر
  بدله بلوزه بنطلون بيجامه جاكيت جزمه جوارب جيبه حذاء حزام خاتم سلسله شامبو شبشب شراب شماعه شنطه صابون طرحه عبايه عطر
  عقد فرشه فستان قميص كوتش محفظه معطف مكياج نضاره نظاره
  بوتاجاز بطانيه تكييف تلاجه ثلاجه حفاضه حله خلاط دراجه دفايه سجاده سرير سكينه طاسه غساله غلايه فرن فوطه كنبه كنب كوبايه
  لحاف مخده مرتبه معلقه مكواه مكنسه ملايه
  ايباد ايفون سماعه طابعه كاميرا كمبيوتر لابتوب موبايل تابلت
  اسمنت بسكلته بيانو جرس جريده جيتار حجر دواء رمل روايه سفينه سياره شاكوش شطرنج شنيور صاروخ طوب طياره عجله عربيه عروسه
  قطار قلم كتاب كراسه كره كوره كوتشينه مسدس مسطره مفك مقص مكتبه منشار مركب موتوسيكل
  بحر بركان ثلج جبل دكتور صحراء قمر مدرسه مستشفي مطر نهر`;

const WORDS: readonly KnownWord[] = `${ENGLISH} ${ARABIC}`
  .trim()
  .split(/\s+/)
  .map((word) => ({ word, written: word, isOwn: false, weight: WEIGHTS.name }));
const exact = new Set([...WORDS.map(({ word }) => word), ...USUAL_WORDS]);
const bySpelling = new WordsBySpelling(WORDS);
const bySound = new WordsBySound(WORDS, () => false);

/** Whether an unknown word, folded and without article, is one that everybody knows, and so no slip for another. */
export function isEverydayWord(word: string): boolean {
  return [word, word.replace(/s$/, ''), word.replace(/es$/, '')].some((form) => exact.has(form));
}

/** The words for other shops' things that an unknown one is spelled like. */
export function everydaySpelledLike(word: string): NearWord[] {
  return bySpelling.like(word);
}

/** The words for other shops' things that an unknown one of the other script sounds like. */
export function everydaySounding(word: string): NearWord[] {
  return bySound.like(word);
}
