import { product } from '../catalogue/product.ts';
import type { ImportField } from './ImportField.ts';
import { PRODUCT_COLUMNS } from './productColumns.ts';

const { label, max } = product.fields.code;

/** The columns of a file with counted stock: a downloaded sheet of a stock count, or the file of another device. */
export const COUNT_COLUMNS: readonly ImportField[] = [
  {
    ...{ path: 'code', label, kind: 'text', required: true, max },
    aliases: PRODUCT_COLUMNS.find(({ path }) => path === 'code')?.aliases ?? [],
  },
  {
    ...{ path: 'counted', label: { th: 'นับได้', en: 'Counted' }, kind: 'integer', required: true },
    // Leaves out names for the stock in a system, such as "Stock" or "On hand": the count would then just equal the
    // expected pieces.
    aliases: [
      ...['Physical Count', 'Counted Quantity', 'Count', 'Quantity', 'Qty'],
      ...['จำนวนที่นับได้', 'จำนวนที่นับ', 'จำนวนนับ', 'นับจริง', 'ยอดนับ', 'จำนวน'],
    ],
  },
];
