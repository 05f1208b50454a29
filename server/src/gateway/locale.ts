/** DATA-06, DATA-12 The language that the merchant keeps names in. */
export const LOCALE = 'th-TH';
