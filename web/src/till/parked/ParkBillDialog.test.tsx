import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ParkBillDialog } from './ParkBillDialog.tsx';

const answers = {
  PricingRules: new Error('The amount is not looked at here'),
  TillOffers: { offers: { __typename: 'OfferPage', items: [], total: 0 } },
};

beforeEach(() => {
  localStorage.clear();
  storeSession(cashier);
  basketStore.replace(EMPTY_BASKET);
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product()) });
});

test.each([
  ['dated', '2026-03-10T12:00', true],
  ['sold now', '', false],
])('issue 36 before a bill that is %s is parked, it says whether a date is lost', async (_, soldAt, isSaid) => {
  basketStore.dispatch({ type: 'setSoldAt', soldAt });
  render(
    <WithAnswers answers={answers}>
      <ParkBillDialog branchId="b1" onClose={() => undefined} />
    </WithAnswers>,
  );
  await screen.findByRole('textbox');
  expect(screen.queryByText(/ไม่เก็บวันเวลาที่ขาย/) !== null).toBe(isSaid);
});
