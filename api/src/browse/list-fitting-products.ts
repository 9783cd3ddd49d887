import type { CallOutput } from '@dp/contract/endpoints.ts';
import type { FittingReason } from '@dp/contract/fitting.ts';
import { type Goods, goodsOf } from '@dp/contract/goods.ts';
import type { Locale } from '@dp/contract/locale.ts';
import type { ProductFilters } from '@dp/contract/product-filters.ts';
import type { ProductSpecs } from '@dp/contract/product-specs.ts';
import { fitsBulb, takesBulbs } from '../fitting/fits-bulb.ts';
import { type DimmedLamps, dimmingOf } from '../fitting/fits-dimmer.ts';
import { countFor, fitsDriver, needsDriver, outputOf } from '../fitting/fits-driver.ts';
import { ProblemError } from '../problems/problem-error.ts';
import type { ShownProduct } from '../products/read-shown-products.ts';
import type { CatalogReader } from '../read-model/catalog-reader.ts';
import { presentProduct } from './present-product.ts';

/** Goods of one sort that are looked through, and how many of them are shown. */
const CANDIDATES = 60;
const SHOWN: Readonly<Record<FittingReason['kind'], number>> = {
  bulb: 4,
  dimmer: 2,
  driver: 3,
  load: 4,
};
/** What a driver may run, the usual first. */
const LOADS: readonly Goods[] = ['strip', 'luminaire', 'bulb'];

interface Fit {
  readonly id: number;
  readonly reason: FittingReason;
}

/**
 * What a product needs or goes with, from what is in stock: bulbs for its sockets, a driver for low voltage,
 * a dimmer where light and load allow one; for a driver the strips and lamps that it runs.
 *
 * @throws ProblemError 404 `product_not_found`.
 */
export async function listFittingProducts(
  catalog: CatalogReader,
  locale: Locale,
  id: number,
): Promise<CallOutput<'listFittingProducts'>> {
  const specs = (await catalog.facts([id])).get(id)?.specs;
  if (specs === undefined) throw new ProblemError(404, 'product_not_found');
  const goods = goodsOf(specs);
  const fits: Fit[] = [];
  let lamps: DimmedLamps | undefined = { specs, count: 1 };
  if (goods === 'luminaire' && takesBulbs(specs)) {
    const bulbs = await bulbsFor(catalog, locale, specs);
    fits.push(...bulbs.map(({ id: bulb, reason }) => ({ id: bulb, reason })));
    const [first] = bulbs;
    // Dimmed with the bulbs that are offered for it.
    lamps = first && specs.dimmable ? { specs: first.specs, count: specs.lamps ?? 1 } : undefined;
  }
  if (goods === 'luminaire' || goods === 'strip' || goods === 'bulb') {
    fits.push(...(await driversFor(catalog, locale, specs)));
    if (lamps !== undefined) fits.push(...(await dimmersFor(catalog, locale, lamps)));
  }
  if (goods === 'driver') fits.push(...(await loadsFor(catalog, locale, specs)));
  const rows = await catalog.rows(fits.map((fit) => fit.id));
  return {
    data: fits.flatMap(({ id: fitting, reason }) => {
      const row = rows.get(fitting);
      return row ? [{ product: presentProduct(row, catalog, locale), reason }] : [];
    }),
  };
}

async function bulbsFor(catalog: CatalogReader, locale: Locale, luminaire: ProductSpecs) {
  const { base } = luminaire;
  if (base === undefined) return [];
  const rows = await candidates(catalog, locale, 'bulb', { bases: [base] });
  const fitting = rows.filter(({ specs }) => fitsBulb(luminaire, specs));
  // A luminaire that can be dimmed shows first the bulbs that a wall dimmer dims.
  const wanted = luminaire.dimmable === true;
  const isDimmed = ({ dimmable, smart = 'none' }: ProductSpecs) =>
    dimmable === true && smart === 'none';
  const rank = ({ specs }: ShownProduct) => (wanted && !isDimmed(specs) ? 1 : 0);
  return fitting
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, SHOWN.bulb)
    .map(({ id, specs }) => ({
      id,
      specs,
      reason: {
        kind: 'bulb' as const,
        base,
        watt_max: luminaire.lamp_watt_max ?? null,
        count: luminaire.lamps ?? 1,
      },
    }));
}

async function driversFor(
  catalog: CatalogReader,
  locale: Locale,
  lamp: ProductSpecs,
): Promise<Fit[]> {
  if (!needsDriver(lamp)) return [];
  const rows = await candidates(catalog, locale, 'driver', {});
  return rows
    .filter(({ specs }) => fitsDriver(lamp, specs))
    .slice(0, SHOWN.driver)
    .map(({ id, specs }) => ({
      id,
      reason: {
        kind: 'driver',
        ...supplied(specs),
        watt: specs.watt ?? 0,
        metres: lamp.unit === 'metre' ? countFor(lamp, specs) : null,
      },
    }));
}

/** What a driver gives, as it is printed on it. */
function supplied(driver: ProductSpecs) {
  return driver.current_ma === undefined
    ? { supply: 'volts' as const, value: outputOf(driver)?.max ?? 0 }
    : { supply: 'current' as const, value: driver.current_ma };
}

async function loadsFor(
  catalog: CatalogReader,
  locale: Locale,
  driver: ProductSpecs,
): Promise<Fit[]> {
  const rows = await Promise.all(LOADS.map((goods) => candidates(catalog, locale, goods, {})));
  return rows
    .flat()
    .filter(({ specs }) => fitsDriver(specs, driver))
    .slice(0, SHOWN.load)
    .map(({ id, specs }) => ({
      id,
      reason: {
        kind: 'load',
        ...supplied(driver),
        count: countFor(specs, driver),
        unit: specs.unit === 'metre' || specs.unit === 'roll' ? specs.unit : 'piece',
      },
    }));
}

async function dimmersFor(
  catalog: CatalogReader,
  locale: Locale,
  lamps: DimmedLamps,
): Promise<Fit[]> {
  if (lamps.specs.dimmable !== true) return [];
  const rows = await candidates(catalog, locale, 'dimmer', {});
  return rows
    .filter(({ specs }) => dimmingOf(lamps, specs) === 'fits')
    .slice(0, SHOWN.dimmer)
    .map(({ id, specs }) => ({
      id,
      reason: {
        kind: 'dimmer',
        load_watt: (lamps.specs.watt ?? 0) * lamps.count,
        load_watt_max: specs.load_watt_max ?? 0,
      },
    }));
}

/** The first goods of a sort that are in stock, in the shop's order. */
async function candidates(
  catalog: CatalogReader,
  locale: Locale,
  goods: Goods,
  filters: ProductFilters,
): Promise<ShownProduct[]> {
  const ids = catalog.first(
    { kind: 'goods', id: goods },
    { limit: CANDIDATES, offset: 0, filters: { ...filters, in_stock: true }, locale },
  );
  const rows = await catalog.facts(ids);
  return ids.flatMap((id) => rows.get(id) ?? []);
}
