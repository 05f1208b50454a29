import { expect, test } from 'vitest';
import type { ViewerRights } from '../resources/Particulars.ts';
import { productParticulars } from './productParticulars.tsx';

const viewer: ViewerRights = { id: 'user-1', canWrite: () => true, mayRead: () => true };

test.each([
  ['is closed for goods that are not counted', 'reorderLevel', true, true],
  ['is open for goods that are', 'reorderLevel', false, false],
])('a reorder level %s', (_what, name, skipStock, isLocked) => {
  expect(productParticulars.isLocked?.(name, null, viewer, { skipStock })).toBe(isLocked);
});

test('everything else of goods that are not counted is open', () => {
  const locked = ['name', 'retailPrice', 'skipStock', 'categoryId', 'status'].filter((name) =>
    productParticulars.isLocked?.(name, null, viewer, { skipStock: true }),
  );
  expect(locked).toEqual([]);
});
