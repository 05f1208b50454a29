import { fromBaht, sum, toBaht } from '@taem/domain/money/money.ts';
import { amountOf } from './amountOf.ts';
import type { WireRecord } from './wire.ts';

/** What `amountDueOf` reads of a sale. */
export const AMOUNT_DUE = ['total_revenue', 'delivery_cost', 'added_vat'];

/** What a sale comes to in THB; a gateway that says nothing of VAT adds none. */
export const amountDueOf = (sale: WireRecord): number =>
  toBaht(sum(AMOUNT_DUE.map((name) => fromBaht(amountOf(sale[name])))));
