import { expect, test } from 'vitest';
import { addPieces, lineErrors, linesInput, linesRule, newLine, totalsOf } from './Line.ts';
import { pastedLines, readEntry } from './pastedLines.ts';

const tea = { id: 't', code: 'TEA', name: 'Tea', retailPrice: 60 };
const cake = { id: 'c', code: 'CAKE', name: 'Cake', retailPrice: 95 };

test.each([
  ['a single code', 'TEA', null],
  [
    'codes alone',
    'TEA\nCAKE\n',
    [
      ['TEA', { qty: '1' }],
      ['CAKE', { qty: '1' }],
    ],
  ],
  [
    'a sheet with headings',
    'รหัส\tจำนวน\tราคาทุน\r\nTEA\t1,200\t12.50\r\n\r\nCAKE\t3\n',
    [
      ['TEA', { qty: '1200', basePrice: '12.50' }],
      ['CAKE', { qty: '3' }],
    ],
  ],
  [
    'one row',
    'TEA\t2\t\t\t\tC1\tA-1\tfresh',
    [['TEA', { qty: '2', costCode: 'C1', location: 'A-1', remark: 'fresh' }]],
  ],
])('STOCK-02 %s of a sheet becomes lines', (_, text, lines) => {
  expect(pastedLines(text)?.map(({ code, typed }) => [code, typed]) ?? null).toEqual(lines);
});

test.each([
  ['12*TEA', 'TEA', 12],
  ['3 x TEA', 'TEA', 3],
  ['0*TEA', 'TEA', 1],
  ['8850123', '8850123', 1],
])('"%s" is %s, %i times', (text, code, pieces) => {
  expect(readEntry(text)).toEqual({ code, pieces });
});

test('STOCK-01 a product that is scanned again counts on its line', () => {
  const lines = addPieces(addPieces(addPieces([], tea, 1), cake, 2), tea, 5);
  expect(lines.map(({ code, qty }) => [code, qty])).toEqual([
    ['TEA', '6'],
    ['CAKE', '2'],
  ]);
});

test('STOCK-02 lines are sent in whole pieces and baht, and add up in satang', () => {
  const lines = [
    newLine(tea, { qty: '3', basePrice: '0.10', retailPrice: '1,060.50', location: ' A1 ' }),
    newLine(cake, { qty: '2', basePrice: '0.20' }),
    newLine(cake, { qty: '1.5', basePrice: 'x' }),
  ];
  expect(totalsOf(lines)).toEqual({ pieces: 5, cost: 70 });
  expect(lineErrors(lines[2] as never)).toEqual({ qty: 'Must be a whole number', basePrice: 'Must be a number' });
  const none = { costCode: null, finalPrice: null, remark: null };
  expect(linesInput(linesRule.parse(lines.slice(0, 2)))).toEqual([
    { ...none, productId: 't', quantity: 3, basePrice: 0.1, retailPrice: 1060.5, location: 'A1' },
    { ...none, productId: 'c', quantity: 2, basePrice: 0.2, retailPrice: null, location: null },
  ]);
});
