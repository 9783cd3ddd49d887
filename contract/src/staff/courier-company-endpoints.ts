import type { EndpointSchemas } from '../endpoints.ts';
import { emptyBody, idParameters } from '../fields.ts';
import * as company from './courier-company.ts';
import type { courierCompanyCalls } from './courier-company-calls.ts';

export const courierCompanyEndpoints = {
  getParcelDelivery: {
    summary: 'What a courier company knows of a parcel',
    params: idParameters,
    response: company.parcelDeliveryResponse,
  },
  sendParcel: {
    summary: 'Register a packed parcel at the courier company',
    params: idParameters,
    body: company.sendParcelBody,
    response: company.parcelDeliveryResponse,
  },
  recallParcel: {
    summary: 'Take a parcel back from the courier company before it is picked up',
    params: idParameters,
    body: company.sendParcelBody,
    response: company.parcelDeliveryResponse,
  },
  askCourier: {
    summary: 'Ask the courier company where a parcel is',
    params: idParameters,
    body: emptyBody,
    response: company.parcelDeliveryResponse,
  },
  dismissAttention: {
    summary: 'What the courier company said of a parcel was looked at',
    params: idParameters,
    body: company.dismissAttentionBody,
    response: company.parcelDeliveryResponse,
  },
  retryCorrection: {
    summary: 'Send a corrected address to the courier company once more',
    params: idParameters,
    body: emptyBody,
    response: company.parcelDeliveryResponse,
  },
  passOnCorrection: {
    summary: 'The courier company was told of a corrected address in another way',
    params: idParameters,
    body: emptyBody,
    response: company.parcelDeliveryResponse,
  },
  getCourierLabel: {
    summary: "The courier company's label of a parcel",
    params: idParameters,
    query: company.courierLabelQuery,
    response: company.courierLabelResponse,
  },
  listPickups: {
    summary: "When the courier company's van was asked for, from today on",
    response: company.courierPickupsResponse,
  },
  requestPickup: {
    summary: "Ask for the courier company's van",
    body: company.requestPickupBody,
    response: company.requestPickupResponse,
  },
  listCourierPlaces: {
    summary: "Where the shop's cities are in the courier company's list",
    response: company.courierPlacesResponse,
  },
  listTheirCities: {
    summary: "The courier company's cities",
    response: company.theirPlacesResponse,
  },
  listTheirDistricts: {
    summary: "The districts of one of the courier company's cities",
    query: company.theirDistrictsQuery,
    response: company.theirPlacesResponse,
  },
  chooseCourierPlace: {
    summary: "Say where one of the shop's cities is in the courier company's list",
    params: company.placeParameters,
    body: company.chooseCourierPlaceBody,
    response: company.courierPlaceResponse,
  },
} as const satisfies Record<keyof typeof courierCompanyCalls, EndpointSchemas>;
