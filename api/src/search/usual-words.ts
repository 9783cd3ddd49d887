const ENGLISH = `
  aqua azure burgundy coral crimson cyan fuchsia indigo khaki lavender lilac lime magenta maroon mauve mint mustard
  peach ruby sage scarlet tan teal turquoise
  big broad giant huge large little long low medium mini narrow short slim small tall thick thin tiny upper wide
  bag bell board bottle bottom bowl box cup fork frame knife mirror piece plate rope tool
  baby boy child daughter family father friend girl kid man mother person sister son woman women
  birthday christmas easter eid gift party present wedding
  church farm market mosque tower village
  afternoon evening morning night spring summer autumn winter
  cross flower heart leaf moon petal star sun tree
  cotton leather silk velvet wool
  clean deep empty first free full happy heavy last next old quick real soft strong true weak
  air drink food fuse game love music play read song story team text word work write`;
const ARABIC = `
  احمر حمراء ازرق زرقاء بنفسجي برتقالي تركواز فيروزي فوشيا زيتي سماوي عنابي مسترده خردلي فسفوري ارجواني قرمزي
  كبير كبيره صغير صغيره وسط طويل طويله قصير قصيره عريض عريضه ضيق ضيقه رفيع سميك تخين ضخم
  ابن اب ام بنت راجل رجل ست طفل عروسه ولد
  عيد فرح ميلاد هديه
  خريف ربيع شتاء صيف ليل نهار
  قلب نجمه ورده شجره
  برواز شباك كرسي لعبه ربع حب
  جلد حرير صوف قطن مخمل قطيفه`;

/** Words, folded, that everybody knows: colours, sizes, people, seasons, materials. */
export const USUAL_WORDS: readonly string[] = `${ENGLISH} ${ARABIC}`.trim().split(/\s+/);
