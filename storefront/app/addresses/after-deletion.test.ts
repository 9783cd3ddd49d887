import type { Address } from '@dp/contract/addresses.ts';
import { expect, it } from 'vitest';
import { afterDeletion } from './after-deletion.ts';

const address = (id: number, isDefault: boolean): Address => ({
  id,
  full_name: 'Nora',
  mobile: '+201012345678',
  second_mobile: null,
  state: { id: 1, name: 'Cairo' },
  city: { id: 1001, name: 'Nasr City' },
  street: 'Abbas El Akkad',
  building: null,
  floor: null,
  apartment: null,
  landmark: null,
  is_default: isDefault,
});

it('does not mention the default when another address was deleted', () => {
  expect(afterDeletion(address(2, false), [address(1, true)])).toBe('deleted');
});

it('does not mention the default when no address is left', () => {
  expect(afterDeletion(address(1, true), [])).toBe('deleted');
});

it('reports that another address has become the default', () => {
  expect(afterDeletion(address(1, true), [address(2, true)])).toBe('default_moved');
});

it('reports that no address is the default any more', () => {
  expect(afterDeletion(address(1, true), [address(2, false)])).toBe('default_missing');
});
