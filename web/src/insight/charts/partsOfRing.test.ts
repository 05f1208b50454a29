import { expect, test } from 'vitest';
import { partsOfRing } from './partsOfRing.ts';

const row = (key: string, value: number | null) => ({ key, label: `label ${key}`, values: [value] });

test('a ring has a part for each row as long as each has a colour of its own', () => {
  const rows = ['a', 'b', 'c', 'd', 'e', 'f'].map((key, at) => row(key, at === 2 ? null : at));
  expect(partsOfRing(rows, 'others').map(({ key, value }) => [key, value])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
    ['d', 3],
    ['e', 4],
    ['f', 5],
  ]);
});

test('of more rows a ring has the largest in their order and one part for the rest, and no satang is lost', () => {
  const rows = [0.1, 50, 0.2, 40, 0.7, 30, 20, 10].map((value, at) => row(String(at), value));
  expect(partsOfRing(rows, 'others')).toEqual([
    { key: '1', thing: '1', label: 'label 1', value: 50 },
    { key: '3', thing: '3', label: 'label 3', value: 40 },
    { key: '5', thing: '5', label: 'label 5', value: 30 },
    { key: '6', thing: '6', label: 'label 6', value: 20 },
    { key: '7', thing: '7', label: 'label 7', value: 10 },
    { key: undefined, thing: 'others', label: 'others', value: 1 },
  ]);
});
