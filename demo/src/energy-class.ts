const CLASSES = ['A++', 'A+', 'A', 'B'];
const LIMITS = {
  directional: [0.13, 0.18, 0.25, 0.4],
  everywhere: [0.11, 0.17, 0.24, 0.6],
};

/** The old energy class (A++ … C) of a lamp by its power and light (EU 874/2012, used in Egypt). */
export function energyClassOf(watt: number, lumen: number, directional: boolean): string {
  const reference = lumen < 1300 ? 0.88 * Math.sqrt(lumen) + 0.049 * lumen : 0.07341 * lumen;
  const limits = LIMITS[directional ? 'directional' : 'everywhere'];
  return CLASSES[limits.findIndex((limit) => watt / reference <= limit)] ?? 'C';
}
