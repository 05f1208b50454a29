import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { CategoryChips } from './CategoryChips.tsx';

test('PAY-09 a category name that is cut to its chip stands whole in the title; one that fits needs none', async () => {
  await switchLanguage('en');
  const items = ['Tea', 'Sandwiches', 'Drinks and more'].map((name) => {
    return { __typename: 'ProductCategory', id: name, name };
  });
  const productCategories = { __typename: 'ProductCategoryPage', items, total: items.length };
  render(
    <WithAnswers answers={{ SalesCategories: { productCategories } }}>
      <CategoryChips chosen={null} onChoose={() => undefined} />
    </WithAnswers>,
  );
  await screen.findByText('Tea');
  const chips = screen.getAllByRole('button').map((chip) => [chip.textContent, chip.getAttribute('title')]);
  expect(chips.slice(1)).toEqual([
    ['Tea', null],
    ['Sandwiches', null],
    ['Drinks and…', 'Drinks and more'],
  ]);
});
