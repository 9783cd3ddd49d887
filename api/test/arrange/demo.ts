import type { DemoPort } from '../../src/opening/demo-port.ts';

/** What is recognised as the demo in tests; few shops of tests have any of it. */
export const TEST_DEMO: DemoPort = {
  names: async () => ({
    products: ['DEMO-LAMP', 'DEMO-BULB'],
    categories: ['demo-top', 'demo-lamps', 'demo-bulbs'],
    brands: ['demo-brand', 'demo-other-brand'],
    slides: ['demo-slide'],
    sections: ['demo-section'],
    shopper: 'mona@example.com',
    writers: ['writer@example.com'],
    shop: { phone: '19999', tax_number: '000-000-000' },
  }),
  backUp: async () => '/data/backups/before-removing-the-demo',
};
