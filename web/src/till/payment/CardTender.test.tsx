import { satang } from '@taem/domain/money/money.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { CardTender } from './CardTender.tsx';

const bank = (id: string, name: string) => ({ __typename: 'Institute', id, name, imageUrl: null });
const card = (id: string, name: string, instituteId: string) => ({ __typename: 'Card', id, name, instituteId });
const CHOICES = {
  institutes: [bank('other', 'Other'), bank('mango', 'Bank of Mango')],
  cards: [card('c1', 'Other', 'other'), card('c2', 'Visa', 'mango'), card('c3', 'Other', 'mango')],
};
const tender = vi.fn();

beforeEach(async () => {
  tender.mockReset();
  await switchLanguage('en');
  render(
    <WithAnswers answers={{ CardChoices: CHOICES }}>
      <CardTender total={satang(10_000)} onTender={tender} />
    </WithAnswers>,
  );
  await screen.findByRole('radio', { name: 'Bank of Mango' });
});

test('CHAN-11, CHAN-18 where nothing is chosen, bank and card are those named Other', () => {
  expect(tender.mock.calls).toEqual([
    [
      [
        {
          type: 'Credit-Debit',
          amount: 100,
          institute_id: 'other',
          institute_name: 'Other',
          card_id: 'c1',
          card_name: 'Other',
        },
      ],
    ],
  ]);
});

test('CHAN-11 the card types are those of the bank, and another bank starts with its own Other', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Bank of Mango' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Visa' }));
  expect(tender).toHaveBeenLastCalledWith([expect.objectContaining({ institute_id: 'mango', card_id: 'c2' })]);
  await userEvent.click(screen.getAllByRole('radio', { name: 'Other' })[0] as HTMLElement);
  expect(screen.queryByRole('radio', { name: 'Visa' })).toBeNull();
  expect(tender).toHaveBeenLastCalledWith([expect.objectContaining({ institute_id: 'other', card_id: 'c1' })]);
});
