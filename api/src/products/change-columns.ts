import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { actorOf } from '../principals/actor-columns.ts';
import type { Principal } from '../principals/principal.ts';
import { hasDetails, productColumns, splitColumns } from './product-row.ts';
import { productDetails, products, productVersions } from './product-tables.ts';
import { stateInSql } from './product-version-rows.ts';

/** Version of a product by id, for those of `ids` that are there, locked in the order of their ids. */
export async function lockProductVersions(
  tx: Db,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  // As one value, which takes a fraction of the time of as many rows.
  const { rows } = await tx.execute<{ found: [number, number][] | null }>(sql`
    select json_agg(json_build_array(id, version)) as found from (
      select id, version from ${products} where id = any(${sql.param([...ids])}::int[])
      order by id for no key update) as locked`);
  return new Map(rows[0]?.found ?? []);
}

/** The ids of products by SKU, of those of `skus` that are there. */
export async function readIdsBySku(
  db: Db,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const { rows } = await db.execute<{ found: [string, number][] | null }>(sql`
    select json_agg(json_build_array(sku, id)) as found from ${products}
    where sku = any(${sql.param([...skus])}::text[])`);
  return new Map(rows[0]?.found ?? []);
}

const known = new Map(Object.values(productColumns).map((column) => [column.name, column]));
const detailNames = new Set(
  Object.values(splitColumns(productColumns).details).map((column) => column.name),
);

/** A changed name loses its rank and is ranked again. */
const RANKS: Readonly<Record<string, string>> = {
  name_ar: 'name_rank_ar',
  name_en: 'name_rank_en',
};

/**
 * Writes columns of many locked products in one statement, and stores the states that this replaces.
 *
 * @param moves a query of `id` and `columns`, a JSON object of values by the columns' names in the database.
 * @param names every column that `moves` has.
 * @param write `version` is the catalogue's version in which lists will follow.
 */
export async function changeColumns(
  tx: Db,
  moves: SQL,
  names: readonly string[],
  { version, principal, at }: { version: number; principal: Principal; at: Date },
): Promise<void> {
  if (names.length === 0) return;
  const { actor, actorId, actorName } = actorOf(principal);
  const moment = sql`${at.toISOString()}::timestamptz`;
  const next = sql`jsonb_to_record(moves.columns) as next(${sql.join(
    names.map((name) => sql`${sql.identifier(name)} ${sql.raw(typeOf(name))}`),
    sql`, `,
  )})`;
  const valuesOf = (isDetail: boolean) =>
    names
      .filter((name) => detailNames.has(name) === isDetail)
      .flatMap((name) => {
        const rank = RANKS[name];
        const value = valueIfMoved(name, sql`next.${sql.identifier(name)}`);
        return rank === undefined ? [value] : [value, valueIfMoved(name, sql`0`, rank)];
      });
  const described = valuesOf(true);
  const describe = sql`, described as (
      update ${productDetails} as changed set ${sql.join(described, sql`, `)}
      from moves, ${next} where product_id = moves.id
    )`;
  await tx.execute(sql`
    with moves as materialized (${moves}), replaced as (
      insert into ${productVersions} (product_id, version, state, actor, actor_id, actor_name, at)
      select products.id, products.version, ${stateInSql}, ${actor}, ${actorId}::int, ${actorName}, ${moment}
      from moves join products on products.id = moves.id join ${productDetails} on ${hasDetails}
    )${described.length === 0 ? sql`` : describe}
    update products as changed set ${sql.join(
      [...valuesOf(false), sql`version = changed.version + 1`],
      sql`, `,
    )}, changed_in = ${version}, updated_at = ${moment}
    from moves, ${next}
    where changed.id = moves.id`);
}

function typeOf(name: string): string {
  const column = known.get(name);
  if (!column) throw new Error(`Products have no column ${name}.`);
  return column.getSQLType();
}

/** Sets `column` to a value where a move has the column `name`; otherwise it stays. */
function valueIfMoved(name: string, value: SQL, column = name): SQL {
  const set = sql.identifier(column);
  return sql`${set} = case when moves.columns ? ${sql.raw(`'${name}'`)} then ${value} else changed.${set} end`;
}
