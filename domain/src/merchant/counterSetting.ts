import type { ScaleLabels } from './scaleLabel.ts';

/**
 * What a sale begins with: the goods, for a guest until a customer is selected, or the choice of the customer (PAY-01,
 * PAY-12).
 */
export type SaleStart = 'GOODS' | 'CUSTOMER';
/** Whether a transfer requires the customer's bank and the picture of its slip (CHAN-08, CHAN-09). */
export type TransferProof = 'OPTIONAL' | 'REQUIRED';
/** What happens with the receipt when a sale is paid: a button for it (CHAN-27), printed at once, or nothing. */
export type ReceiptAfterSale = 'ASK' | 'PRINT' | 'NONE';
/** What happens if a return takes back points that the member has already spent: it is refused, or their value is withheld. */
export type ReturnPoints = 'REFUSE' | 'DEDUCT';
/** Whether money moves only in open shifts (docs/adr/0152). */
export type SaleShift = 'OPTIONAL' | 'REQUIRED';
/** How long a till that was handed over by PIN may be idle before it requires the password (docs/adr/0146). */
export type TillIdle = 'MINUTES_15' | 'MINUTES_60' | 'MINUTES_240';

/** The step to which cash is rounded, in satang, and the direction (docs/adr/0168). */
export type CashRounding = 'NONE' | 'DOWN_25' | 'DOWN_50' | 'DOWN_100' | 'NEAREST_25' | 'NEAREST_50' | 'NEAREST_100';

/** How a shop works at its counter (docs/adr/0129). */
export interface CounterSetting extends ScaleLabels {
  saleStart: SaleStart;
  transferProof: TransferProof;
  receiptAfterSale: ReceiptAfterSale;
  returnPoints: ReturnPoints;
  saleShift: SaleShift;
  tillIdle: TillIdle;
  cashRounding: CashRounding;
}

/** The settings as in the requirements. */
export const DOCUMENTED_COUNTER: CounterSetting = {
  saleStart: 'CUSTOMER',
  transferProof: 'REQUIRED',
  receiptAfterSale: 'ASK',
  weightLabels: 'NONE',
  priceLabels: 'NONE',
  returnPoints: 'REFUSE',
  saleShift: 'OPTIONAL',
  tillIdle: 'MINUTES_60',
  cashRounding: 'NONE',
};

/** Returns the minutes that a till may be idle. */
export const tillIdleMinutes = (idle: TillIdle): number => Number(idle.slice('MINUTES_'.length));
