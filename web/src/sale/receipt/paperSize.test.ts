import { expect, test } from 'vitest';
import { pageStyle } from './paperSize.ts';

test('CHAN-30 the roll is cut below the receipt, and no margin of other styles makes the receipt smaller', () => {
  // 100 mm at 96 pixels per inch, and 1 mm so that nothing is cut off.
  expect(pageStyle('80', 377.95)).toContain('@page { size: 80mm 101mm; margin: 0 !important }');
});

test('CHAN-30 a sheet of A4 has margins', () => {
  expect(pageStyle('A4', 377.95)).toContain('@page { size: A4; margin: 12mm }');
});
