import type { readAddressValues } from '../addresses/store-address.ts';
import { storedPlace } from '../locations/places.ts';
import type { PricedLine } from '../products/priced-lines.ts';
import type { NewOrderLine } from './full-order.ts';
import type { OrderAddress } from './order-tables.ts';

/** A line of an order: a copy, which later changes of the product do not touch. */
export function copyOfLine(
  { product, quantity, unitPiastres }: PricedLine,
  discountSharePiastres: number,
): NewOrderLine {
  return {
    productId: product.id,
    sku: product.sku,
    nameAr: product.nameAr,
    nameEn: product.nameEn,
    picture: product.pictures[0] ?? null,
    kelvin: product.kelvin,
    listPricePiastres: product.listPricePiastres,
    discountBasisPoints: product.discountBasisPoints,
    unitPiastres,
    quantity,
    totalPiastres: unitPiastres * quantity,
    priceReason: null,
    // The database adds what is known when the line is written.
    costPiastres: null,
    discountSharePiastres,
  };
}

/** The address of an order: a copy as well. */
export function copyOfAddress(address: ReturnType<typeof readAddressValues>): OrderAddress {
  const { state, city } = storedPlace(address.cityId);
  return {
    fullName: address.fullName,
    mobile: address.mobile,
    secondMobile: address.secondMobile,
    stateId: address.stateId,
    cityId: address.cityId,
    state,
    city,
    street: address.street,
    building: address.building,
    floor: address.floor,
    apartment: address.apartment,
    landmark: address.landmark,
  };
}
