import { rm } from 'node:fs/promises';

/** Throws away the shop that was made for the run. */
export default async function removeShop(): Promise<void> {
  const directory = process.env.DP_E2E_DATA;
  if (directory) await rm(directory, { recursive: true, force: true });
}
