/** At this number of pieces or fewer a product is low: what a counter sells of one in an hour, so that there is time to fetch more. */
export const LOW_STOCK = 5;
