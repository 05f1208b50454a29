import { expect, test } from 'vitest';
import { pastedRows, typedRow } from './countedRows.ts';

test.each([
  ['TEA', { code: 'TEA', pieces: 1 }],
  ['12*TEA', { code: 'TEA', pieces: 12 }],
  ['0*TEA', { code: 'TEA', pieces: 0 }],
  ['1000000*TEA', { code: 'TEA', pieces: 1_000_000 }],
  ['1000001*TEA', { code: 'TEA', pieces: null }],
  ['  ', null],
])('"%s" in the field of the scanner counts what it says', (text, row) => {
  expect(typedRow(text)).toEqual(row);
});

test('rows that are pasted count what they say: none is a count, nothing is not, and anything that is not a whole number is refused', () => {
  const sheet = 'Code\tCounted\nTEA\t1,200\nCAKE\t0\nMILK\t\nSALT\t-5\nRICE\t1.5\nSOAP\tten\n';
  expect(pastedRows(sheet)).toEqual([
    { code: 'TEA', pieces: 1_200 },
    { code: 'CAKE', pieces: 0 },
    { code: 'SALT', pieces: null },
    { code: 'RICE', pieces: null },
    { code: 'SOAP', pieces: null },
  ]);
  expect(pastedRows('TEA\nCAKE\n')).toEqual([
    { code: 'TEA', pieces: 1 },
    { code: 'CAKE', pieces: 1 },
  ]);
  expect(pastedRows('TEA')).toBeNull();
});
