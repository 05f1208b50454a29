import type { Gender } from '../person/gender.ts';
import { readHashtags } from '../reading/tags.ts';

/** PAY-37 The age ranges that a cashier estimates for a walk-in guest. */
export const AGE_RANGES = ['1-12', '13-24', '25-60', 'Over 60'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

/** The highest age in years of each range; null for the last, which has no upper end. */
export const OLDEST_OF_RANGE: Readonly<Record<AgeRange, number | null>> = {
  '1-12': 12,
  '13-24': 24,
  '25-60': 60,
  'Over 60': null,
};

/** A walk-in buyer without an account; all fields are empty if nothing was recorded. */
export interface Guest {
  ageRange: AgeRange | null;
  gender: Gender | null;
  hashtags: readonly string[];
}

/** A guest of whom nothing was recorded (PAY-36). */
export const EMPTY_GUEST: Guest = { ageRange: null, gender: null, hashtags: [] };

/** Whether nothing was recorded of a guest; age range and gender are required only otherwise (OP-42). */
export function isEmptyGuest(guest: Pick<Guest, 'ageRange' | 'gender' | 'hashtags'>): boolean {
  return !guest.ageRange && !guest.gender && guest.hashtags.length === 0;
}

/** PAY-34 Whether the walk-in dialog can be closed with Done. */
export function canFinishGuest(guest: Pick<Guest, 'ageRange' | 'gender'>): boolean {
  return guest.ageRange !== null && guest.gender !== null;
}

/** PAY-38 Returns the message of a rule by the rule's name. */
export function guestRuleMessage(
  rule: string,
  field: string,
  value?: string | null,
  ...allowed: readonly string[]
): string {
  if (rule === 'required') return `${field} is required`;
  if (rule === 'oneOf') return `${field} should be [${allowed.join(', ')}] but get ${value}`;
  return 'Rule name does not exist';
}

/** PAY-35 `vip, regular` becomes `#vip` and `#regular`. */
export const guestHashtags = readHashtags;
