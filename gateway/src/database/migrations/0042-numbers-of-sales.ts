import { recordTransaction } from './0004-record-transaction.ts';

/** A payment as it is written today: until then the millionth sale and those after it were given numbers that were cut to six digits. */
export const numbersOfSales = recordTransaction;
