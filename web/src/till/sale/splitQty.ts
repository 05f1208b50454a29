/**
 * Splits `5*LATTE` into the quantity and the text to search for. A quantity of zero, or more than a line holds, is not taken
 * as a quantity.
 */
export function splitQty(typed: string): { qty: number; text: string } {
  const [, count, rest] = /^\s*(\d{1,4})\s*[*×](.*)$/.exec(typed) ?? [];
  const qty = Number(count);
  return qty > 0 ? { qty, text: (rest ?? '').trim() } : { qty: 1, text: typed.trim() };
}
