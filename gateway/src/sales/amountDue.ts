/** SQL of what a sale comes to, before cash is rounded: at its prices, with delivery and with the VAT that was added to them. */
export const amountDue = (sale: string): string =>
  `(${sale}.total_revenue + ${sale}.delivery_cost + ${sale}.added_vat)`;
