/** Returns SQL of the amount of a sale before cash rounding: at its prices, with delivery and with added VAT. */
export const amountDue = (sale: string): string =>
  `(${sale}.total_revenue + ${sale}.delivery_cost + ${sale}.added_vat)`;
