import { type Guest, guestHashtags } from '@taem/domain/till/guest.ts';
import type { GuestInput } from '../generated/schema.ts';

/** Converts the guest of the input to that of the rules. */
export function guestOf(input: GuestInput | null | undefined): Guest | null {
  if (!input) return null;
  return {
    ageRange: input.ageRange ?? null,
    gender: input.gender ?? null,
    hashtags: (input.hashtags ?? []).flatMap(guestHashtags),
  };
}
