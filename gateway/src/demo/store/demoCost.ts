/** Returns the purchase price of a piece, in satang: three fifths of its shelf price. */
export const demoCost = (retailPrice: number): number => Math.floor((retailPrice * 60) / 100);
