import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { takeNumbersInAnyLayout } from '../../app/numberKeys.ts';
import { details, product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ProductDialog } from './ProductDialog.tsx';
import { toNewLine } from './toNewLine.ts';

const add = vi.fn();
// As on every page: the digit keys of a Thai layout type digits.
beforeAll(() => takeNumbersInAnyLayout(document));

beforeEach(async () => {
  add.mockReset();
  await switchLanguage('en');
});

function open(displayed = product(), found: object | null = details) {
  render(
    <WithAnswers answers={{ ProductDetails: { product: found } }}>
      <ProductDialog product={displayed} onAdd={add} onClose={() => undefined} />
    </WithAnswers>,
  );
}

const button = (name: RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
const addButton = () => button(/^Add to basket/);
const price = () => screen.getByLabelText<HTMLInputElement>(/^Unit price/);
const qty = () => screen.getByLabelText<HTMLInputElement>('Quantity Latte');

async function paste(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  if (text) await userEvent.paste(text);
}

test('PAY-20, PAY-21 what the grid does not show is loaded when a product is looked at, and goes into its line', async () => {
  open();
  await screen.findByText('Coffee · With milk');
  screen.getByText('Two shots, 240 ml');
  screen.getByText('#hot');
  await userEvent.click(addButton());
  const [sold, pieces, charged] = add.mock.calls[0] ?? [];
  expect(toNewLine(sold, pieces, charged)).toEqual({
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
  open(product(), null);
  await screen.findByText('Could not load');
  await userEvent.click(addButton());
  expect(add).toHaveBeenCalledWith(product(), 1, 6_500, { options: undefined, note: null });
});

test('PAY-32 plus stops at 100 and minus at 0, where nothing can be added', async () => {
  open();
  expect(qty().value).toBe('1');
  await paste(qty(), '99');
  await userEvent.click(button(/^Increase/));
  expect(qty().value).toBe('100');
  expect(button(/^Increase/).disabled).toBe(true);
  await paste(qty(), '1');
  await userEvent.click(button(/^Decrease/));
  expect(qty().value).toBe('0');
  expect(button(/^Decrease/).disabled).toBe(true);
  expect(addButton().disabled).toBe(true);
});

test.each(['', '0', '-1', '1.5', '101', '1,5', 'many'])('PAY-32, PAY-33 "%s" pieces are not added', async (typed) => {
  open();
  await paste(qty(), typed);
  expect(addButton().disabled).toBe(true);
  const isNothing = typed === '0';
  expect(screen.queryByRole('alert')?.textContent ?? '').toBe(
    isNothing ? '' : 'Quantity must be a whole number from 0 to 100',
  );
  await userEvent.keyboard('{Enter}');
  expect(add).not.toHaveBeenCalled();
});

test.each([
  ['100', 100],
  ['๑๒', 12],
  [' 7 ', 7],
])('PAY-32 "%s" pieces are added with Enter', async (typed, pieces) => {
  open();
  await paste(qty(), typed);
  await userEvent.keyboard('{Enter}');
  expect(add).toHaveBeenCalledWith(expect.anything(), pieces, 6_500, { options: undefined, note: null });
});

test.each([
  ['49.5', 4_950],
  ['1,234.50', 123_450],
  ['๑๒๓', 12_300],
  ['9,999,999.99', 999_999_999],
  [' 0.01 ', 1],
])('PAY-33 a price typed as "%s" takes the place of the shelf price', async (typed, charged) => {
  open();
  await paste(price(), typed);
  await userEvent.click(addButton());
  expect(add).toHaveBeenCalledWith(expect.anything(), 1, charged, { options: undefined, note: null });
});

test.each([
  ['', 'Shelf price 65.00 THB'],
  ['0', 'Price must be a number above 0 with at most 2 decimals'],
  ['-5', 'Price must be a number above 0 with at most 2 decimals'],
  ['12,50', 'Price must be a number above 0 with at most 2 decimals'],
  ['1.005', 'Price must be a number above 0 with at most 2 decimals'],
  ['65 USD', 'Price must be a number above 0 with at most 2 decimals'],
  ['1e3', 'Price must be a number above 0 with at most 2 decimals'],
  ['10,000,000', 'Price must be at most 9,999,999.99 THB'],
])('PAY-33 nothing is added at a price of "%s"', async (typed, message) => {
  open();
  await paste(price(), typed);
  expect(screen.getByText(message)).toBeTruthy();
  expect(addButton().disabled).toBe(true);
  await userEvent.keyboard('{Enter}');
  expect(add).not.toHaveBeenCalled();
});

test('PAY-33 a product without a price waits for one', async () => {
  open(product({ retailPrice: 0 }));
  expect(price().value).toBe('');
  expect(addButton().disabled).toBe(true);
  await userEvent.type(price(), '20');
  await userEvent.click(addButton());
  expect(add).toHaveBeenCalledWith(expect.anything(), 1, 2_000, { options: undefined, note: null });
});
