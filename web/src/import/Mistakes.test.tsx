import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { switchLanguage } from '../app/i18n.ts';
import { Mistakes } from './Mistakes.tsx';

test('what is wrong with many rows for one reason is said once, with the first of them', async () => {
  await switchLanguage('en');
  const below = (row: number) => ({ row: `${row}`, column: 'stock', message: 'is below zero' });
  const mistakes = [below(3), { row: '4', column: 'name', message: 'Required' }, ...[5, 6, 7, 8, 9, 10].map(below)];
  render(<Mistakes label="Worth checking" mistakes={[...mistakes, { row: '', column: '', message: 'Torn' }]} />);
  const rows = within(screen.getByRole('table', { name: 'Worth checking' })).getAllByRole('row');
  const texts = rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent));
  expect(texts.slice(1)).toEqual([
    ['3, 5, 6, 7, 8 and 2 more', 'stock', 'is below zero'],
    ['4', 'name', 'Required'],
    ['-', '-', 'Torn'],
  ]);
});
