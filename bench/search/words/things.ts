import { BOUTIQUE_THINGS } from './boutique-things.ts';
import { INDOOR_THINGS } from './indoor-things.ts';
import { OUTDOOR_THINGS } from './outdoor-things.ts';
import { TECHNICAL_THINGS } from './technical-things.ts';
import type { ThingWords } from './word-habits.ts';

const common = { ...INDOOR_THINGS, ...OUTDOOR_THINGS, ...TECHNICAL_THINGS };
type CommonThing = keyof typeof common;

/** What a seller can have; `spot` is only a word, which several things answer. */
export type Thing = CommonThing | keyof typeof BOUTIQUE_THINGS;

/** What any lighting shop may have, as most people call it. */
export const THINGS: Readonly<Record<CommonThing, ThingWords>> = common;
export const THING_NAMES = Object.keys({ ...common, ...BOUTIQUE_THINGS }) as readonly Thing[];
