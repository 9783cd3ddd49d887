import type { SectionLink } from '@dp/contract/home-sections.ts';
import { LIST_ADDRESSES } from '../product-lists/list-addresses.ts';
import type { SectionSummary } from './load-home.ts';
import { ProductSection } from './product-section.tsx';
import { Showcase } from './showcase.tsx';

function addressOf(link: SectionLink | null): string | undefined {
  if (link === null) return undefined;
  if (link.kind === 'list') return LIST_ADDRESSES[link.list];
  return link.kind === 'category' ? `/products-category/${link.id}` : `/product-brands/${link.id}`;
}

/** One of the owner's sections, in the look they chose. */
export function OwnerSection({ section }: { section: SectionSummary }) {
  const { title, look, link, products } = section;
  const all = addressOf(link);
  if (look === 'cards') return <Showcase title={title} all={all} products={products} />;
  return <ProductSection title={title} all={all} products={products} look={look} />;
}
