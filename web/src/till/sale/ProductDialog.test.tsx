import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { details, product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { toNewLine } from './toNewLine.ts';

beforeEach(() => switchLanguage('en'));

function open(answers: Record<string, object>) {
  const add = vi.fn();
  render(
    <WithAnswers answers={answers}>
      <ProductDialog product={product()} onAdd={add} onClose={() => undefined} />
    </WithAnswers>,
  );
  return add;
}

const addButton = () => screen.getByRole('button', { name: /^Add to basket/ });

test('PAY-20, PAY-21 what the grid does not show is asked for when a product is looked at, and goes into its line', async () => {
  const add = open({ ProductDetails: { product: details } });
  await screen.findByText('Coffee · With milk');
  screen.getByText('Two shots, 240 ml');
  screen.getByText('#hot');
  await userEvent.click(addButton());
  const [sold, qty, price] = add.mock.calls[0] ?? [];
  expect(toNewLine(sold, qty, price)).toEqual({
    productId: 'product-1',
    productName: 'Latte',
    code: 'LATTE',
    categoryName: 'Coffee',
    subCategoryName: 'With milk',
    productCategoryId: 'coffee',
    productSubCategoryId: 'milk',
    qty: 1,
    chargeAmount: 6_500,
    customPrice: null,
    imageUrl: null,
    skipStock: true,
  });
});

test('a product is sold without its details where they cannot be had, and the dialog says so', async () => {
  const add = open({ ProductDetails: { product: null } });
  await screen.findByText('Could not load');
  await userEvent.click(addButton());
  expect(add).toHaveBeenCalledWith(product(), 1, 6_500);
});
