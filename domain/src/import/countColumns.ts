import { product } from '../catalogue/product.ts';
import type { ImportField } from './ImportField.ts';
import { PRODUCT_COLUMNS } from './productColumns.ts';

const { label, max } = product.fields.code;

/** What a file says of what was counted on the shelves: the sheet of a count as it is downloaded, or that of another device. */
export const COUNT_COLUMNS: readonly ImportField[] = [
  {
    ...{ path: 'code', label, kind: 'text', required: true, max },
    aliases: PRODUCT_COLUMNS.find(({ path }) => path === 'code')?.aliases ?? [],
  },
  {
    ...{ path: 'counted', label: { th: 'นับได้', en: 'Counted' }, kind: 'integer', required: true },
    // Not what a system says to be there, such as "Stock" or "On hand": it would be found wherever it was expected.
    aliases: [
      ...['Physical Count', 'Counted Quantity', 'Count', 'Quantity', 'Qty'],
      ...['จำนวนที่นับได้', 'จำนวนที่นับ', 'จำนวนนับ', 'นับจริง', 'ยอดนับ', 'จำนวน'],
    ],
  },
];
