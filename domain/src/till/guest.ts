import type { Gender } from '../person/gender.ts';
import { readHashtags } from '../reading/tags.ts';

/** PAY-37 What a cashier can see of a walk-in guest. */
export const AGE_RANGES = ['1-12', '13-24', '25-60', 'Over 60'] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

/** Age in years of the oldest of each range; the last one is open. */
export const OLDEST_OF_RANGE: Readonly<Record<AgeRange, number | null>> = {
  '1-12': 12,
  '13-24': 24,
  '25-60': 60,
  'Over 60': null,
};

/** A walk-in buyer without an account; all empty for one who said nothing. */
export interface Guest {
  ageRange: AgeRange | null;
  gender: Gender | null;
  hashtags: readonly string[];
}

/** A guest who said nothing (PAY-36). */
export const EMPTY_GUEST: Guest = { ageRange: null, gender: null, hashtags: [] };

/** Whether anything was said of a guest; only then age range and gender are required (OP-42). */
export function isEmptyGuest(guest: Pick<Guest, 'ageRange' | 'gender' | 'hashtags'>): boolean {
  return !guest.ageRange && !guest.gender && guest.hashtags.length === 0;
}

/** PAY-34 Whether the walk-in dialog can be closed with Done. */
export function canFinishGuest(guest: Pick<Guest, 'ageRange' | 'gender'>): boolean {
  return guest.ageRange !== null && guest.gender !== null;
}

/** PAY-38 The message of one rule by its name. */
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
