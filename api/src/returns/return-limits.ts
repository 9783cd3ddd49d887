import { dayOf, startOfDay } from '@dp/contract/cairo-time.ts';
import type { SettingValue } from '@dp/contract/staff/settings.ts';
import { lastDay, type PeriodLengths } from './return-rules.ts';

/** The periods as the owner has set them. */
export function periodLengths({
  return_days: free,
  defect_days: defect,
  warranty_months: warranty,
}: SettingValue<'returns'>): PeriodLengths {
  return {
    without_reason: { days: free },
    defect: { days: defect },
    warranty: { months: warranty },
  };
}

/** Until when goods that were received at a moment are paid back: the end of the last day in Cairo. */
export function refundDueAt(received: Date, { refund_days: days }: SettingValue<'returns'>): Date {
  return new Date(startOfDay(lastDay(dayOf(received), { days }), 1).getTime() - 1);
}
