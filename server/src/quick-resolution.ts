import { type ResolveFnOutput, registerHooks } from 'node:module';

/** Where the modules that drizzle-orm offers are, by the name they are imported by. */
const found = new Map<string, ResolveFnOutput>();

/**
 * Resolves imports of and within drizzle-orm without reading its package.json. That file is 179 kB and Node
 * parses it again for each of some hundred modules: 500 ms of start-up and 230 MB of memory. Must be imported
 * before anything that imports drizzle-orm, which is why the programs load everything else dynamically.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith('.') && context.parentURL?.includes('/node_modules/drizzle-orm/')) {
      const { href } = new URL(specifier, context.parentURL);
      return { url: href, format: 'module', shortCircuit: true };
    }
    if (!/^drizzle-orm(?:\/|$)/.test(specifier)) return next(specifier, context);
    // One version is installed for all workspaces.
    const known = found.get(specifier);
    if (known) return { ...known, shortCircuit: true };
    const resolved = next(specifier, context);
    found.set(specifier, resolved);
    return resolved;
  },
});
