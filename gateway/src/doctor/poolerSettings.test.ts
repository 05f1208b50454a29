import { expect, test } from 'vitest';
import { poolerFindings } from './poolerSettings.ts';

const FIT = {
  pool_mode: 'transaction',
  max_client_conn: '500',
  server_login_retry: '1',
  server_connect_timeout: '2',
  query_wait_timeout: '5',
};

test.each([
  [{}, ['good', 'the settings of PgBouncer fit']],
  [{ pool_mode: 'statement' }, ['fault', expect.stringContaining('set pool_mode = transaction')]],
  [{ pool_mode: 'session' }, ['warning', expect.stringContaining('set pool_mode = transaction')]],
  [{ max_client_conn: '19' }, ['fault', 'max_client_conn is 19, and one gateway takes 20: raise it']],
  [
    { server_login_retry: '15' },
    ['warning', expect.stringMatching(/^server_login_retry is 15, .*: set it to 2 or less$/)],
  ],
  [{ server_connect_timeout: '15' }, ['warning', expect.stringMatching(/^server_connect_timeout is 15/)]],
  [{ query_wait_timeout: '120' }, ['warning', expect.stringMatching(/^query_wait_timeout is 120/)]],
  [{ query_wait_timeout: '0' }, ['warning', expect.stringMatching(/^query_wait_timeout is 0/)]],
])('issue 35 settings of PgBouncer that cost sales are named with what to set: %j', (given, found) => {
  const settings = new Map(Object.entries({ ...FIT, ...given }));
  expect(poolerFindings(settings, { databaseConnections: 20 }).map(({ level, message }) => [level, message])).toEqual([
    found,
  ]);
});

test('issue 35 where the settings of a pooler cannot be read that is no problem, and it is stated', () => {
  expect(poolerFindings(null, { databaseConnections: 20 })).toMatchObject([{ level: 'good' }]);
});
