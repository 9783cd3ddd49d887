/** Which of a page's cards of one product was opened, by the product's address: 0 is the first. */
const opened = new Map<string, number>();

function placeOf(card: Element, href: string): number {
  const links = document.querySelectorAll(`article h3 a[href="${CSS.escape(href)}"]`);
  return [...links].findIndex((link) => card.contains(link));
}

/** Remembers the card that leads to a product's page: it alone grows into the page, and back. */
export function rememberOpened(card: Element, href: string): void {
  opened.set(href, placeOf(card, href));
}

/**
 * Whether a card is the one that was opened; the first of its product, as far as is known. Not on a product's
 * page, whose own photograph travels.
 */
export function isOpened(card: Element, href: string): boolean {
  if (document.querySelector('[data-stage]') !== null) return false;
  return placeOf(card, href) === (opened.get(href) ?? 0);
}
