import { expect, test } from 'vitest';
import { variantNames } from './variantNames.ts';

test('a variation is of the item that it names, by code or by number; what names none takes nothing from one without a code', () => {
  const read = variantNames();
  const item = { row_type: 'variable', row_id: '10', sku: '', name: 'Mug', category: 'Cups', parent: '' };
  expect(read(item)).toBeNull();
  expect(read({ ...item, row_id: '11', sku: 'T-1', name: 'Tee', category: 'Wear' })).toBeNull();
  const row = { row_type: 'variation', row_id: '12', sku: 'A', name: 'A', category: '' };
  const category = (parent: string) => read({ ...row, parent })?.category;
  expect(['id:10', 'T-1', 'id:11', '', 'id:', 'id:99'].map(category)).toEqual(['Cups', 'Wear', 'Wear', '', '', '']);
});
