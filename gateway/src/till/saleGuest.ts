import type { Guest } from '@taem/domain/till/guest.ts';
import type { SaleGuest } from './SaleDocument.ts';

/** What was seen of a guest, every field named; null for a member. */
export function saleGuest(guest: Guest | null): SaleGuest | null {
  return guest && { gender: guest.gender, age: guest.ageRange, hashtags: [...guest.hashtags] };
}
