import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '@dp/api/database/startup-error.ts';

/** The back office's app: its build, or Vite in development. */
export interface BackOfficeSource {
  /** The one HTML file, which every page address answers with. */
  readonly html: () => Promise<string>;
  /** Code may change from one page to the next. */
  readonly developing: boolean;
  /** The folder of built browser files; absent while developing. */
  readonly clientFiles: string | undefined;
  /** Vite's own handler, called before anything else; only in development. */
  readonly middleware?: (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ) => void;
}

/** The folder of the app's sources. */
const backOfficeFolder: string = fileURLToPath(new URL('../../../admin/', import.meta.url));

/**
 * The built back office.
 *
 * @throws StartupError when it has not been built.
 */
export function builtBackOffice(): BackOfficeSource {
  const clientFiles = join(backOfficeFolder, 'build', 'client');
  const file = join(clientFiles, 'index.html');
  if (!existsSync(file)) {
    throw new StartupError('The back office is not built. Run `npm start`, which builds it, once.');
  }
  const html = readFileSync(file, 'utf8');
  return { html: async () => html, developing: false, clientFiles };
}
