import type { Satang } from '@taem/domain/money/money.ts';
import { expect, test } from 'vitest';
import { product } from '../testing/products.ts';
import { toNewLine } from './toNewLine.ts';

test('PAY-21, PAY-33 one piece at the shelf price; only another price is a custom one', () => {
  expect(toNewLine(product())).toMatchObject({ qty: 1, chargeAmount: 6_500, customPrice: null });
  expect(toNewLine(product(), 2, 5_000 as Satang)).toMatchObject({ qty: 2, chargeAmount: 5_000, customPrice: 5_000 });
  expect(toNewLine(product(), 2, 6_500 as Satang)).toMatchObject({ customPrice: null });
});
