import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // Every page is known from the first load on: moving between pages never needs a second manifest
  // request, and a page seen before opens without a network.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
