import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WhyButton } from './WhyButton.tsx';

beforeEach(async () => {
  await switchLanguage('en');
  basketStore.replace(EMPTY_BASKET);
});

test.each([
  ['a product', () => basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) })],
  ['a delivery cost', () => basketStore.dispatch({ type: 'setDelivery', deliveryCost: satang(4_000) })],
])('a price is explained as soon as there is %s, not before', (_what, put) => {
  render(<WhyButton />);
  const button = screen.getByRole('button', { name: 'Why this price?' });
  expect(button).toHaveProperty('disabled', true);
  act(put);
  expect(button).toHaveProperty('disabled', false);
});
