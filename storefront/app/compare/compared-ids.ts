/** Most products side by side: more do not fit beside each other. */
export const COMPARED_MAX = 4;
/** The query parameter of the compare page: ids with commas between them. */
export const COMPARED_PARAMETER = 'ids';
/** The largest id there can be. */
const ID_MAX = 2_147_483_647;

/** The valid ids of a list, each once. */
function validIds(list: unknown): readonly number[] {
  if (!Array.isArray(list)) return [];
  const ids = list.filter((id): id is number => Number.isSafeInteger(id) && id > 0 && id <= ID_MAX);
  return [...new Set(ids)];
}

/** As many as there is room for. */
export function comparedIds(list: unknown): readonly number[] {
  return validIds(list).slice(0, COMPARED_MAX);
}

/** The ids that the compare page's address names, whether it names more than fit beside each other, or lists none at all. */
export function idsInAddress(params: URLSearchParams) {
  const ids = validIds((params.get(COMPARED_PARAMETER) ?? '').split(',').map(Number));
  return {
    ids: ids.slice(0, COMPARED_MAX),
    tooMany: ids.length > COMPARED_MAX,
    namesAny: params.has(COMPARED_PARAMETER),
  };
}

/** The address of the compare page for some products. */
export function compareAddress(ids: readonly number[]): string {
  return `/compare?${COMPARED_PARAMETER}=${ids.join(',')}`;
}
