import { describe, expect, it } from 'vitest';
import { addressBody, checkAddress, emptyValues, valuesOf } from './address-form.ts';

const right = {
  ...emptyValues({ name: 'نورا حسن', mobile: '+201012345678' }),
  state_id: '1',
  city_id: '1001',
  street: 'شارع عباس العقاد',
};

describe('the address form', () => {
  it('accepts the required fields', () => {
    expect(checkAddress(right)).toEqual({});
  });

  it('requires name, phone, governorate and street, and of an empty place only the governorate', () => {
    expect(checkAddress(emptyValues({ name: ' ', mobile: '' }))).toEqual({
      full_name: 'name_required',
      mobile: 'phone_required',
      state_id: 'state_required',
      street: 'street_required',
    });
  });

  it('requires the city once there is a governorate', () => {
    expect(checkAddress({ ...right, city_id: '' })).toEqual({ city_id: 'city_required' });
  });

  it.each([
    ['mobile', '+2010', 'phone_invalid'],
    ['second_mobile', '+20223456789', 'phone_invalid'],
    ['street', 'x'.repeat(201), 'too_long'],
    ['floor', 'x'.repeat(41), 'too_long'],
  ])('refuses the %s %j', (field, value, code) => {
    expect(checkAddress({ ...right, [field]: value })).toEqual({ [field]: code });
  });

  it('sends trimmed texts and leaves out what is empty', () => {
    const values = { ...right, street: ' شارع النصر ', building: '5', floor: ' ' };
    expect(addressBody(values, true)).toEqual({
      full_name: 'نورا حسن',
      mobile: '+201012345678',
      state_id: 1,
      city_id: 1001,
      street: 'شارع النصر',
      building: '5',
      is_default: true,
    });
  });

  it('begins an edit with what is stored and sends its id', () => {
    const stored = {
      id: 7,
      full_name: 'Nora',
      mobile: '+201012345678',
      second_mobile: null,
      state: { id: 1, name: 'Cairo' },
      city: { id: 1001, name: 'Nasr City' },
      street: 'Abbas El Akkad',
      building: '5',
      floor: null,
      apartment: null,
      landmark: null,
      is_default: false,
    };
    const values = valuesOf(stored);
    expect(checkAddress(values)).toEqual({});
    expect(addressBody(values, false, 7)).toMatchObject({ id: 7, city_id: 1001, building: '5' });
  });
});
