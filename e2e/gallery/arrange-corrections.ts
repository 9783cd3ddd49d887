import type { ShopApi } from '../fixtures/shop-api.ts';
import type { StaffApi } from '../fixtures/staff-api.ts';
import { handedOver, packed } from './fulfil.ts';

const LAMP = 60;

/** Parcels whose addresses were corrected on their way, with the order of the first. */
export interface Corrected {
  readonly refusedByBosta: number;
  readonly correctedOrder: number;
  readonly oldLabel: number;
  readonly untold: number;
}

/**
 * An address that Bosta refused, a label that is outdated, and a driver who has not been told: of another shopper, as
 * orders in an hour are limited.
 */
export async function arrangeCorrections(api: ShopApi, staff: StaffApi): Promise<Corrected> {
  const shopper = await api.signUp('سلمى فؤاد');
  const { id: addressId } = await api.addAddress(shopper);
  const box = async () => {
    const { id, number } = await api.order(shopper, addressId, [{ id: LAMP, quantity: 1 }]);
    const [parcel = 0] = await packed(staff, id);
    return { id, number, parcel };
  };
  const atBosta = await box();
  const { data: parcel } = await staff.call('getParcel', { params: { id: atBosta.parcel } });
  const body = { version: parcel.version };
  await staff.call('sendParcel', { params: { id: atBosta.parcel }, body });
  // Bosta calls Egyptian phones only.
  await corrected(staff, atBosta.id, { mobile: '+966501234567' });

  const here = await box();
  await corrected(staff, here.id, { note: 'البوابة الخلفية، بجوار الصيدلية' });

  const away = await box();
  const { data: couriers } = await staff.call('listCouriers');
  await handedOver(staff, [away.number], couriers.find(({ kind }) => kind === 'own_driver')?.id);
  await corrected(staff, away.id, {});
  return {
    refusedByBosta: atBosta.parcel,
    correctedOrder: atBosta.id,
    oldLabel: here.parcel,
    untold: away.parcel,
  };
}

/** Corrects an order's street, and what else is given. */
async function corrected(
  staff: StaffApi,
  id: number,
  { note, ...changes }: { readonly note?: string; readonly mobile?: string },
): Promise<void> {
  const params = { id };
  const { data } = await staff.call('getAddressCorrection', { params });
  const { address, version } = data;
  if (address === null) throw new Error('The order has no address.');
  const { state_id, city_id, full_name, mobile } = address;
  const street = { street: '27 شارع مكرم عبيد', building: '27', floor: '4', apartment: '12' };
  const wanted = { state_id, city_id, full_name, mobile, ...street, ...changes };
  const body = { version, address: wanted, ...(note === undefined ? {} : { note }) };
  await staff.call('correctAddress', { params, body });
}
