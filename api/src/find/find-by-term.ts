import { sql } from 'drizzle-orm';
import type { Db } from '../database/database.ts';
import { namesBySound } from './names-by-sound.ts';
import { completions, newestOwners, type TermIndex } from './term-index.ts';
import { nameTerm } from './terms.ts';

/** Different terms that a beginning is completed to; a longer beginning has fewer. */
const COMPLETIONS_MAX = 30;
/** Owners of a common word among which those with the other words are looked for. */
const CANDIDATES_MAX = 2_000;

/**
 * The newest owners of a term that begins like this. The different terms are found first, then the newest owners of
 * each: the work does not grow with the number of rows.
 */
export async function findByTermStart(
  db: Db,
  index: TermIndex,
  start: string,
  limit: number,
): Promise<number[]> {
  return newestOwners(db, index, await completions(db, index, start, COMPLETIONS_MAX), limit);
}

/**
 * The newest owners of somebody's name, in either script: every word but the last is whole, the last may be a
 * beginning where it is in the script that the name is written in. Of very common words only the newest owners are
 * compared.
 *
 * @param words folded.
 */
export async function findByName(
  db: Db,
  index: TermIndex,
  words: readonly string[],
  limit: number,
): Promise<number[]> {
  const spellings: string[][] = [];
  for (const word of words) {
    spellings.push([word, ...(await namesBySound(db, index, word))].map(nameTerm));
  }
  const last = spellings.at(-1) ?? [];
  const whole = spellings.slice(0, -1);
  if (whole.length === 0) {
    const [typed = '', ...heard] = last;
    const terms = await completions(db, index, typed, COMPLETIONS_MAX);
    return newestOwners(db, index, [...terms, ...heard], limit);
  }
  const candidates = await newestOwners(
    db,
    index,
    await rarestOf(db, index, whole),
    CANDIDATES_MAX,
  );
  const { rows } = await db.execute<{ id: number }>(sql`
    select candidate.value::int as id from jsonb_array_elements_text(${JSON.stringify(candidates)}::jsonb) as candidate
    where not exists (
      select from jsonb_array_elements(${JSON.stringify(whole)}::jsonb) as word
      where not exists (
        select from ${index.table} as own
        where own.${index.owner} = candidate.value::int
          and own.term in (select jsonb_array_elements_text(word.value))
      )
    ) and exists (
      select from ${index.table} as own, jsonb_array_elements_text(${JSON.stringify(last)}::jsonb) as beginning
      where own.${index.owner} = candidate.value::int and starts_with(own.term, beginning.value)
    )
    order by id desc limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** The spellings with the fewest owners, counted as far as candidates go. */
async function rarestOf(
  db: Db,
  { table }: TermIndex,
  words: readonly (readonly string[])[],
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ terms: string[] }>(sql`
    select word.value as terms from jsonb_array_elements(${JSON.stringify(words)}::jsonb) as word
    order by (
      select sum(counted.owners) from jsonb_array_elements_text(word.value) as spelling, lateral (
        select count(*) as owners from (
          select from ${table} as found where found.term = spelling.value limit ${CANDIDATES_MAX}
        ) as few
      ) as counted
    ) limit 1`);
  return rows[0]?.terms ?? [];
}
