/**
 * Whether couriers deliver on a day (`2026-03-31`): in Egypt not on Fridays. Public holidays are not known to the shop.
 */
export function isWorkingDay(day: string): boolean {
  return new Date(`${day}T00:00:00Z`).getUTCDay() !== 5;
}
