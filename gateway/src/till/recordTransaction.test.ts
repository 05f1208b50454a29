import { expect, test } from 'vitest';
import type { DatabaseClient } from '../database/pool.ts';
import { recordTransaction } from './recordTransaction.ts';
import type { SaleDocument } from './SaleDocument.ts';

/** A database that answers the writing of a sale with this SQLSTATE. */
const failing = (code: string) =>
  ({ query: () => Promise.reject(Object.assign(new Error('no'), { code })) }) as unknown as DatabaseClient;

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
});
