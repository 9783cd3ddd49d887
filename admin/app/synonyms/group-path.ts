/** The page of a group of synonyms, whose name may be in Arabic and of several words. */
export function groupPath(name: string): string {
  return `/synonyms/group/${encodeURIComponent(name)}`;
}
