import { businessDate, DEFAULT_TIME_ZONE } from '@taem/domain/merchant/businessDay.ts';

/** The day in the shop, wherever the customer's clock stands. */
export function todayOfShop(): string {
  return businessDate(new Date(), DEFAULT_TIME_ZONE);
}

/** The shop's day of a moment. */
export function dayOfShop(moment: string): string {
  return businessDate(new Date(moment), DEFAULT_TIME_ZONE);
}
