import { LARGEST, type OriginalFacts } from '@dp/api/media/picture-recipe.ts';
import { z } from 'zod';

const factsSchema = z.object({
  extension: z.enum(['svg', 'png', 'jpg', 'webp', 'avif']),
  widths: z.array(z.int().positive().max(LARGEST)).min(1).max(20),
  width: z.int().positive().max(LARGEST),
  height: z.int().positive(),
  color: z.string().regex(/^#[0-9a-f]{6}$/),
});

/** Facts as they are stored beside an original; undefined when they are damaged. */
export function readFacts(text: string): OriginalFacts | undefined {
  try {
    return factsSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Facts in the form in which they are stored. */
export function writeFacts(facts: OriginalFacts): string {
  return `${JSON.stringify(facts)}\n`;
}

/** The name of an original, or of its facts (`json`), below its store. */
export function originalName(id: string, extension: string): string {
  return `${id.slice(0, 2)}/${id}.${extension}`;
}

/** The ids of the names that are facts, sorted. */
export function idsOfFacts(names: readonly string[]): string[] {
  return names.flatMap((name) => /([0-9a-f]{24})\.json$/.exec(name)?.[1] ?? []).sort();
}
