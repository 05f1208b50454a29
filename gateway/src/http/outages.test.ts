/** @module-tag slow */

import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { buildApp } from '../app.ts';
import { newestMigration } from '../database/migrations/index.ts';
import { openDatabase } from '../database/pool.ts';
import { closeContext, openContext } from '../openContext.ts';
import { databaseUrl } from '../testing/databaseUrl.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { startTestGateway } from '../testing/startTestGateway.ts';
import { toRefusal } from './errorAnswer.ts';
import { route } from './route.ts';

const failure = (message: string, code?: string) => Object.assign(new Error(message), code ? { code } : {});

test.each([
  ['no room on the disk', failure('could not extend file', '53100')],
  ['no memory', failure('out of memory', '53200')],
  ['too many connections', failure('sorry, too many clients already', '53300')],
  ['a broken disk', failure('could not read block', '58030')],
  ['only reads', failure('cannot execute INSERT in a read-only transaction', '25006')],
  ['shut down', failure('terminating connection due to administrator command', '57P01')],
  ['crashed', failure('terminating connection because of crash of another server process', '57P02')],
  ['starting', failure('the database system is starting up', '57P03')],
  ['idle for too long', failure('terminating connection due to idle-session timeout', '57P05')],
  ['lost', failure('server closed the connection unexpectedly', '08006')],
  ['a pooler that lost it', failure('server conn crashed?', '08P01')],
  ['reset', failure('read ECONNRESET', 'ECONNRESET')],
  ['what is made of one', new Error('The members could not be read', { cause: failure('shut down', '57P01') })],
  ['no room for a file', failure('ENOSPC: no space left on device, write', 'ENOSPC')],
  [
    'no room for a picture',
    Object.assign(new Error('Cannot write file'), { code: 'E_CANNOT_WRITE_FILE', cause: failure('quota', 'EDQUOT') }),
  ],
  ['nobody listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED')],
  ['no name', failure('getaddrinfo ENOTFOUND database', 'ENOTFOUND')],
  ['no answer to a new connection', failure('Connection terminated due to connection timeout')],
  ['no answer in time', failure('timeout expired')],
  ['no connection free', failure('timeout exceeded when trying to connect')],
  ['gone in the middle', failure('Connection terminated unexpectedly')],
  ['a certificate that has expired', failure('certificate has expired', 'CERT_HAS_EXPIRED')],
  ['a certificate of no one known', failure('unable to verify', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE')],
  [
    'a certificate of another server',
    failure("Host: x. is not in the cert's altnames", 'ERR_TLS_CERT_ALTNAME_INVALID'),
  ],
  ['gone before', failure('Client has encountered a connection error and is not queryable')],
])('F7 an outage is answered 503 UNAVAILABLE, not as a fault of ours: %s', (_, error) => {
  expect(toRefusal(error)).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});

test.each(['40001', '40P01'])('transactions that met keep no one else from being served: %s', (code) => {
  expect(toRefusal(failure('deadlock detected', code))).toMatchObject({ status: 503, code: 'RECORD_BUSY' });
});

test('whether it was done is said to be open only where that is so, and who moves is given the time for it', async () => {
  const gateway = await startTestGateway();
  const app = await buildApp(gateway.context);
  const said = [];
  for (const code of ['57P01', '25006', '53100', '53300', '58030']) {
    const path = `/${code}` as const;
    const fails = () => Promise.reject(failure('', code));
    route(app, `GET ${path}`, { id: path, caller: 'anyone', summary: '', tag: '', payload: {}, handle: fails });
  }
  for (const code of ['57P01', '25006', '53100', '53300', '58030']) {
    const answer = await app.inject(`/${code}`);
    const isOpen = /may have been done: send it again with the same key/.test(answer.json().message);
    said.push([code, answer.statusCode, isOpen, answer.headers['retry-after']]);
  }
  expect(said).toEqual([
    ['57P01', 503, true, '2'],
    ['25006', 503, false, '2'],
    ['53100', 503, false, '1'],
    ['53300', 503, false, '1'],
    ['58030', 503, false, '1'],
  ]);
  await app.close();
  await gateway.close();
});

test.each([
  ['a fault in a statement', failure('column "x" does not exist', '42703')],
  ['a statement cancelled', failure('canceling statement due to statement timeout', '57014')],
  ['a fault of the code', new TypeError('Connection terminated is not a function')],
])('anything that is not an outage stays a fault of ours: %s', (_, error) => {
  expect(toRefusal(error)).toBeNull();
});

test('F7 a database that can answer but has no room to write is not ready', async () => {
  const gateway = await startTestGateway();
  const name = new URL(gateway.databaseUrl).pathname.slice(1);
  const owner = new pg.Client({ connectionString: gateway.databaseUrl });
  await owner.connect();
  // Refuses temporary files, as a full disk does; applies to new connections.
  await owner.query(`alter database ${name} set temp_file_limit = 0`);
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const app = await buildApp(context);
  const refused = await app.inject('/readyz');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'UNAVAILABLE']);
  await app.close();
  await closeContext(context);
  await owner.query(`alter database ${name} reset temp_file_limit`);
  await owner.end();
  expect((await gateway.app.inject('/readyz')).statusCode).toBe(200);
  await gateway.close();
});

