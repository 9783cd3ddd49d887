import { join } from 'node:path';
import { compressFiles } from '@dp/ui/bundling/compressed-files.ts';
import type { Config } from '@react-router/dev/config';
import { writeServiceWorker } from './build-service-worker.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page names only itself to the browser and asks for the pages it links to once it is shown: the
  // list of all of them would cost every first visit 5 kB of script.
  routeDiscovery: { mode: 'lazy' },
  // A page's parts come in few files as it is (build-chunks.ts); one more for its loader gains nothing.
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, 'client');
    await writeServiceWorker(client, join(import.meta.dirname, 'worker', 'service-worker.ts'));
    await compressFiles(client);
  },
} satisfies Config;
