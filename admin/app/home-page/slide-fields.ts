import type { SlideLink } from '@dp/contract/carousel.ts';
import type { ChosenProduct } from '@dp/contract/staff/chosen-product.ts';
import type { StaffCallInput } from '@dp/contract/staff/endpoints.ts';
import type { StaffSlide } from '@dp/contract/staff/home-page.ts';
import type { StoredPictureFacts } from '@dp/contract/staff/pictures.ts';
import { type LinkValue, linkOfValue, valueOfLink } from './link-values.ts';

/** A slide as it is typed. */
export interface SlideFields {
  readonly title_ar: string;
  readonly title_en: string;
  readonly subtitle_ar: string;
  readonly subtitle_en: string;
  readonly action_ar: string;
  readonly action_en: string;
  readonly picture: StoredPictureFacts | null;
  /** `product` while it leads to the product below. */
  readonly link: LinkValue;
  readonly product: ChosenProduct | null;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly hidden: boolean;
}

const NEW_SLIDE: SlideFields = {
  title_ar: '',
  title_en: '',
  subtitle_ar: '',
  subtitle_en: '',
  action_ar: '',
  action_en: '',
  picture: null,
  link: '',
  product: null,
  starts_on: '',
  ends_on: '',
  hidden: false,
};

/** A slide as the fields show it, or a new one. */
export function fieldsOfSlide(slide: Omit<StaffSlide, 'id' | 'version'> | undefined): SlideFields {
  if (slide === undefined) return NEW_SLIDE;
  const { link, product, starts_on, ends_on } = slide;
  return {
    title_ar: slide.title_ar,
    title_en: slide.title_en,
    subtitle_ar: slide.subtitle_ar,
    subtitle_en: slide.subtitle_en,
    action_ar: slide.action_ar,
    action_en: slide.action_en,
    picture: slide.picture,
    link: product === null ? valueOfLink(link) : 'product',
    product,
    starts_on: starts_on ?? '',
    ends_on: ends_on ?? '',
    hidden: slide.hidden,
  };
}

/** What is sent. */
export function bodyOfSlide(fields: SlideFields): StaffCallInput<'addSlide'>['body'] {
  const { picture, link, product, starts_on, ends_on, ...texts } = fields;
  return {
    ...texts,
    picture_id: picture?.id ?? null,
    light_id: picture?.light_id ?? null,
    link: linkOf(link, product),
    starts_on: starts_on || null,
    ends_on: ends_on || null,
  };
}

function linkOf(link: LinkValue, product: ChosenProduct | null): SlideLink | null {
  if (link === 'product') return product && { kind: 'product', id: product.id };
  return linkOfValue(link) as SlideLink | null;
}
