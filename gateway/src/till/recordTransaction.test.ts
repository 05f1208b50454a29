import { expect, test } from 'vitest';
import type { DatabaseClient } from '../database/pool.ts';
import { recordTransaction } from './recordTransaction.ts';
import type { SaleDocument } from './SaleDocument.ts';

/** Returns a database that refuses to write a sale with this SQLSTATE. */
const failing = (code: string) =>
  ({ query: () => Promise.reject(Object.assign(new Error('no'), { code })) }) as DatabaseClient;

const record = (code: string) => recordTransaction(failing(code), {} as SaleDocument);

test.each([
  ['a member who changed', 'TA001'],
  ['two writers who waited for each other', '40P01'],
])('%s: nothing was written, the sale is priced and written again', async (_why, code) => {
  await expect(record(code)).resolves.toBe('stale');
});

test('a key of another payment is a conflict, and everything else a fault', async () => {
  await expect(record('TA002')).rejects.toMatchObject({ status: 409, code: 'IDEMPOTENCY_CONFLICT' });
  await expect(record('53100')).rejects.toMatchObject({ code: '53100' });
  for (const thrown of [new Error('no code'), { code: 'TA001' }, 'gone', null]) {
    const client = { query: () => Promise.reject(thrown) } as DatabaseClient;
    await expect(recordTransaction(client, {} as SaleDocument)).rejects.toBe(thrown);
  }
});

test('a sale is written by one statement that is planned once; what its twin wrote is read again', async () => {
  const statements: unknown[] = [];
  const answering = (...rows: object[]) => ({
    query: async (statement: unknown) => {
      statements.push(statement);
      return { rows };
    },
  });
  const write = (...rows: object[]) =>
    recordTransaction(answering(...rows) as DatabaseClient, { key: 'k' } as SaleDocument);
  const outcome = { id: 'sale', replay: false };
  await expect(write({ outcome })).resolves.toBe(outcome);
  await expect(write({ outcome: { ...outcome, replay: true } })).resolves.toBe('stale');
  await expect(write()).rejects.toThrow('record_transaction answered nothing');
  expect(statements[0]).toEqual({
    name: 'record_transaction',
    text: expect.stringContaining('record_transaction($1)'),
    values: ['{"key":"k"}'],
  });
});
