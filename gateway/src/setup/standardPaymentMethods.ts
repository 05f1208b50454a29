/** The payment methods of the till; a shop has an account for each method that it accepts. */
export const standardPaymentMethods = ['Cash', 'Credit / Debit Card', 'Transfer', 'Other'] as const;
export type StandardPaymentMethod = (typeof standardPaymentMethods)[number];
