import { expect, test } from 'vitest';
import { refusalsOf } from './refusalsOf.ts';

test('what failed in several places for the same reason is reported once, with the places', () => {
  const extensions = { code: 'PERMISSION', status: 400, requestId: 'r-1' };
  const errors = ['totalRevenue', 'totalTransactions'].map((field) => ({
    message: 'No permission.',
    path: ['statistics', field],
    extensions,
  }));
  const other = { message: 'Gone.', path: ['viewer'], extensions: { ...extensions, code: 'NOT_FOUND' } };
  const refusals = refusalsOf({ errors: [...errors, other], data: null });
  expect(refusals.map(({ code, path }) => [code, path])).toEqual([
    ['PERMISSION', 'statistics.totalRevenue, statistics.totalTransactions'],
    ['NOT_FOUND', 'viewer'],
  ]);
});

test('what a mutation refuses is reported with the input that it is about', () => {
  const userErrors = [{ code: 'PAYMENT_MISMATCH', message: 'No.', path: ['expectedAmountDue'], params: [] }];
  expect(refusalsOf({ data: { pay: { transaction: null, userErrors }, viewer: { id: '1' } } })).toMatchObject([
    { kind: 'userError', code: 'PAYMENT_MISMATCH', path: 'pay.expectedAmountDue' },
  ]);
});
