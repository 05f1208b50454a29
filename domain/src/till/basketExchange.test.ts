import { expect, test } from 'vitest';
import { satang, ZERO } from '../money/money.ts';
import {
  type BasketExchange,
  type ExchangeWorth,
  exchangePlan,
  givenBack,
  isExchangeReady,
  withoutLine,
} from './basketExchange.ts';

const tender = (type: 'Cash' | 'Transfer', amount: number) => ({
  ...{ type, amount: satang(amount), instituteName: null, cardName: null },
});
const WORTH: ExchangeWorth = {
  ...{ version: 3, isLast: false, due: satang(-10_000), rows: [], deliveryCost: ZERO, member: null, refusals: [] },
  tenders: [tender('Transfer', -4_000), tender('Cash', -6_000)],
  cash: { held: satang(6_000), rounding: ZERO },
};
const line = (position: number) => ({ position, name: 'Tea', options: [], qty: 1, restock: true, reason: null });
const exchange = (worth: Partial<ExchangeWorth> | null): BasketExchange => ({
  ...{ saleId: 'sale', transactionNo: 'T-1', memberId: null, branchId: 'ari', delivery: false, inCash: false },
  lines: [line(0), line(2)],
  worth: worth && { ...WORTH, ...worth },
});
const refusals = [{ code: 'ALREADY_VOID', message: 'No.', path: [], params: [] }];

test.each([
  ['nothing comes back', null, true],
  ['it was not read yet', exchange(null), false],
  ['it may come back', exchange({}), true],
  ['it may not', exchange({ refusals }), false],
])('a bill is ready where %s: %#', (_, given, isReady) => {
  expect(isExchangeReady(given)).toBe(isReady);
});

test.each([
  [null, null],
  [exchange(null), null],
  [exchange({}), null],
  [exchange({ isLast: true }), 'sale'],
])('only a sale of which nothing is left gives its limited offers back: %#', (given, saleId) => {
  expect(givenBack(given)).toBe(saleId);
});

test('money moves once it is known what comes back: in cash rounded, and by no tender that has nothing', () => {
  expect([exchangePlan(null, satang(5_000), 'NONE'), exchangePlan(exchange(null), satang(5_000), 'NONE')]).toEqual([
    null,
    null,
  ]);
  expect(exchangePlan(exchange({}), satang(7_030), 'DOWN_100')).toEqual({
    ...{ covered: 7_030, toPay: 0, handedBack: 2_970, cashRounding: 0 },
    tenders: [tender('Transfer', -2_970)],
  });
  expect(exchangePlan(exchange({}), satang(12_000), 'NONE')).toMatchObject({
    toPay: 2_000,
    handedBack: 0,
    tenders: [],
  });
});

test('without one of its lines it is read again; without all of them nothing comes back', () => {
  expect(withoutLine(exchange({}), 0)).toEqual({ ...exchange(null), lines: [line(2)] });
  expect(withoutLine({ ...exchange({}), lines: [line(2)] }, 2)).toBeNull();
  expect(withoutLine(exchange({}), 7)).toEqual(exchange(null));
});
