import { INDOOR_THINGS } from './indoor-things.ts';
import { OUTDOOR_THINGS } from './outdoor-things.ts';
import { TECHNICAL_THINGS } from './technical-things.ts';
import type { ThingWords } from './word-habits.ts';

const all = { ...INDOOR_THINGS, ...OUTDOOR_THINGS, ...TECHNICAL_THINGS };

/** What a seller can have; `spot` is only a word, which several things answer. */
export type Thing = keyof typeof all;

export const THINGS: Readonly<Record<Thing, ThingWords>> = all;
export const THING_NAMES = Object.keys(all) as readonly Thing[];
