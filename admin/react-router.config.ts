import { join } from 'node:path';
import { compressFiles } from '@dp/ui/bundling/compressed-files.ts';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  // One HTML file for every address; everything it shows is personal and comes from the staff API.
  ssr: false,
  splitRouteModules: false,
  buildEnd: async ({ reactRouterConfig }) => {
    await compressFiles(join(reactRouterConfig.buildDirectory, 'client'));
  },
} satisfies Config;
