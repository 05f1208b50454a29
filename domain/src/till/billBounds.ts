import { MAX_BILL, MAX_LINE_QTY, MAX_UNIT_PRICE } from '../limits.ts';
import { add, max, toBaht, ZERO } from '../money/money.ts';
import { piecePrice } from './piecePrice.ts';
import type { BillBounds, PricingLine } from './pricing.ts';
import { type PricingDraft, refuse } from './pricingDraft.ts';

/** The highest bounds that a shop may set. */
export const OUTER_BOUNDS: BillBounds = {
  unitPrice: MAX_UNIT_PRICE,
  lineQty: MAX_LINE_QTY,
  billTotal: MAX_BILL,
  typedDiscountPercent: 100,
};

/** Whether the price or the pieces of a line exceed the bounds of the shop. */
export function isBeyond(line: Pick<PricingLine, 'qty' | 'chargeAmount' | 'options'>, bounds: BillBounds) {
  return { price: piecePrice(line) > bounds.unitPrice, qty: line.qty > bounds.lineQty };
}

/** Refuses lines and bills beyond the bounds of the shop. */
export function refuseBeyondBounds(draft: PricingDraft): void {
  const { bounds } = draft.rules;
  if (!bounds) return;
  const { lines, deliveryCost } = draft.basket;
  for (const [at, { itemRef, qty, ...priced }] of lines.entries()) {
    const beyond = isBeyond({ qty, ...priced }, bounds);
    const line = { sourceId: itemRef, sourceName: null, at };
    if (beyond.price) {
      const facts = { position: at + 1, price: toBaht(piecePrice(priced)), most: toBaht(bounds.unitPrice) };
      refuse(draft, 'ABOVE_LIMIT', 'PRICE_ABOVE_LIMIT', { ...line, source: 'price' }, facts);
    }
    if (beyond.qty) {
      const facts = { position: at + 1, qty, limit: bounds.lineQty };
      refuse(draft, 'ABOVE_LIMIT', 'QTY_ABOVE_LIMIT', { ...line, source: 'qty' }, facts);
    }
  }
  const amount = add(draft.subtotal, max(deliveryCost, ZERO));
  if (amount <= bounds.billTotal) return;
  const facts = { amount: toBaht(amount), most: toBaht(bounds.billTotal) };
  refuse(draft, 'ABOVE_LIMIT', 'BILL_ABOVE_LIMIT', { source: 'bill', sourceId: null, sourceName: null }, facts);
}
