import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { type Relevance, relevance } from './relevance.ts';

/** How a query is typed. */
const QUERY_KINDS = [
  'arabic',
  'english',
  'mixed',
  'misspelt',
  'arabizi',
  'layout',
  'numeric',
] as const;
type QueryKind = (typeof QUERY_KINDS)[number];

const queries = z.array(z.string().min(1)).min(1);
const judgedQueries = z.strictObject({
  about: z.string(),
  rules: z.record(z.string(), relevance),
  needs: z.array(
    z.strictObject({
      need: z.string(),
      relevant: relevance,
      queries: z.partialRecord(z.enum(QUERY_KINDS), queries),
    }),
  ),
});

/** A query with the rule that says which products answer it. */
export interface JudgedQuery {
  readonly kind: QueryKind;
  readonly query: string;
  readonly need: string;
  readonly relevant: Relevance;
}

/** The judged queries of a file and the rules they share. */
export async function readJudgedQueries(
  file: URL,
): Promise<{ rules: Record<string, Relevance>; queries: JudgedQuery[] }> {
  const { rules, needs } = judgedQueries.parse(JSON.parse(await readFile(file, 'utf8')));
  const judged = needs.flatMap(({ need, relevant, queries: byKind }) =>
    QUERY_KINDS.flatMap((kind) =>
      (byKind[kind] ?? []).map((query) => ({ kind, query, need, relevant })),
    ),
  );
  return { rules, queries: judged };
}
