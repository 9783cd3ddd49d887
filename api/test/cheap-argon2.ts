import { createRequire } from 'node:module';

// The API tests hash thousands of passwords; with the real parameters that takes minutes. Only Vitest's
// configuration puts this in the place of the package, so no running shop can have it.
const argon2 = createRequire(import.meta.url)(
  '@node-rs/argon2',
) as typeof import('@node-rs/argon2');

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** As the package's, with the lowest cost whatever is asked for. */
export const hash = (password: string | Uint8Array) => argon2.hash(password, CHEAPEST);

/** The cost is part of the hash. */
export const { verify } = argon2;
