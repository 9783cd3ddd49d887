import { z } from 'zod';
import type { DemoCatalog } from './demo-search.ts';

type CatalogProduct = DemoCatalog['products'][number];

const texts = z.union([z.string(), z.array(z.string())]);
const span = z.union([z.number(), z.tuple([z.number(), z.number()])]);

/**
 * Which products answer a need, said by what the catalogue knows of them. All members must hold, values
 * of one member are alternatives, numbers may be spans with both ends included.
 */
export interface Relevance {
  /** Named rules that must hold too. */
  readonly is?: readonly string[] | undefined;
  /** One of these rules must hold. */
  readonly any?: readonly Relevance[] | undefined;
  readonly sku?: string | readonly string[] | undefined;
  /** The category or one above it. */
  readonly category?: string | readonly string[] | undefined;
  readonly brand?: string | readonly string[] | undefined;
  readonly kind?: string | readonly string[] | undefined;
  readonly base?: string | readonly string[] | undefined;
  readonly finish?: string | readonly string[] | undefined;
  readonly material?: string | readonly string[] | undefined;
  readonly mounting?: string | readonly string[] | undefined;
  readonly room?: string | readonly string[] | undefined;
  readonly style?: string | readonly string[] | undefined;
  readonly smart?: string | readonly string[] | undefined;
  /** How the voltage begins, or its part after a slash. */
  readonly voltage?: string | undefined;
  readonly dimmable?: boolean | undefined;
  readonly rgb?: boolean | undefined;
  readonly watt?: number | readonly [number, number] | undefined;
  /** One of the kelvins. */
  readonly kelvin?: number | readonly [number, number] | undefined;
  readonly ip?: number | readonly [number, number] | undefined;
  readonly lumen?: number | readonly [number, number] | undefined;
  readonly length_mm?: number | readonly [number, number] | undefined;
  readonly diameter_mm?: number | readonly [number, number] | undefined;
  /** At least so many light colours. */
  readonly colours?: number | undefined;
}

/** A rule as written in a file; unknown members are refused, so that none is overlooked. */
export const relevance: z.ZodType<Relevance> = z.lazy(() =>
  z.strictObject({
    is: z.array(z.string()).optional(),
    any: z.array(relevance).min(1).optional(),
    sku: texts.optional(),
    category: texts.optional(),
    brand: texts.optional(),
    kind: texts.optional(),
    base: texts.optional(),
    finish: texts.optional(),
    material: texts.optional(),
    mounting: texts.optional(),
    room: texts.optional(),
    style: texts.optional(),
    smart: texts.optional(),
    voltage: z.string().optional(),
    dimmable: z.boolean().optional(),
    rgb: z.boolean().optional(),
    watt: span.optional(),
    kelvin: span.optional(),
    ip: span.optional(),
    lumen: span.optional(),
    length_mm: span.optional(),
    diameter_mm: span.optional(),
    colours: z.int().optional(),
  }),
);

/** Says of products of one catalogue whether they answer a need. */
export class Judge {
  readonly #rules: Readonly<Record<string, Relevance>>;
  readonly #parents: ReadonlyMap<string, string | null>;

  constructor(catalog: DemoCatalog, rules: Readonly<Record<string, Relevance>>) {
    this.#rules = rules;
    this.#parents = new Map(catalog.categories.map(({ slug, parent }) => [slug, parent ?? null]));
  }

  /** @throws when the rule names another that is not there. */
  answers(product: CatalogProduct, rule: Relevance): boolean {
    const { specs } = product;
    const tests: readonly boolean[] = [
      (rule.is ?? []).every((name) => this.answers(product, this.#named(name))),
      rule.any === undefined || rule.any.some((other) => this.answers(product, other)),
      holds(rule.sku, [product.sku]),
      holds(rule.category, this.#categoriesOf(product)),
      holds(rule.brand, [product.brand]),
      holds(rule.kind, [specs.kind]),
      holds(rule.base, [specs.base]),
      holds(rule.finish, specs.finish),
      holds(rule.material, specs.material),
      holds(rule.mounting, [specs.mounting]),
      holds(rule.room, specs.rooms),
      holds(rule.style, [specs.style]),
      holds(rule.smart, [specs.smart]),
      hasVoltage(rule.voltage, specs.voltage),
      rule.dimmable === undefined || (specs.dimmable ?? false) === rule.dimmable,
      rule.rgb === undefined || (specs.rgb ?? false) === rule.rgb,
      within(rule.watt, [specs.watt]),
      within(rule.kelvin, specs.cct_kelvin),
      within(rule.ip, [specs.ip]),
      within(rule.lumen, [specs.lumen]),
      within(rule.length_mm, [specs.dimensions?.length_mm]),
      within(rule.diameter_mm, [specs.dimensions?.diameter_mm]),
      rule.colours === undefined || (specs.cct_kelvin?.length ?? 0) >= rule.colours,
    ];
    return tests.every(Boolean);
  }

  #named(name: string): Relevance {
    const rule = this.#rules[name];
    if (rule === undefined) throw new Error(`There is no rule "${name}".`);
    return rule;
  }

  #categoriesOf(product: CatalogProduct): string[] {
    const slugs: string[] = [];
    for (let slug = product.category ?? null; slug !== null; ) {
      slugs.push(slug);
      slug = this.#parents.get(slug) ?? null;
    }
    return slugs;
  }
}

function holds(
  wanted: string | readonly string[] | undefined,
  values: readonly (string | null | undefined)[] | undefined,
): boolean {
  if (wanted === undefined) return true;
  const all = typeof wanted === 'string' ? [wanted] : wanted;
  return (values ?? []).some((value) => typeof value === 'string' && all.includes(value));
}

function within(
  wanted: number | readonly [number, number] | undefined,
  values: readonly (number | undefined)[] | undefined,
): boolean {
  if (wanted === undefined) return true;
  const [from, to] = typeof wanted === 'number' ? [wanted, wanted] : wanted;
  return (values ?? []).some((value) => value !== undefined && value >= from && value <= to);
}

function hasVoltage(wanted: string | undefined, voltage: string | undefined): boolean {
  if (wanted === undefined) return true;
  return (voltage ?? '').split(' / ').some((part) => part.startsWith(wanted));
}
