/** Displayed in place of a missing value. */
export const NOTHING = '-';
