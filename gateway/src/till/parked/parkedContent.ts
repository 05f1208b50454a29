import { fromBaht, satang, toBaht } from '@taem/domain/money/money.ts';
import type { ParkedContent } from '@taem/domain/till/parkedBill.schema.ts';

/** A bill as it is stored, in satang. Its member and its amount due have their own columns. */
export interface KeptBill extends Omit<ParkedContent, 'member_id' | 'amount_due'> {}

export function toKept({ member_id: _, amount_due: __, ...bill }: ParkedContent): KeptBill {
  return {
    ...bill,
    lines: bill.lines.map((line) => ({
      ...line,
      unit_price: fromBaht(line.unit_price),
      options: line.options?.map((option) => ({ ...option, price: fromBaht(option.price) })),
    })),
    delivery_cost: fromBaht(bill.delivery_cost),
  };
}

/** Converts a stored bill to its form on the wire. */
export function fromKept(kept: KeptBill, memberId: string | null, amountDue: number): ParkedContent {
  return {
    ...kept,
    lines: kept.lines.map((line) => ({
      ...line,
      unit_price: toBaht(satang(line.unit_price)),
      options: line.options?.map((option) => ({ ...option, price: toBaht(satang(option.price)) })),
    })),
    delivery_cost: toBaht(satang(kept.delivery_cost)),
    member_id: memberId,
    amount_due: toBaht(satang(amountDue)),
  };
}
