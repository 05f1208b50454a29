import { satang } from '@taem/domain/money/money.ts';
import { EMPTY_BASKET } from '@taem/domain/till/basket.ts';
import { basketReducer } from '@taem/domain/till/basketReducer.ts';
import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storeSession } from '../../app/session.ts';
import { cashier } from '../../testing/session.ts';
import { basketStore } from '../basket/basketStore.ts';
import { toNewLine } from '../sale/toNewLine.ts';
import { product } from '../testing/products.ts';
import { type Answer, WithAnswers } from '../testing/withAnswers.tsx';
import { type OpenedBill, toBasket, toParkedContent } from './parkedContent.ts';
import { usePark } from './usePark.ts';

const ID = '018f0000-0000-4000-a000-000000000001';
const changed = {
  ...{ __typename: 'UserError', code: 'PARKED_BILL_CHANGED', message: 'changed', path: [] },
  params: [
    { __typename: 'UserErrorParam', name: 'by', value: 'Mali' },
    { __typename: 'UserErrorParam', name: 'at', value: '2026-03-10T10:00:00Z' },
  ],
};
const done = { __typename: 'ParkedBill', id: ID, version: 5, name: 'x' };

const filled = () => basketReducer(EMPTY_BASKET, { type: 'addProduct', product: toNewLine(product()) });

let sent: Record<string, unknown>[];
beforeEach(() => {
  localStorage.clear();
  storeSession(cashier);
  basketStore.replace(filled());
  sent = [];
});

/** Answers with the bill, or without one with the refusal that it has changed. */
const replyWith =
  (parkedBill: object | null, field: string): Answer =>
  ({ input }) => {
    sent.push(input as Record<string, unknown>);
    const userErrors = parkedBill ? [] : [changed];
    return { [field]: { __typename: 'ParkedBillPayload', parkedBill, userErrors } };
  };

const answers = (parked: object | null): Record<string, Answer> => ({
  ParkBill: replyWith(parked, 'parkBill'),
  UpdateParkedBill: replyWith(done, 'updateParkedBill'),
});

async function park(name: string, parked: object | null = done) {
  const wrapper = ({ children }: { children: React.ReactNode }) => (
    <WithAnswers answers={answers(parked)}>{children}</WithAnswers>
  );
  const { result } = renderHook(() => usePark('b1', satang(4500)), { wrapper });
  await act(async () => expect(await result.current.park(name)).toBeNull());
}

test('a bill that is put back keeps the name that another till gave it, unless one was typed', async () => {
  const parked = { id: ID, name: 'Table 4', version: 2, openedAt: null };
  const items = basketStore.get().items;
  basketStore.dispatch({ type: 'setParked', parked });
  await park('Table 4');
  expect(sent).toMatchObject([{ id: ID, version: 2, content: { lines: [{}] } }]);
  expect(sent[0]).not.toHaveProperty('name');
  basketStore.replace({ ...EMPTY_BASKET, items, parked });
  await park('');
  expect(sent[1]).toMatchObject({ id: ID, version: 2, name: '' });
  expect(basketStore.get()).toMatchObject({ items: [], parked: null });
});

test('a bill that was parked by a till that was stopped, and changed on it since, is put back as it is now', async () => {
  basketStore.dispatch({ type: 'setParked', parked: { id: ID, name: 'Table 4', version: 0, openedAt: null } });
  await park('Table 5', null);
  expect(sent).toMatchObject([
    { id: ID, branchId: 'b1', name: 'Table 5' },
    { id: ID, version: 0, name: 'Table 5' },
  ]);
});

test('a line of which nothing was chosen says so when its bill is opened again', () => {
  const basket = filled();
  const lines = basket.items.map((line) => ({ ...line, options: [] }));
  const content = toParkedContent({ ...basket, items: lines }, satang(4500), null);

  expect(content.lines).toMatchObject([{ options: [] }]);
  const opened = { id: ID, version: 1, content: { ...content, guest: null } } as unknown as OpenedBill;
  expect(toBasket(opened, [], null).items[0]).toMatchObject({ options: [] });
});

test('issue 34 a parked bill keeps the time that it is dated', () => {
  const dated = { ...filled(), soldAt: '2026-03-10T12:00' };
  const content = toParkedContent(dated, satang(4500), null);
  expect(content.createLocalTime).toBe('2026-03-10 12:00:00');
  const lines = content.lines.map((line) => ({ ...line, options: [] }));
  const opened = { id: ID, version: 1, content: { ...content, lines, guest: null } } as unknown as OpenedBill;
  expect(toBasket(opened, [], null).soldAt).toBe(dated.soldAt);
});
