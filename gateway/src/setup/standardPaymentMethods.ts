/** The ways to pay that the till knows; a shop has an account for each way that it takes. */
export const standardPaymentMethods = ['Cash', 'Credit / Debit Card', 'Transfer', 'Other'] as const;
export type StandardPaymentMethod = (typeof standardPaymentMethods)[number];
