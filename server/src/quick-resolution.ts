import { registerHooks } from 'node:module';

/**
 * Resolves drizzle-orm's imports of its own files without Node's look into its package.json. That file is
 * 179 kB and Node parses it anew for each of some hundred modules: measured, that costs 500 ms of
 * start-up and 230 MB of memory. Must be imported before anything that imports drizzle-orm, which is
 * why the programs load everything else dynamically.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      const { href } = new URL(specifier, context.parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    return next(specifier, context);
  },
});
