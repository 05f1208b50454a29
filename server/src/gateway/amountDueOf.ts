import { fromBaht, sum, toBaht } from '@taem/domain/money/money.ts';
import { amountOf } from './amountOf.ts';
import type { WireRecord } from './wire.ts';

/** The fields of a sale that `amountDueOf` reads. */
export const AMOUNT_DUE = ['total_revenue', 'delivery_cost', 'added_vat'];

/** Returns the amount due of a sale in THB; a gateway that does not send VAT adds none. */
export const amountDueOf = (sale: WireRecord): number =>
  toBaht(sum(AMOUNT_DUE.map((name) => fromBaht(amountOf(sale[name])))));
