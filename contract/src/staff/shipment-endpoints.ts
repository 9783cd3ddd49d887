import type { EndpointSchemas } from '../endpoints.ts';
import { idParameters, okResponse } from '../fields.ts';
import * as couriers from './couriers.ts';
import * as handovers from './handovers.ts';
import * as packing from './packing.ts';
import type { shipmentCalls } from './shipment-calls.ts';
import { ordersQuery } from './shipment-fields.ts';
import * as shipments from './shipments.ts';

export const shipmentEndpoints = {
  getPickingList: {
    summary: 'What to pick for some orders, by shelf',
    query: ordersQuery,
    response: packing.pickingListResponse,
  },
  startPicking: {
    summary: 'Begin to pick some orders',
    body: packing.startPickingBody,
    response: packing.startPickingResponse,
  },
  pickLine: {
    summary: 'Set how many units of a product are picked for an order',
    body: packing.pickLineBody,
    response: packing.pickResponse,
  },
  scanUnit: {
    summary: 'Count a scanned unit for the first of some orders that needs one',
    body: packing.scanUnitBody,
    response: packing.pickResponse,
  },
  setShelf: {
    summary: 'Set the shelf of a product',
    body: packing.setShelfBody,
    response: okResponse,
  },
  packOrder: {
    summary: 'Pack an order into one or more parcels',
    params: idParameters,
    body: packing.packOrderBody,
    response: packing.packResponse,
  },
  unpackOrder: {
    summary: 'Undo the packing of an order that has not left',
    params: idParameters,
    body: packing.unpackOrderBody,
    response: okResponse,
  },
  listPutBacks: {
    summary:
      'Orders that were cancelled when they were packed, to be opened and put back, the oldest first',
    query: packing.putBacksQuery,
    response: packing.putBacksResponse,
  },
  putBackOrder: {
    summary: 'Say that the goods of a cancelled order are back on their shelves',
    params: idParameters,
    body: packing.putBackBody,
    response: okResponse,
  },
  getLabels: {
    summary: 'Labels of the parcels of some orders',
    query: ordersQuery,
    response: packing.labelsResponse,
  },
  getPackingSlips: {
    summary: 'Packing slips of the parcels of some orders',
    query: ordersQuery,
    response: packing.packingSlipsResponse,
  },
  listCouriers: { summary: 'Couriers', response: couriers.couriersResponse },
  addCourier: {
    summary: 'Add a courier',
    body: couriers.addCourierBody,
    response: couriers.courierResponse,
  },
  editCourier: {
    summary: 'Change a courier',
    params: idParameters,
    body: couriers.editCourierBody,
    response: couriers.courierResponse,
  },
  listHandovers: {
    summary: 'Handovers, the newest first',
    query: handovers.listHandoversQuery,
    response: handovers.handoversResponse,
  },
  getHandover: {
    summary: 'One handover with its parcels',
    params: idParameters,
    response: handovers.handoverResponse,
  },
  openHandover: {
    summary: 'Begin a list of parcels for a courier',
    body: handovers.openHandoverBody,
    response: handovers.handoverResponse,
  },
  addToHandover: {
    summary: 'Add scanned parcels to a list that is not signed',
    params: idParameters,
    body: handovers.addToHandoverBody,
    response: handovers.addToHandoverResponse,
  },
  takeOffHandover: {
    summary: 'Take a parcel off a list that is not signed',
    params: idParameters,
    body: handovers.takeOffHandoverBody,
    response: handovers.handoverResponse,
  },
  signHandover: {
    summary: 'Hand the listed parcels over: their orders are dispatched',
    params: idParameters,
    body: handovers.signHandoverBody,
    response: handovers.handoverResponse,
  },
  listParcels: {
    summary: 'Parcels, the newest first',
    query: shipments.listParcelsQuery,
    response: shipments.parcelsResponse,
  },
  getParcel: {
    summary: 'One parcel with its contents and history',
    params: idParameters,
    response: shipments.parcelResponse,
  },
  moveParcel: {
    summary: 'Say what happened to a parcel',
    params: idParameters,
    body: shipments.moveParcelBody,
    response: shipments.parcelResponse,
  },
  answerAskedDay: {
    summary: 'Whether a parcel will come on the day that its shopper asked for',
    params: idParameters,
    body: shipments.answerAskedDayBody,
    response: shipments.parcelResponse,
  },
  setTracking: {
    summary: "Record the courier's number of a parcel",
    params: idParameters,
    body: shipments.setTrackingBody,
    response: shipments.parcelResponse,
  },
  confirmLabel: {
    summary: 'A parcel with an outdated label has the new one, or its courier was told',
    params: idParameters,
    body: shipments.confirmLabelBody,
    response: shipments.parcelResponse,
  },
  inspectParcel: {
    summary: 'Record what was found in a parcel that came back: this moves stock',
    params: idParameters,
    body: shipments.inspectParcelBody,
    response: shipments.parcelResponse,
  },
  getCash: {
    summary: 'Cash that couriers have collected and not handed in, by age',
    response: handovers.cashResponse,
  },
  listOutstandingCash: {
    summary: "A courier's delivered parcels whose cash is outstanding, the oldest delivery first",
    params: idParameters,
    query: handovers.outstandingCashQuery,
    response: shipments.parcelsResponse,
  },
  handInCash: {
    summary: 'Receive cash from a courier for some parcels',
    params: idParameters,
    body: handovers.handInBody,
    response: handovers.handInResponse,
  },
  listHandIns: {
    summary: "A courier's hand-ins, the newest first",
    params: idParameters,
    query: handovers.courierPageQuery,
    response: handovers.handInsResponse,
  },
} as const satisfies Record<keyof typeof shipmentCalls, EndpointSchemas>;
