import type { SlideLink } from '@dp/contract/carousel.ts';
import type { SectionLink } from '@dp/contract/home-sections.ts';

/** Where a slide or section leads, as a list of choices has it: `category 5`, `page newest`, or empty. */
export type LinkValue = string;

/** A link as a choice. */
export function valueOfLink(link: SlideLink | SectionLink | null): LinkValue {
  if (link === null) return '';
  if (link.kind === 'list') return `list ${link.list}`;
  return link.kind === 'page' ? `page ${link.page}` : `${link.kind} ${link.id}`;
}

/** What is sent of a choice. */
export function linkOfValue(value: LinkValue): SlideLink | SectionLink | null {
  const [kind = '', target = ''] = value.split(' ');
  if (kind === '') return null;
  if (kind === 'list' || kind === 'page') return { kind, [kind]: target } as SlideLink;
  return { kind, id: Number(target) } as SlideLink;
}
