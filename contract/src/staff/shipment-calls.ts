import type { StaffCall } from './staff-call.ts';

/** Picking, packing, couriers, parcels, what came back, and the cash that couriers hand in. */
export const shipmentCalls = {
  getPickingList: { method: 'GET', path: '/picking', access: 'orders.dispatch' },
  startPicking: { method: 'POST', path: '/picking/start', access: 'orders.dispatch' },
  /** Ticks a line: sets how many units of a product are picked. */
  pickLine: { method: 'POST', path: '/picking/pick', access: 'orders.dispatch' },
  /** Scans a unit: it counts for the first of the chosen orders that still needs one. */
  scanUnit: { method: 'POST', path: '/picking/scan', access: 'orders.dispatch' },
  setShelf: { method: 'POST', path: '/shelves', access: 'stock.adjust' },

  packOrder: { method: 'POST', path: '/orders/{id}/pack', access: 'orders.dispatch' },
  unpackOrder: { method: 'POST', path: '/orders/{id}/unpack', access: 'orders.dispatch' },
  /** Cancelled orders that still lie in their boxes. */
  listPutBacks: { method: 'GET', path: '/put-backs', access: 'orders.dispatch' },
  /** The goods of a cancelled order are out of their box and on their shelves again. */
  putBackOrder: { method: 'POST', path: '/orders/{id}/put-back', access: 'orders.dispatch' },
  getLabels: { method: 'GET', path: '/labels', access: 'orders.dispatch' },
  getPackingSlips: { method: 'GET', path: '/packing-slips', access: 'orders.dispatch' },

  listCouriers: { method: 'GET', path: '/couriers', access: 'orders.read' },
  addCourier: { method: 'POST', path: '/couriers', access: 'rates.edit' },
  editCourier: { method: 'POST', path: '/couriers/{id}', access: 'rates.edit' },

  listHandovers: { method: 'GET', path: '/handovers', access: 'orders.read' },
  getHandover: { method: 'GET', path: '/handovers/{id}', access: 'orders.read' },
  openHandover: { method: 'POST', path: '/handovers', access: 'orders.dispatch' },
  addToHandover: { method: 'POST', path: '/handovers/{id}/add', access: 'orders.dispatch' },
  takeOffHandover: { method: 'POST', path: '/handovers/{id}/take-off', access: 'orders.dispatch' },
  signHandover: { method: 'POST', path: '/handovers/{id}/sign', access: 'orders.dispatch' },

  listParcels: { method: 'GET', path: '/parcels', access: 'orders.read' },
  getParcel: { method: 'GET', path: '/parcels/{id}', access: 'orders.read' },
  moveParcel: { method: 'POST', path: '/parcels/{id}/move', access: 'orders.dispatch' },
  /** Agrees to the day that a parcel's shopper asked for, or does not. */
  answerAskedDay: { method: 'POST', path: '/parcels/{id}/day', access: 'orders.dispatch' },
  setTracking: { method: 'POST', path: '/parcels/{id}/tracking', access: 'orders.dispatch' },
  /** The new label is on the parcel, or its courier was told what changed. */
  confirmLabel: { method: 'POST', path: '/parcels/{id}/label', access: 'orders.dispatch' },
  inspectParcel: { method: 'POST', path: '/parcels/{id}/inspect', access: 'stock.adjust' },

  getCash: { method: 'GET', path: '/cash', access: 'orders.read' },
  listOutstandingCash: { method: 'GET', path: '/cash/{id}', access: 'orders.read' },
  handInCash: { method: 'POST', path: '/cash/{id}/hand-in', access: 'settlement.match' },
  listHandIns: { method: 'GET', path: '/cash/{id}/hand-ins', access: 'orders.read' },
} as const satisfies Record<string, StaffCall>;
