import { MAX_BILL, MAX_LINE_QTY, MAX_UNIT_PRICE } from '../limits.ts';
import { add, max, toBaht, ZERO } from '../money/money.ts';
import { piecePrice } from './piecePrice.ts';
import type { BillBounds, PricingLine } from './pricing.ts';
import { type PricingDraft, refuse } from './pricingDraft.ts';

/** What a shop may set at most. */
export const OUTER_BOUNDS: BillBounds = {
  unitPrice: MAX_UNIT_PRICE,
  lineQty: MAX_LINE_QTY,
  billTotal: MAX_BILL,
  typedDiscountPercent: 100,
};

/** Whether a line is dearer, or has more pieces, than the shop sells at once. */
export function isBeyond(line: Pick<PricingLine, 'qty' | 'chargeAmount' | 'options'>, bounds: BillBounds) {
  return { price: piecePrice(line) > bounds.unitPrice, qty: line.qty > bounds.lineQty };
}

/** Refuses lines, and a bill, beyond what the shop sells at once. */
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
