import type { Deps } from '@dp/api/deps.ts';
import { STATES } from '@dp/api/locations/egypt.ts';
import type { ShopperPrincipal } from '@dp/api/principals/principal.ts';
import { readProductIds } from '@dp/api/products/product-queries.ts';
import { addCourier } from '@dp/api/shipments/add-courier.ts';
import { listCouriers } from '@dp/api/shipments/couriers.ts';
import type { DemoStaff } from '@dp/api/staff/add-demo-staff.ts';
import type { Person } from '@dp/demo/src/month/people.ts';
import type { PlannedOrder } from '@dp/demo/src/month/plan-month.ts';

/** A customer who orders, and where things are sent. */
export interface MonthCustomer {
  readonly shopper: ShopperPrincipal;
  readonly addressId: number;
  readonly locale: 'ar' | 'en';
  readonly byOwnDriver: boolean;
}

/** An order as far as the month has come with it. */
export interface MonthOrder {
  readonly planned: PlannedOrder;
  readonly customer: MonthCustomer;
  /** 0 until it is placed. */
  id: number;
  number: string;
}

/** What the month is played with. */
export interface MonthShop {
  /** With the clock of the month, and a database that is one transaction. */
  readonly deps: Deps;
  readonly staff: DemoStaff;
  readonly products: ReadonlyMap<string, number>;
  readonly couriers: { readonly own: number; readonly company: number };
  readonly orders: readonly MonthOrder[];
}

/** Greater Cairo's first three governorates, where the shop's own driver goes. */
const OWN_DRIVER = ['EG-C', 'EG-GZ', 'EG-KB'];

/** A person's governorate and city. */
export function placeOf({ governorate, city }: Person) {
  const state = STATES[governorate % STATES.length];
  const town = state?.cities[city % state.cities.length];
  if (!state || !town) throw new Error('Egypt has no such place.');
  return { stateId: state.id, cityId: town.id, byOwnDriver: OWN_DRIVER.includes(state.code) };
}

/** The customer as the actor of a use case. */
export function asShopper(customerId: number): ShopperPrincipal {
  return { kind: 'shopper', customerId, partnerId: customerId, sessionHash: '', verified: true };
}

/** Staff, products and couriers of the month; a delivery company is added. */
export async function openMonthShop(
  deps: Deps,
  staff: DemoStaff,
): Promise<Omit<MonthShop, 'orders'>> {
  const own = (await listCouriers(deps.db, staff.owner)).find(({ kind }) => kind === 'own_driver');
  if (!own) throw new Error('The shop has no driver of its own.');
  const company = await addCourier(deps, staff.owner, {
    name: { ar: 'النيل السريع', en: 'Nile Express' },
    kind: 'manual',
    phone: '19000',
    tracking_link: 'https://track.nile-express.example/{number}',
  });
  return {
    deps,
    staff,
    products: await readProductIds(deps.db),
    couriers: { own: own.id, company: company.id },
  };
}
