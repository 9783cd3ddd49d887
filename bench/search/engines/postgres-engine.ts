import { foldText } from '@dp/contract/fold-text.ts';
import pg from 'pg';
import type { DemoCatalog } from '../demo-search.ts';
import { type Engine, SHOWN, textDocuments } from './engine.ts';

const SCHEMA = `
  create extension if not exists pg_trgm;
  drop table if exists documents;
  create table documents (id int primary key, sku text not null, title text not null, words tsvector not null);
`;
const INSERT = `
  insert into documents
  select id, sku, title,
    setweight(to_tsvector('arabic', title), 'A') || setweight(to_tsvector('english', title), 'A')
      || setweight(to_tsvector('simple', sku || ' ' || specs), 'B')
      || setweight(to_tsvector('arabic', description), 'D') || setweight(to_tsvector('english', description), 'D')
  from json_to_recordset($1::json) as row (id int, sku text, title text, specs text, description text)
`;
const INDEXES = `
  create index on documents using gin (words);
  create index on documents using gin (title gin_trgm_ops);
  analyze documents;
`;
/** All words or what looks alike; where that is nothing, any word. */
const SEARCH = `
  with query as (
    select plainto_tsquery('arabic', $1) || plainto_tsquery('english', $1) || plainto_tsquery('simple', $1) as every
  ), loose as (
    select replace(every::text, '&', '|')::tsquery as any_word, every from query
  ), found as (
    select sku, id, ts_rank_cd(words, every) + word_similarity($1, title) as rank
    from documents, loose where words @@ every or $1 <% title
  ), fallback as (
    select sku, id, ts_rank_cd(words, any_word) as rank
    from documents, loose where words @@ any_word and not exists (select from found)
  )
  select sku from (select * from found union all select * from fallback) as shown
  order by rank desc, id limit ${SHOWN}
`;
const BATCH = 5_000;
/** Some texts would take it minutes. */
const GIVE_UP = "set statement_timeout = '10s'";

/** PostgreSQL's full text search with trigrams for what is misspelt, over texts folded as the shop folds them. */
export async function postgresEngine(url: string, catalog: DemoCatalog): Promise<Engine> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(SCHEMA);
  const rows = textDocuments(catalog).map(
    ({ id, sku, name, brand, category, specs, description }) => ({
      id,
      sku,
      title: foldText(`${name} ${brand} ${category}`),
      specs: foldText(specs),
      description: foldText(description),
    }),
  );
  for (let at = 0; at < rows.length; at += BATCH) {
    await client.query(INSERT, [JSON.stringify(rows.slice(at, at + BATCH))]);
  }
  await client.query(INDEXES);
  await client.query(GIVE_UP);
  return {
    name: 'PostgreSQL',
    search: async (query) => {
      const { rows: found } = await client.query<{ sku: string }>({
        name: 'search',
        text: SEARCH,
        values: [foldText(query)],
      });
      return { full: found.map(({ sku }) => sku), near: [] };
    },
    close: () => client.end(),
  };
}
