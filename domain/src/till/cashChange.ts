import { type Satang, subtract } from '../money/money.ts';

/** Returns the change for the cash received; null while nothing or too little is typed (CHAN-06, CHAN-07). */
export function cashChange(received: Satang | null, due: Satang): Satang | null {
  if (received === null || received < due) return null;
  return subtract(received, due);
}

/** CHAN-07 Whether Pay is enabled in the cash dialog. */
export function canPayCash(received: Satang | null, due: Satang): boolean {
  return cashChange(received, due) !== null;
}
