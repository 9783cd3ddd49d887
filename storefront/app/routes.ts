import type { RouteConfig } from '@react-router/dev/routes';
import { route } from '@react-router/dev/routes';

/** Every page of the shop, one line each, at the paths of specification §2. */
export default [
  route('/dev/ui', 'dev/ui-page.tsx'),
  route('*', 'shell/not-found-page.tsx'),
] satisfies RouteConfig;
