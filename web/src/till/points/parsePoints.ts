import { MAX_MEMBER_POINTS } from '@taem/domain/limits.ts';
import { typedCount } from '@taem/domain/reading/amount.ts';

/** DISC-12: points as typed; null when they are no whole number of 0 or more. */
export const parsePoints = (text: string): number | null => typedCount(text, MAX_MEMBER_POINTS);
