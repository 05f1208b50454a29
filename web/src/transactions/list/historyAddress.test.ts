import { expect, test } from 'vitest';
import { readListAddress } from '../../list/listAddress.ts';
import { HISTORY, historyVariables, openedState } from './historyAddress.ts';

const variablesOf = (address: string, branchInForce: string | null = null) =>
  historyVariables(readListAddress(HISTORY, new URLSearchParams(address)), branchInForce);

test.each([
  ['', {}],
  ['days=THIS_WEEK', { range: { last: 'THIS_WEEK' } }],
  ['from=2026-11-01&to=2026-11-22', { range: { from: '2026-11-01', to: '2026-11-22' } }],
  ['from=2026-11-01', { range: { from: '2026-11-01' } }],
  ['from=2026-11-22&to=2026-11-01', {}],
  ['from=2026-02-30&days=SOMETIME', {}],
  ['status=VOID&customerType=GUEST', { status: 'VOID', customerType: 'GUEST' }],
  ['status=void&customerType=<script>&paymentMethod=GOLD&adjusted=maybe', {}],
  [
    'paymentMethod=CREDIT_DEBIT&createById=u1&adjusted=no',
    { paymentMethod: 'CREDIT_DEBIT', createById: 'u1', adjusted: false },
  ],
  ['least=1,000&most=2500.50', { amountDue: { from: 1000, to: 2500.5 } }],
  ['least=-5&most=12,50', {}],
])('MGMT-31 the address `%s` asks for what makes sense of it, and for nothing else', (address, filter) => {
  expect(variablesOf(address).filter).toEqual(filter);
});

test.each([
  ['', 'b1', { branchId: 'b1' }],
  ['branchId=b2', 'b1', { branchId: 'b2' }],
  ['branchId=all', 'b1', {}],
  ['', null, {}],
])('the branch in force counts unless another is chosen: `%s` in %s', (address, branch, filter) => {
  expect(variablesOf(address, branch).filter).toEqual(filter);
});

test('MGMT-31 the newest come first unless another order is requested', () => {
  expect(variablesOf('page=3').sort).toBeNull();
  expect(variablesOf('sort=amountDue.desc').sort).toEqual({ field: 'AMOUNT_DUE', direction: 'DESC' });
  expect(variablesOf('sort=__proto__.asc').sort).toBeNull();
});

test.each([
  ['', 'TODAY'],
  ['status=VOID', 'TODAY'],
  ['days=ALL_TIME', 'ALL_TIME'],
  ['from=2026-11-01', undefined],
  ['q=SIAM-26', undefined],
  ['view=v1', undefined],
  ['memberId=m1', undefined],
])('MGMT-31 where no figure was opened the list of `%s` is of %s', (address, days) => {
  const read = readListAddress(HISTORY, new URLSearchParams(address));
  expect((openedState(read, true).filter as { days?: string }).days).toBe(days);
  expect(openedState(read, false)).toBe(read);
});
