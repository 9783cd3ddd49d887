import { join } from 'node:path';
import type { Config } from '@react-router/dev/config';
import { compressFiles } from './build-compressed.ts';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page names only itself to the browser and asks for the pages it links to once it is shown: the
  // list of all of them would cost every first visit 5 kB of script.
  routeDiscovery: { mode: 'lazy' },
  buildEnd: ({ reactRouterConfig }) =>
    compressFiles(join(reactRouterConfig.buildDirectory, 'client')),
} satisfies Config;
