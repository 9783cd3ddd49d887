/** What separates the items of a list, or lines. */
const SEPARATORS = /\s*(?:[•·●▪◦‣∙*|;✓✔✅➤►\n\r]|\s[-–—]\s)+\s*/u;
/** Longer items are sentences. */
const MOST_WORDS = 6;
const SENTENCES_BEFORE = /^.*[.!؟?]\s+(?=\S)/su;
const SENTENCES_AFTER = /[.!؟?]\s.*$/su;
const LEAST_ITEMS = 3;
/** More is a text about something else. */
const MOST_ITEMS = 30;

/**
 * The items of a list of attributes within a description, as of a seller without specifications:
 * `24 W • Ø 35 cm • Crystal • Gold`, or a line each.
 */
export function statedIn(description: string): string[] {
  const items = description
    .split(SEPARATORS)
    // Sentences may come before the list and after it.
    .map((item, at) =>
      at === 0 ? item.replace(SENTENCES_BEFORE, '') : item.replace(SENTENCES_AFTER, ''),
    )
    .map((item) => item.trim())
    .filter((item) => item !== '' && item.split(/\s+/).length <= MOST_WORDS);
  return items.length < LEAST_ITEMS || items.length > MOST_ITEMS ? [] : items;
}
