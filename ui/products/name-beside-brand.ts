/** Where a word ends: anything but a letter, a mark or a digit. */
const NO_WORD = String.raw`[^\p{L}\p{M}\p{N}]`;

/**
 * A product's name for a place that shows the brand as well: without the brand, so that what differs between
 * products has the room. Only whole words are removed; a name that is nothing else stays as it is.
 *
 * @param name such as "Dawyara tilting recessed spot" or «لمبة ليد ليالوم 9 وات».
 * @param brand its brand as shown, in the same language.
 */
export function nameBesideBrand(name: string, brand: string): string {
  const words = brand.trim().split(/\s+/).map(escaped).join(String.raw`\s+`);
  if (words === '') return name;
  const whole = new RegExp(`(^|${NO_WORD})${words}(?=$|\\s|[،,])`, 'iu');
  const rest = name
    .replace(whole, '$1')
    .replace(/(?:\s*([،,]))+/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .replace(/^[\s،,·–-]+|[\s،,·–-]+$/gu, '');
  return rest === '' ? name : rest.charAt(0).toUpperCase() + rest.slice(1);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
