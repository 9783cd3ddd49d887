import './quick-resolution.ts';

/** `npm run shop -- <command>`: the owner's command line. */
const { runShopCommand } = await import('./command-line/run-shop-command.ts');
await runShopCommand(process.argv.slice(2));
