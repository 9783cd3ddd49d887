/** What a page's address says about its list: the text of `SearchField` and the cursor of `Pager`. */
export function listAddress({ url }: Request) {
  const address = new URL(url).searchParams;
  const after = address.get('after') ?? undefined;
  const before = after === undefined ? (address.get('before') ?? undefined) : undefined;
  return { address, text: searchedText(address), after, before };
}

/** What is searched for, as long as calls take it; empty for everything. */
export function searchedText(address: URLSearchParams): string {
  return address.get('text')?.trim().slice(0, 100) ?? '';
}
