import { createRequire } from 'node:module';

// The API tests hash thousands of passwords; with the real parameters that takes minutes. Only Vitest's
// configuration puts this in the place of the package, so no running shop can have it.
const argon2 = createRequire(import.meta.url)(
  '@node-rs/argon2',
) as typeof import('@node-rs/argon2');

const CHEAPEST = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** What a test does before each password is hashed or compared. */
export const hashing = { before: async (): Promise<void> => {} };

/** The package's `hash` at the lowest cost; the requested cost is ignored. */
export async function hash(password: string | Uint8Array): Promise<string> {
  await hashing.before();
  return argon2.hash(password, CHEAPEST);
}

/** As the package's; the cost is part of the hash. */
export async function verify(...given: Parameters<typeof argon2.verify>): Promise<boolean> {
  await hashing.before();
  return argon2.verify(...given);
}
