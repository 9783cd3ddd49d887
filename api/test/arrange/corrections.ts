import type { AddressCorrection } from '@dp/contract/staff/address-corrections.ts';
import type { StaffCaller, TestBackOffice } from '../test-back-office.ts';

/** The place of a buyer's address, and the other one that the simulated Bosta knows. */
export const NASR_CITY = { state_id: 1, city_id: 1001 };

/** What the staff of an office see of an order's address. */
export async function addressOf(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
): Promise<AddressCorrection> {
  const answer = await office.call('getAddressCorrection', { params: { id } }, { as });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.problem));
  return answer.body.data;
}

/** A correction of an order's address, in the version that it has now. */
export async function correctionOf(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
  { note, ...changes }: { readonly note?: string; readonly [field: string]: unknown } = {},
) {
  const { version } = await addressOf(office, as, id);
  const address = {
    ...NASR_CITY,
    full_name: 'Mona Adel',
    mobile: '01098765432',
    street: '7 Makram Ebeid',
    building: '7',
    ...changes,
  };
  return {
    params: { id },
    body: { version, address, ...(note === undefined ? {} : { note }) },
  };
}

/** Corrects an order's address in the version that it has now. */
export async function correct(
  office: TestBackOffice,
  as: StaffCaller,
  id: number,
  changes?: Parameters<typeof correctionOf>[3],
) {
  return office.call('correctAddress', await correctionOf(office, as, id, changes), { as });
}
