import type { Engine, Found } from './engines/engine.ts';
import { type Score, scoreOf } from './measures.ts';
import type { JudgedQuery, Nonsense } from './queries/judged-query.ts';
import type { JudgedSet } from './sets.ts';

/** A judged query with what an engine showed and how good that was. */
export interface Answered extends JudgedQuery {
  readonly found: Found;
  readonly score: Score;
}

interface AnsweredNonsense extends Nonsense {
  readonly found: Found;
}

/** What an engine made of a set. */
export interface Evaluation {
  readonly engine: string;
  readonly answers: readonly Answered[];
  readonly nonsense: readonly AnsweredNonsense[];
}

/** Asks an engine everything of a set, one after the other. */
export async function evaluateSet(engine: Engine, set: JudgedSet): Promise<Evaluation> {
  const answers: Answered[] = [];
  for (const judged of set.queries) {
    const found = await engine.search(judged.query);
    answers.push({ ...judged, found, score: scoreOf(found, judged.grades) });
  }
  const nonsense: AnsweredNonsense[] = [];
  for (const query of set.nonsense) {
    nonsense.push({ ...query, found: await engine.search(query.query) });
  }
  return { engine: engine.name, answers, nonsense };
}