test('F7 a database that only reads is not ready, and is as soon as it writes', async () => {
  const gateway = await startTestGateway();
  const name = new URL(gateway.databaseUrl).pathname.slice(1);
  await queryOnce(gateway.databaseUrl, `alter database ${name} set default_transaction_read_only = on`);
  const context = await openContext(gateway.context.config, gateway.databaseUrl);
  const app = await buildApp(context);
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  const writes = databaseUrl(gateway.databaseUrl, 'postgres');
  await queryOnce(writes, `alter database ${name} reset default_transaction_read_only`);
  await expect.poll(async () => (await app.inject('/readyz')).statusCode, { timeout: 20_000 }).toBe(200);
  await app.close();
  await closeContext(context);
  await gateway.close();
});

test('F7 a gateway is not ready on tables that are older than itself, and is on newer ones', async () => {
  const gateway = await startTestGateway();
  const rename = (from: string, to: string) =>
    queryOnce(gateway.databaseUrl, `update kysely_migration set name = '${to}' where name = '${from}'`);
  const statusOfNewGateway = async () => {
    const app = await buildApp(gateway.context);
    const { statusCode } = await app.inject('/readyz');
    await app.close();
    return statusCode;
  };
  await queryOnce(gateway.databaseUrl, "insert into kysely_migration values ('9999-newer', '')");
  expect(await statusOfNewGateway()).toBe(200);
  await rename(newestMigration, '0000-older');
  expect(await statusOfNewGateway()).toBe(503);
  await rename('0000-older', newestMigration);
  await gateway.close();
});

test('F3 a gateway that stops is not ready first, and answers all else until it has ended', async () => {
  const gateway = await startTestGateway({ drainMs: 1_000 });
  const url = await gateway.listen();
  const statusOf = async (path: string) => (await fetch(url + path)).status;
  expect(await statusOf('/readyz')).toBe(200);
  const closed = gateway.close();
  expect(await statusOf('/readyz')).toBe(503);
  expect(await statusOf('/healthz')).toBe(200);
  await closed;
  await expect(statusOf('/healthz')).rejects.toThrow();
});

test.each(['53100', '58030', 'ENOSPC'])(
  'F7 a gateway whose writes found no room is not ready until that is some time ago: %s',
  async (code) => {
    const gateway = await startTestGateway();
    const app = await buildApp(gateway.context);
    const nested = Object.assign(new Error('The picture cannot be written'), { cause: failure('no room', code) });
    const full = { id: 'full', caller: 'anyone', summary: '', tag: '', payload: {} } as const;
    route(app, 'POST /full', {
      ...full,
      handle: () => Promise.reject(code === 'ENOSPC' ? nested : failure('no room', code)),
    });
    const statusOf = async () => (await app.inject('/readyz')).statusCode;
    expect(await statusOf()).toBe(200);
    expect((await app.inject({ method: 'POST', url: '/full' })).statusCode).toBe(503);
    expect(await statusOf()).toBe(503);
    const now = performance.now.bind(performance);
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 11_000);
    expect(await statusOf()).toBe(200);
    clock.mockRestore();
    await app.close();
    await gateway.close();
  },
);

test('F7 a database that is not there is an outage, whatever asks it', async () => {
  const database = openDatabase('postgresql://nobody:x@127.0.0.1:1/none');
  const error = await database.system((client) => client.query('select 1')).catch((reason) => reason);
  expect(toRefusal(error)).toMatchObject({ status: 503 });
  await database.close();
});
