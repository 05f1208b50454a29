import { inLanguage } from '@taem/domain/transactions/saleColumns.ts';
import { VOID_REASONS } from '@taem/domain/transactions/voidReason.ts';
import { expect, test } from 'vitest';
import { cellsOf } from './ExportTable.ts';

test.each([
  ['Wrong Payment', 'รับชำระผิด'],
  ['Wrong Product: two of: them', 'คิดสินค้าผิด · two of: them'],
  ['By phone: a friend', 'By phone: a friend'],
  ['Wrong Payment: ', 'Wrong Payment: '],
  ['constructor: x', 'constructor: x'],
  [null, null],
])('WALL-12 the reason of a void, %j, stands in a file as %j', (remark, cell) => {
  const column = { path: 'void_remark', label: '', type: 'text', words: inLanguage(VOID_REASONS, 'th') } as const;
  expect(cellsOf({ void_remark: remark }, [column], 'Asia/Bangkok')).toEqual([cell]);
});
