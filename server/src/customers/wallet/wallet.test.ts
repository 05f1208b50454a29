import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { beforeEach, expect, it } from 'vitest';
import { ids } from '../../testing/demoRows.ts';
import { ok } from '../../testing/fakeGateway.ts';
import { startWriteServer } from '../../testing/startWriteServer.ts';

const PATH = `/members/${ids.member}/point-entries`;

const server = openForTests(() => startWriteServer([PATH]));
beforeEach(() => server.answerWith(undefined));

const ENTRIES = `query Entries($filter: PointEntryFilter) { pointEntries(memberId: "${ids.member}", page: 2, perPage: 100, filter: $filter) {
  total items { kind points balance transaction { transactionNo status } why { code } } } }`;
const sale = { id: ids.coffee, transaction_no: 'A-1', status: 'Void' };
const entry = {
  id: ids.cake,
  kind: 'void',
  points: -24,
  balance: 6,
  transaction_id: sale.id,
  transaction: sale,
  why: [],
};

it('WALL-02 a page of the ledger with its sales is one call', async () => {
  server.answerWith(ok({ point_entries: { total: [{ count: 101 }], result: [entry] } }));
  const filter = { kinds: ['VOID', 'CLAIM'], range: { from: '2026-01-01', to: '2026-01-31' } };
  const { data, errors, calls } = await server.run(ENTRIES, { filter });
  expect(errors).toBeUndefined();
  expect(calls.map(({ path, query }) => [path, Object.fromEntries(query)])).toEqual([
    [PATH, { limit: '100', skip: '100', kinds: 'void,claim', from: '2026-01-01', to: '2026-01-31' }],
  ]);
  expect(data.pointEntries).toEqual({
    total: 101,
    items: [{ kind: 'VOID', points: -24, balance: 6, transaction: { transactionNo: 'A-1', status: 'VOID' }, why: [] }],
  });
});
