import type { CatalogFile } from '../catalog-file.ts';
import { brandLogo, partners } from './brand-logos.ts';

/**
 * The logos of the brands in the catalogue and of the partners: SVG text by its path relative to the
 * catalogue file. The same catalogue always gives the same text.
 */
export function drawLogos(catalog: CatalogFile): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const { slug, name, logo } of catalog.brands) {
    drawn.set(logo, titled(brandLogo(slug), name.en));
  }
  for (const [slug, logo] of Object.entries(partners)) {
    drawn.set(`pictures/partners/${slug}.svg`, titled(logo(), slug));
  }
  return drawn;
}

/** An SVG with a title, for those who open the file itself. */
function titled(svg: string, title: string): string {
  const text = title.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return svg.replace('>', `><title>${text}</title>`);
}
