import { type Basket, priceOf } from '../groceries/baskets.ts';
import { DISCOUNT, type Terms } from '../groceries/Shop.ts';

/** A basket, with the facts of its sale that the file does not contain. */
export interface Sale extends Terms {
  basket: Basket;
  /** Lines before the discount, in satang. */
  itemAmount: number;
  /** What is paid, in satang. */
  revenue: number;
  quantity: number;
  isVoided: boolean;
}

/**
 * The file contains buyers, items and days. The position of a basket determines the rest: every fifth is a guest's;
 * branches take turns, and so do the hours from 8 to 19 (with some sales in the first and the last second of the day);
 * every fourth is paid by transfer; every sixth takes the shop's discount if its amount suffices; every fiftieth is
 * voided.
 */
export function salesOf(baskets: readonly Basket[], branches: number): Sale[] {
  return baskets.map((basket, place) => {
    const itemAmount = [...basket.pieces].reduce((sum, [item, qty]) => sum + qty * priceOf(item), 0);
    const discount = place % 6 === 1 && itemAmount >= DISCOUNT.from ? DISCOUNT.off : 0;
    return {
      basket,
      itemAmount,
      revenue: itemAmount - discount,
      quantity: [...basket.pieces.values()].reduce((sum, qty) => sum + qty, 0),
      discount,
      branch: place % branches,
      time: timeOf(place),
      tender: place % 4 === 3 ? 'TRANSFER' : 'CASH',
      isGuest: place % 5 === 0,
      isVoided: place % 50 === 7,
    };
  });
}

function timeOf(place: number): string {
  if (place % 97 === 0) return '23:59:59';
  if (place % 89 === 0) return '00:00:00';
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(8 + (place % 12))}:${two(place % 60)}:00`;
}
