/** Whether what came back, an order or a parcel of it, had been with its shopper before: told by its events. */
export function wasDelivered(events: readonly { readonly state: string }[]): boolean {
  return events.some(({ state }) => state === 'delivered');
}
