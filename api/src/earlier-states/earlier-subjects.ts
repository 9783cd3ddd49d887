import type { EarlierKind } from '@dp/contract/staff/earlier-state-values.ts';
import { earlierBrand, earlierCategory } from './earlier-groups.ts';
import { earlierPinnedSearch } from './earlier-pinned-search.ts';
import { earlierRate } from './earlier-rate.ts';
import { earlierSection } from './earlier-section.ts';
import { earlierSetting } from './earlier-setting.ts';
import { earlierShop } from './earlier-shop.ts';
import { earlierSlide } from './earlier-slide.ts';
import type { EarlierSubject } from './earlier-subject.ts';
import { earlierSynonyms } from './earlier-synonyms.ts';
import { earlierVoucher } from './earlier-voucher.ts';

/** Every kind of record whose earlier states can be put into its editor. */
export const EARLIER_SUBJECTS: { readonly [K in EarlierKind]: EarlierSubject<K> } = {
  voucher: earlierVoucher,
  rate: earlierRate,
  setting: earlierSetting,
  shop: earlierShop,
  slide: earlierSlide,
  section: earlierSection,
  category: earlierCategory,
  brand: earlierBrand,
  'pinned-search': earlierPinnedSearch,
  synonym: earlierSynonyms,
};
