import { MAX_MEMBER_POINTS } from '@taem/domain/limits.ts';
import { typedCount } from '@taem/domain/reading/amount.ts';

/** DISC-12: Returns the typed points; null if the text is not a whole number of 0 or more. */
export const parsePoints = (text: string): number | null => typedCount(text, MAX_MEMBER_POINTS);
