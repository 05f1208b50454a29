import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { switchLanguage } from '../../app/i18n.ts';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { BasketLines } from '../bill/BasketLines.tsx';
import { DeliveryField } from '../bill/DeliveryField.tsx';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { WithAnswers } from '../testing/withAnswers.tsx';
import { ProceedButton } from './ProceedButton.tsx';

const proceeded = vi.fn();

beforeEach(async () => {
  Element.prototype.scrollIntoView = () => undefined;
  proceeded.mockReset();
  storeSession(cashier);
  basketStore.dispatch({ type: 'reset' });
  basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 40 })) });
  await switchLanguage('en');
  render(
    <WithAnswers answers={{ PricingRules: new Error('The rules are not asked for here') }}>
      <BasketLines />
      <DeliveryField readOnly={false} />
      <ProceedButton isClosed={false} reason={null} onProceed={proceeded}>
        Pay
      </ProceedButton>
    </WithAnswers>,
  );
});

const delivery = () => screen.getByLabelText<HTMLInputElement>('Delivery');
const qty = () => screen.getByLabelText<HTMLInputElement>('Quantity of Latte');
const pay = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Pay/ });
const isWrong = (field: HTMLElement) => field.getAttribute('aria-invalid') === 'true';
const billOf = () => ({ delivery: basketStore.get().deliveryCost, qty: basketStore.get().items[0]?.qty });

test.each([['1,50'], ['12.345'], ['50 ชิ้น'], ['99999999'], ['-5'], ['5e']])(
  'PR-29 a delivery of "%s" is no part of the bill, and holds the payment until it is right',
  async (text) => {
    const reason = document.querySelector('[aria-live=polite]');
    await userEvent.type(delivery(), text);
    expect([isWrong(delivery()), delivery().value, billOf().delivery, pay().disabled]).toEqual([true, text, 0, true]);
    const description = (field: HTMLElement) => document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(description(delivery())?.textContent).toBe(
      'Delivery must be a number from 0 to 9,999,999.99 with at most 2 decimals',
    );
    // A disabled button never has the focus, where its description would be announced.
    expect(description(pay())).toBe(reason);
    expect(reason?.textContent).toBe('Correct the marked field before taking payment.');
    await userEvent.tab();
    expect([isWrong(delivery()), delivery().value, pay().disabled]).toEqual([true, text, true]);
    await userEvent.keyboard('{F9}');
    expect(proceeded).not.toHaveBeenCalled();
    await userEvent.clear(delivery());
    await userEvent.type(delivery(), '1,250.5');
    expect([isWrong(delivery()), billOf().delivery, pay().disabled]).toEqual([false, 125_050, false]);
    await userEvent.tab();
    expect(delivery().value).toBe('1250.50');
  },
);

test.each([['1.5'], ['12x'], ['10000'], [''], ['-1'], ['1,5']])(
  'PR-29, PAY-26 a quantity of "%s" is invalid',
  async (text) => {
    await userEvent.clear(qty());
    if (text) await userEvent.type(qty(), text);
    expect([isWrong(qty()), qty().value, billOf().qty]).toEqual([true, text, null]);
    await userEvent.click(screen.getByRole('button', { name: 'Increase Latte' }));
    expect([isWrong(qty()), qty().value, billOf().qty]).toEqual([false, '1', 1]);
  },
);

test('a quantity is typed to its end, and tidied when the field is left', async () => {
  await userEvent.clear(qty());
  await userEvent.type(qty(), '1,250');
  expect([qty().value, billOf().qty]).toEqual(['1,250', 1250]);
  fireEvent.blur(qty());
  expect(qty().value).toBe('1250');
});

test('what changes the bill beside the field is shown in it', async () => {
  await userEvent.clear(delivery());
  await userEvent.type(delivery(), '5.');
  act(() => basketStore.dispatch({ type: 'addProduct', product: toNewLine(product({ retailPrice: 40 })) }));
  expect([qty().value, delivery().value]).toEqual(['2', '5.']);
});

test('what was typed wrong for one bill does not hold the next', async () => {
  await userEvent.type(delivery(), 'x');
  expect(pay().disabled).toBe(true);
  act(() => basketStore.dispatch({ type: 'clearAll' }));
  expect([delivery().value, pay().disabled]).toEqual(['', false]);
});
