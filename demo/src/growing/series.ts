/** A merchant's series: what distinguishes otherwise similar products. */
interface Series {
  readonly ar: string;
  readonly en: string;
  /** A sentence about it. */
  readonly idea: { readonly ar: string; readonly en: string };
}

const SERIES: readonly Series[] = [
  {
    ar: 'سيوة',
    en: 'Siwa',
    idea: {
      ar: 'خطوط هادئة تناسب كل بيت.',
      en: 'Quiet lines that suit any home.',
    },
  },
  {
    ar: 'الأقصر',
    en: 'Luxor',
    idea: {
      ar: 'تشطيب متين يتحمّل الاستعمال اليومي.',
      en: 'A sturdy finish for everyday use.',
    },
  },
  {
    ar: 'أسوان',
    en: 'Aswan',
    idea: {
      ar: 'تصميم بسيط وتركيب سهل.',
      en: 'A simple design that is easy to fit.',
    },
  },
  {
    ar: 'دهب',
    en: 'Dahab',
    idea: {
      ar: 'مقاس عملي وسعر مناسب.',
      en: 'A handy size at a fair price.',
    },
  },
  {
    ar: 'نوبة',
    en: 'Nuba',
    idea: {
      ar: 'لمسة دافئة في تفاصيل بسيطة.',
      en: 'A warm touch in plain details.',
    },
  },
  {
    ar: 'رشيد',
    en: 'Rashid',
    idea: {
      ar: 'للتجديدات السريعة والشقق الجديدة.',
      en: 'For quick make-overs and new flats.',
    },
  },
  {
    ar: 'الفيوم',
    en: 'Fayoum',
    idea: {
      ar: 'خامات مختارة وتفاصيل نظيفة.',
      en: 'Chosen materials and clean details.',
    },
  },
  {
    ar: 'المعز',
    en: 'Moez',
    idea: {
      ar: 'روح شرقية خفيفة تليق بأي ديكور.',
      en: 'A light oriental note for any room.',
    },
  },
  {
    ar: 'الزمالك',
    en: 'Zamalek',
    idea: {
      ar: 'شكل أنيق لا يزحم المكان.',
      en: 'An elegant shape that does not crowd a room.',
    },
  },
  {
    ar: 'الجونة',
    en: 'Gouna',
    idea: {
      ar: 'ألوان صريحة وخطوط مستقيمة.',
      en: 'Clear colours and straight lines.',
    },
  },
  {
    ar: 'طيبة',
    en: 'Tiba',
    idea: {
      ar: 'من أكثر ما يختاره مهندسو الديكور.',
      en: 'Often picked by interior designers.',
    },
  },
  {
    ar: 'سينا',
    en: 'Sina',
    idea: {
      ar: 'للمشروعات الكبيرة والكميات.',
      en: 'For larger projects and quantities.',
    },
  },
];

/** The series of the n-th round of growing, from 1; once all were used, they get numbers: Siwa 2, Siwa 3 … */
export function seriesOf(round: number): Series {
  const series = SERIES[(round - 1) % SERIES.length] as Series;
  const edition = 1 + Math.floor((round - 1) / SERIES.length);
  if (edition === 1) return series;
  return { ...series, ar: `${series.ar} ${edition}`, en: `${series.en} ${edition}` };
}
