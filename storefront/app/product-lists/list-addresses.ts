import type { SectionLink } from '@dp/contract/home-sections.ts';

/** Where the lists are to which slides and sections of the home page lead. */
export const LIST_ADDRESSES: Readonly<
  Record<Extract<SectionLink, { kind: 'list' }>['list'], string>
> = {
  discounted: '/shopping?deal=1',
  newest: '/shopping?sort=newest',
  featured: '/shopping?featured=1',
};
