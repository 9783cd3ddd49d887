import { StartupError } from '@dp/api/database/startup-error.ts';
import { readConfig } from './config.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { makeFilesPrivate } from './private-files.ts';
import { say } from './say.ts';

/** `npm start`; failures are reported and end the process with 1. */
export async function startShop(): Promise<void> {
  makeFilesPrivate();
  try {
    const config = readConfig(process.env);
    // The embedded database starts in its own thread while this one loads the rest of the code, which is most of it.
    const opening = openShopDatabase(config, say);
    // It may fail while nobody waits for it yet; `runShop` says so.
    opening.catch(() => {});
    const { runShop } = await import('./run-shop.ts');
    await runShop(config, opening);
  } catch (error) {
    // What the owner can fix is one clear line; anything else is a bug and shows its stack.
    process.stderr.write(
      error instanceof StartupError ? `${error.message}\n` : `${(error as Error).stack}\n`,
    );
    process.exit(1);
  }
}
