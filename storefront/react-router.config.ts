import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // A page names only itself to the browser and asks for the pages it links to once it is shown: the
  // list of all of them would cost every first visit 5 kB of script.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
