import { readNumber } from './amount.ts';
import { foldSearch } from './foldSearch.ts';
import { MAX_SHORT_LENGTH, type Reading } from './reading.ts';

/** What shops write where nothing is left. */
const NONE: ReadonlySet<string> = new Set(
  [
    ...[
      '-',
      'หมด',
      'หมดแล้ว',
      'หมดชั่วคราว',
      'ของหมด',
      'ของหมดแล้ว',
      'สินค้าหมด',
      'หมดสต็อก',
      'สต็อกหมด',
      'ขายหมด',
      'ขายหมดแล้ว',
    ],
    ...['ไม่มี', 'ไม่มีของ', 'ไม่มีสินค้า', 'ไม่มีสต็อก', 'ไม่เหลือ', 'ศูนย์'],
    ...['out of stock', 'outofstock', 'out-of-stock', 'sold out', 'sold-out', 'no stock', 'none', 'nil', 'zero'],
  ].map(foldSearch),
);

/** What the pieces are that are counted; a box or a pack may hold several. */
const PIECES = /(?<=\d)\s*(?:ชิ้น|อัน|หน่วย|pcs?\.?|pieces?|units?|ea\.?)$/i;

/** How many there are of a product: a number, with the word for a piece or without, or a word for none, which is 0. */
export function readStockCount(text: string): Reading<string | null> {
  if (text.length > MAX_SHORT_LENGTH) return readNumber(text);
  return NONE.has(foldSearch(text.trim())) ? { value: '0' } : readNumber(text.trim().replace(PIECES, ''));
}
