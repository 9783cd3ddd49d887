import type { StaffCall } from './staff-call.ts';

/** Parcels at a courier company that is reached by its API. */
export const courierCompanyCalls = {
  getParcelDelivery: { method: 'GET', path: '/parcels/{id}/delivery', access: 'orders.read' },
  sendParcel: { method: 'POST', path: '/parcels/{id}/send', access: 'orders.dispatch' },
  recallParcel: { method: 'POST', path: '/parcels/{id}/recall', access: 'orders.dispatch' },
  /** Asks the company where the parcel is. */
  askCourier: { method: 'POST', path: '/parcels/{id}/ask', access: 'orders.dispatch' },
  /** What the company said was looked at. */
  dismissAttention: {
    method: 'POST',
    path: '/parcels/{id}/delivery/seen',
    access: 'orders.dispatch',
  },
  /** Sends a corrected address once more that was refused or not answered. */
  retryCorrection: {
    method: 'POST',
    path: '/parcels/{id}/correction/retry',
    access: 'orders.edit',
  },
  /** The company was told of a corrected address by phone or in its own account. */
  passOnCorrection: {
    method: 'POST',
    path: '/parcels/{id}/correction/passed-on',
    access: 'orders.edit',
  },
  getCourierLabel: {
    method: 'GET',
    path: '/parcels/{id}/courier-label',
    access: 'orders.dispatch',
  },
  listPickups: { method: 'GET', path: '/courier-pickups', access: 'orders.read' },
  requestPickup: { method: 'POST', path: '/courier-pickups', access: 'orders.dispatch' },
  /** Where the shop's cities are in the company's list. */
  listCourierPlaces: { method: 'GET', path: '/courier-places', access: 'rates.edit' },
  listTheirCities: { method: 'GET', path: '/their-cities', access: 'rates.edit' },
  listTheirDistricts: { method: 'GET', path: '/their-districts', access: 'rates.edit' },
  chooseCourierPlace: { method: 'POST', path: '/courier-places/{id}', access: 'rates.edit' },
} as const satisfies Record<string, StaffCall>;
