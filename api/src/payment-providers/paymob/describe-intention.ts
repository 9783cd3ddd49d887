import type { BeginRequest } from '../../payments/payment-provider.ts';

const NAME_MAX_LENGTH = 50;
/** What Paymob's plug-ins send for a part of an address that is not known. */
const NOT_KNOWN = 'NA';

/**
 * The body that registers an attempt at Paymob, in piastres.
 *
 * @param integration The integration of the method.
 * @throws Error when the lines do not add up to the amount, which Paymob would refuse.
 */
export function describeIntention(request: BeginRequest, integration: number, now: Date): object {
  const { amount, lines, customer } = request;
  const sum = lines.reduce((all, line) => all + line.amount, 0);
  if (sum !== amount) throw new Error(`The lines of a payment add up to ${sum}, not ${amount}.`);
  const [firstName = '', ...others] = customer.name.trim().split(/\s+/);
  return {
    amount,
    currency: 'EGP',
    payment_methods: [integration],
    // Whether Paymob multiplies by the quantity is documented both ways.
    items: lines.map((line) => ({
      name: line.name.slice(0, NAME_MAX_LENGTH),
      amount: line.amount,
      quantity: 1,
    })),
    billing_data: {
      first_name: firstName || NOT_KNOWN,
      last_name: others.join(' ') || firstName || NOT_KNOWN,
      phone_number: customer.mobile,
      email: customer.email ?? NOT_KNOWN,
      street: customer.street || NOT_KNOWN,
      building: customer.building ?? NOT_KNOWN,
      floor: customer.floor ?? NOT_KNOWN,
      apartment: customer.apartment ?? NOT_KNOWN,
      city: customer.city,
      state: customer.governorate,
      country: 'EG',
    },
    special_reference: request.reference,
    notification_url: request.callbackUrl,
    redirection_url: request.returnUrl,
    expiration: Math.max(1, Math.floor((request.expiresAt.getTime() - now.getTime()) / 1000)),
    extras: { order: request.orderNumber },
  };
}
