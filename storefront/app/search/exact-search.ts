import { searchAddress, searchTextOf } from './search-text.ts';

const EXACT = 'exact';

/** The address of a search for words as they are typed; the field shows them without quotation marks. */
export function exactAddress(text: string): string {
  return `${searchAddress(withoutQuotes(text))}&${EXACT}=1`;
}

/** What an address asks the API for: in quotation marks where the words are taken as typed. */
export function askedTextOf(parameters: URLSearchParams): string {
  const text = searchTextOf(parameters);
  const words = withoutQuotes(text);
  return parameters.get(EXACT) === '1' && words !== '' ? `"${words}"` : text;
}

/** Whether a text is quoted. */
export function isExact(text: string): boolean {
  return /^["“”«].*["“”»]$/su.test(text);
}

/** The text without the quotation marks of any language. */
export function withoutQuotes(text: string): string {
  return text.replace(/["“”«»]/g, '').trim();
}
