/**
 * At this number of pieces or fewer the stock of a product is low: a counter sells as many in an hour, so there is
 * still time to fetch more.
 */
export const LOW_STOCK = 5;
