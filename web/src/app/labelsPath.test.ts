import { expect, test } from 'vitest';
import { labelsPath, MAX_LABELLED, readLabelsPath } from './labelsPath.ts';

const read = (path: string) => readLabelsPath(new URL(path, 'http://x').searchParams);

test('MGMT-18 as many labels as pieces came, also of a product that stands on two lines', () => {
  const lines = [
    { id: 'tea', number: 3 },
    { id: 'cake', number: 24 },
    { id: 'tea', number: 2 },
  ];
  expect(read(labelsPath(lines))).toEqual([
    { id: 'tea', number: 5 },
    { id: 'cake', number: 24 },
  ]);
  expect(read(labelsPath([{ id: 'tea' }, { id: 'cake' }]))).toEqual([{ id: 'tea' }, { id: 'cake' }]);
});

test('an address that someone wrote is read as far as it goes', () => {
  expect(read('/products/labels')).toEqual([]);
  expect(read('/products/labels?ids=a,,a,b&numbers=-1,2,3,x')).toEqual([{ id: 'a' }, { id: 'b' }]);
  const many = Array.from({ length: 150 }, (_, index) => ({ id: `p${index}` }));
  expect(read(labelsPath(many))).toHaveLength(MAX_LABELLED);
});
