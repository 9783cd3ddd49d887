import './quick-resolution.ts';

/** `npm start`. */
const { startShop } = await import('./start-shop.ts');
await startShop();
