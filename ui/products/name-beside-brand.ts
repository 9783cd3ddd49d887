/** Where a word ends: anything but a letter, a mark or a digit. */
const NO_WORD = String.raw`[^\p{L}\p{M}\p{N}]`;

/** Each brand's pattern: compiling it for every card of a list takes longer than using it. */
const patterns = new Map<string, RegExp>();

/**
 * A product's name for a place that shows the brand as well: without the brand, so that what differs between
 * products has the room. Only whole words are removed; a name that is nothing else stays as it is.
 *
 * @param name such as "Dawyara tilting recessed spot" or «لمبة ليد ليالوم 9 وات».
 * @param brand its brand as shown, in the same language.
 */
export function nameBesideBrand(name: string, brand = ''): string {
  if (brand.trim() === '') return name;
  const rest = name
    .replace(patternOf(brand), '$1')
    .replace(/(?:\s*([،,]))+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s،,·–-]+|[\s،,·–-]+$/gu, '');
  return rest === '' ? name : rest.charAt(0).toUpperCase() + rest.slice(1);
}

function patternOf(brand: string): RegExp {
  const kept = patterns.get(brand);
  if (kept !== undefined) return kept;
  const words = brand.trim().split(/\s+/).map(escaped).join(String.raw`\s+`);
  const made = new RegExp(`(^|${NO_WORD})${words}(?=$|\\s|[،,])`, 'iu');
  patterns.set(brand, made);
  return made;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
