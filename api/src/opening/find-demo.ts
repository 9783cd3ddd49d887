import { setImmediate } from 'node:timers/promises';
import type { DemoKind } from '@dp/contract/staff/opening-values.ts';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { idArray, idSet } from '../database/id-array.ts';
import type { DemoNames } from './demo-port.ts';

/** The demo's rows, by id. */
export interface Demo {
  /** What goes. */
  readonly goes: Readonly<Record<DemoKind, readonly number[]>>;
  /** Products that real orders contain: withdrawn, not deleted. */
  readonly keptProducts: readonly number[];
  /** Demo categories and brands that something real needs. */
  readonly keptGroups: number;
  /** Orders of real customers that have an invoice. */
  readonly invoiced: number;
}

const texts = (values: readonly string[]) => sql`${sql.param([...values])}::text[]`;

/** Whether staff added a record themselves, perhaps under a name that the demo once had. */
const addedByStaff = (kind: string, id: SQL) => sql`exists (
  select from audit_log where subject_kind = ${kind} and subject_id = ${id}::text and action = ${`${kind}.add`}
)`;

/** Whether a row of `products` is the demo's. */
export function isDemoProduct(names: Pick<DemoNames, 'products'>): SQL {
  const skus = texts(names.products);
  return sql`(sku = any(${skus}) or regexp_replace(sku, '-[0-9]+$', '') = any(${skus}))
    and not ${addedByStaff('product', sql`products.id`)}`;
}

/**
 * Finds the demo by what cannot be a real shop's: SKUs and slugs of its catalogue, unless staff added the row;
 * customers at example.com, which is nobody's domain; and orders with the keys of the demo month. What real
 * people made is never part of it, and what that needs stays.
 */
export async function findDemo(db: Db, names: DemoNames): Promise<Demo> {
  const read = async (query: SQL) => {
    // Many products take a while, and the process has other things to do.
    await setImmediate();
    return (await db.execute<{ id: number }>(query)).rows.map(({ id }) => id);
  };
  const customers = await read(sql`
    select id from customers where (email = ${names.shopper} or email ~ '^customer[0-9]+@example\\.com$')
      and not exists (select from customers merged where merged.merged_into = customers.id) order by id`);
  const orders = await read(sql`
    select id from orders where customer_id = any(${idArray(customers)})
      or idempotency_key ~ '^demo-month-[0-9]+-[0-9]+$' order by id`);
  const found = await read(sql`
    select id from products where ${isDemoProduct(names)} order by id`);
  const needed = new Set(
    await read(sql`
      select distinct product_id as id from order_lines
      where product_id in ${idSet(found)} and order_id not in ${idSet(orders)}`),
  );
  const products = found.filter((id) => !needed.has(id));
  const slides = await read(sql`
    select id from carousel_items where slug = any(${texts(names.slides)})
      and not ${addedByStaff('slide', sql`carousel_items.id`)}`);
  const sections = await read(sql`
    select id from home_sections where slug = any(${texts(names.sections)})
      and not ${addedByStaff('section', sql`home_sections.id`)}`);
  const stays = { products, slides, sections };
  const groups = {
    brands: await findGroups(db, 'brand', names.brands, stays),
    categories: await findGroups(db, 'category', names.categories, stays),
  };
  return {
    goes: {
      products,
      categories: groups.categories.goes,
      brands: groups.brands.goes,
      slides,
      sections,
      orders,
      customers,
      messages: await read(sql`
        select id from contact_messages where email = any(${texts(names.writers)})`),
      couriers: await read(sql`
        select id from couriers where tracking_link like 'https://track.nile-express.example/%'
          and not exists (select from parcels where courier_id = couriers.id and order_id <> all(${idArray(orders)}))`),
    },
    keptProducts: [...needed],
    keptGroups: groups.categories.kept + groups.brands.kept,
    invoiced: (
      await read(sql`select order_id as id from invoices where order_id <> all(${idArray(orders)})`)
    ).length,
  };
}

/** The demo's brands or categories that nothing needs when products, slides and sections are gone. */
async function findGroups(
  db: Db,
  kind: 'brand' | 'category',
  slugs: readonly string[],
  { products, slides, sections }: Readonly<Record<'products' | 'slides' | 'sections', number[]>>,
): Promise<{ goes: number[]; kept: number }> {
  const table = kind === 'brand' ? sql`brands` : sql`categories`;
  const column = kind === 'brand' ? sql`brand_id` : sql`category_id`;
  const parent = kind === 'brand' ? sql`null::int` : sql`parent_id`;
  const { rows } = await db.execute<{
    id: number;
    parent: number | null;
    demo: boolean;
    needed: boolean;
  }>(sql`
    with held as (
      select distinct ${column} as id from products
      where ${column} is not null and id not in ${idSet(products)}
    )
    select id, ${parent} as parent,
      slug = any(${texts(slugs)}) and not ${addedByStaff(kind, sql`g.id`)} as demo,
      id in (select id from held)
        or exists (select from carousel_items where ${column} = g.id and id <> all(${idArray(slides)}))
        or exists (select from vouchers where ${column} = g.id)
        or exists (select from home_sections where id <> all(${idArray(sections)}) and (
          link @> jsonb_build_object('kind', ${kind}::text, 'id', g.id)
          or ${kind === 'category'} and (selection->'categories' @> to_jsonb(g.id) or selection->'except' @> to_jsonb(g.id))
        )) as needed
    from ${table} g`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const stays = new Set<number>();
  for (const row of rows) {
    if (row.demo && !row.needed) continue;
    // With everything above it.
    for (let at: typeof row | undefined = row; at && !stays.has(at.id); ) {
      stays.add(at.id);
      at = at.parent === null ? undefined : byId.get(at.parent);
    }
  }
  const own = rows.filter(({ demo }) => demo).map(({ id }) => id);
  return {
    goes: own.filter((id) => !stays.has(id)),
    kept: own.filter((id) => stays.has(id)).length,
  };
}

/** Of what goes, the products that staff have edited. */
export async function countEdited(db: Db, products: readonly number[]): Promise<number> {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(distinct subject_id)::int as count from audit_log
    where subject_kind = 'product' and actor = 'staff' and subject_id in (select unnest(${idArray(products)})::text)`);
  return rows[0]?.count ?? 0;
}
