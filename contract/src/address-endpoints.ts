import * as addresses from './addresses.ts';
import { emptyBody, listOf } from './fields.ts';
import { shippingCostBody, shippingCostResponse } from './shipping.ts';

/** The calls of addresses and delivery. */
export const addressEndpoints = {
  storeAddress: {
    summary: 'Add an address, or change an own one',
    body: addresses.storeAddressBody,
    response: addresses.storeAddressResponse,
  },
  listAddresses: {
    summary: "The shopper's own addresses, the default one first",
    body: emptyBody,
    response: addresses.addressListResponse,
  },
  deleteAddress: {
    summary: 'Delete an own address; the default moves to another',
    body: addresses.addressIdBody,
    response: addresses.addressListResponse,
  },
  setDefaultAddress: {
    summary: 'Make an own address the default one',
    body: addresses.addressIdBody,
    response: addresses.addressListResponse,
  },
  listStatesAndCities: {
    summary: 'Governorates with their cities',
    body: addresses.statesBody,
    response: listOf(addresses.state),
  },
  getShippingCost: {
    summary: 'Delivery cost and days',
    body: shippingCostBody,
    response: shippingCostResponse,
  },
} as const;
