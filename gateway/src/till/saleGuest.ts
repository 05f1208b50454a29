import type { Guest } from '@taem/domain/till/guest.ts';
import type { SaleGuest } from './SaleDocument.ts';

/** Returns what the cashier recorded of a guest, with every field present; null for a member. */
export function saleGuest(guest: Guest | null): SaleGuest | null {
  return guest && { gender: guest.gender, age: guest.ageRange, hashtags: [...guest.hashtags] };
}
