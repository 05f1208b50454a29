/** @module-tag slow */

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { certificateFindings } from '../doctor/certificateFindings.ts';
import { queryOnce } from '../testing/emptyDatabase.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { startTestPostgres, type TestPostgres } from '../testing/startTestPostgres.ts';
import { outageOf } from './outage.ts';
import { openDatabase } from './pool.ts';

let server: TestPostgres;
let db: TestDatabase;
let folder: string;

/** Starts PostgreSQL with a certificate for 127.0.0.1, so that it refuses unencrypted connections. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'taem-encrypted-'));
  for (const [name, content] of Object.entries({ AUTHORITY, OTHER_AUTHORITY }))
    await writeFile(join(folder, name), content);
  server = await startTestPostgres();
  db = await startTestDatabase({ server: server.url });
  await install(KEY, CERTIFICATE);
  await queryOnce(server.url, 'alter system set ssl = on');
  await writeFile(join(server.dataDir, 'postgres/pg_hba.conf'), 'hostssl all all all scram-sha-256\n');
  await queryOnce(server.url, 'select pg_reload_conf()');
  await vi.waitFor(() => expect(queryOnce(server.url, 'select 1')).rejects.toMatchObject({ code: '28000' }), 30_000);
}, 300_000);
afterAll(async () => {
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

/** Installs a certificate; PostgreSQL uses it once its configuration is loaded. */
async function install(key: string, certificate: string): Promise<void> {
  const data = join(server.dataDir, 'postgres');
  const { uid, gid } = await stat(data);
  for (const [name, content] of Object.entries({ 'server.key': key, 'server.crt': certificate })) {
    await writeFile(join(data, name), content, { mode: 0o600 });
    if (process.getuid?.() === 0) await chown(join(data, name), uid, gid);
  }
}

const address = (authority: string, host = '127.0.0.1', sslmode = 'verify-full') => {
  const url = new URL(db.url);
  url.hostname = host;
  url.search = String(new URLSearchParams({ sslmode, sslrootcert: join(folder, authority) }));
  return url.href;
};

test('issue 35 every connection of a gateway is encrypted, and its server is the one that the certificate names', async () => {
  const database = openDatabase(address('AUTHORITY'));
  await database.system((client) => client.query('select 1'));
  const listening = await database.openConnection();
  const { rows } = await listening.query('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
  expect(rows).toEqual([{ ssl: true }]);
  await listening.end();
  await database.close();
});

test('issue 35 the doctor says for how long the certificate of PostgreSQL holds', async () => {
  expect(await certificateFindings(readConfig({}), address('AUTHORITY'))).toEqual([
    {
      level: 'good',
      about: 'certificate',
      message: expect.stringMatching(/^that of PostgreSQL holds for \d{5} days$/),
    },
  ]);
});

test('issue 35 a certificate that expires while a gateway works is an outage, which ends once it is renewed', async () => {
  await writeFile(join(folder, 'BOTH'), `${AUTHORITY}\n${EXPIRED}`);
  const database = openDatabase(address('BOTH'));
  const ask = () => database.system((client) => client.query('select 1'));
  const load = () => queryOnce(address('BOTH', '127.0.0.1', 'no-verify'), 'select pg_reload_conf()');
  await ask();
  await install(EXPIRED_KEY, EXPIRED);
  await load();
  database.disconnect();
  await expect.poll(() => ask().then(() => 'answered', outageOf), { timeout: 30_000 }).toBe('untrusted');
  await expect(certificateFindings(readConfig({}), address('BOTH'))).rejects.toThrow('certificate has expired');
  await install(KEY, CERTIFICATE);
  await load();
  await vi.waitFor(ask, 30_000);
  await database.close();
});

test.each([
  ['of another authority', () => address('OTHER_AUTHORITY'), /unable to verify|self-signed|signature/],
  ['for another name', () => address('AUTHORITY', 'localhost'), /localhost/],
  ['of an authority whose file is missing', () => address('MISSING'), /MISSING/],
  ['and no encryption is requested', () => db.url, /no encryption/],
])(
  'issue 35 a certificate %s is refused in one line',
  async (_what, url, reason) => {
    const dataDir = join(folder, 'data');
    await mkdir(dataDir, { recursive: true });
    const child = fork(join(import.meta.dirname, '../main.ts'), ['check'], {
      execArgv: [],
      env: { ...process.env, DATABASE_URL: url(), DATA_DIR: dataDir },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (!child.stderr) throw new Error('no output');
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    expect([code, said]).toEqual([1, expect.stringMatching(/^[^\n]+\n$/)]);
    expect(said).toMatch(reason);
  },
  300_000,
);

/** Created only for this test; valid for a hundred years, except the expired one. */
const AUTHORITY = `-----BEGIN CERTIFICATE-----
MIIBfzCCASWgAwIBAgIUFNFyxFFElkKKxpiOUfScKuxDPVMwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEzMDAzMTcyMloYDzIxMjYxMTA2
MDMxNzIyWjAUMRIwEAYDVQQDDAlhdXRob3JpdHkwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAAQrbDhhQ99q4QYewGk0cwiE2af7YyqHoWUSzfqBRk/agW8VPTZqjzSz
IrwwARnVE0pMJzoCDUeyj8d/gekKjtmvo1MwUTAdBgNVHQ4EFgQU2CKoe1Ir3pt7
0z8ff0v+QbR5ym8wHwYDVR0jBBgwFoAU2CKoe1Ir3pt70z8ff0v+QbR5ym8wDwYD
VR0TAQH/BAUwAwEB/zAKBggqhkjOPQQDAgNIADBFAiAQCag6wyx0/cQHV9D1+ll3
jRu3jPyGbx8cq29PlPECxwIhAJ1U5ph1y83CZB9fjvJtxho6exFEsm3ePcA4MQVK
7fye
-----END CERTIFICATE-----`;
const OTHER_AUTHORITY = `-----BEGIN CERTIFICATE-----
MIIBeDCCAR2gAwIBAgIUH7bxYLp8DHHXPGTUFjYMfWFM0hEwCgYIKoZIzj0EAwIw
EDEOMAwGA1UEAwwFb3RoZXIwIBcNMjYxMTMwMDMxNzIyWhgPMjEyNjExMDYwMzE3
MjJaMBAxDjAMBgNVBAMMBW90aGVyMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE
MVC4sDrAAaBifLQ7p32lx6i78WfLFesVsdyOdKaAVYIokh52SR9LzOENSs72AfEa
JezSCx7p4ExLFMkzJYFyGKNTMFEwHQYDVR0OBBYEFDKeUjTiSHayRq7P8NlXuUyY
o7kJMB8GA1UdIwQYMBaAFDKeUjTiSHayRq7P8NlXuUyYo7kJMA8GA1UdEwEB/wQF
MAMBAf8wCgYIKoZIzj0EAwIDSQAwRgIhAM4BYW+4e94KzWD4C8KDw1krbXy19eXY
3bVjW08lamIkAiEA/I8YtFVFvhVL40xa1dRQi9zRaiQ/+qC/TEDOIQHropw=
-----END CERTIFICATE-----`;
const CERTIFICATE = `-----BEGIN CERTIFICATE-----
MIIBfTCCASSgAwIBAgIUXVfbe8EAWVmfk+7VL3vVMulx+mAwCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJYXV0aG9yaXR5MCAXDTI2MTEzMDAzMTcyMloYDzIxMjYxMTA1
MDMxNzIyWjATMREwDwYDVQQDDAhwb3N0Z3JlczBZMBMGByqGSM49AgEGCCqGSM49
AwEHA0IABOf4Hntzf7f+GuBxCnrsmJl5sNJlawop/+B1bacFgVxggwuRFfdM/y1i
ibL0ny1x9bplDSVO0eI6hNf7iXFfTeajUzBRMA8GA1UdEQQIMAaHBH8AAAEwHQYD
VR0OBBYEFH6d1qguXcNckaRx00QAcsff7HEcMB8GA1UdIwQYMBaAFNgiqHtSK96b
e9M/H39L/kG0ecpvMAoGCCqGSM49BAMCA0cAMEQCIBTySURFZv9Lp5jkLVu5l6Up
POTEglsSpmwBzAr9rHC0AiALeMov6M95gQ7gs5rpqRKaBOl4vVjQ20Q1J8Ug/Ezq
dw==
-----END CERTIFICATE-----`;
const KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgr2cBVcrXG9iEpO4O
NV3xbI0M64kKDfprtaj78JLy2G6hRANCAATn+B57c3+3/hrgcQp67JiZebDSZWsK
Kf/gdW2nBYFcYIMLkRX3TP8tYomy9J8tcfW6ZQ0lTtHiOoTX+4lxX03m
-----END PRIVATE KEY-----`;
const EXPIRED = `-----BEGIN CERTIFICATE-----
MIIBVzCB/qADAgECAgEBMAoGCCqGSM49BAMCMBMxETAPBgNVBAMMCHBvc3RncmVz
MB4XDTIwMDEwMTAwMDAwMFoXDTIxMDEwMTAwMDAwMFowEzERMA8GA1UEAwwIcG9z
dGdyZXMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQKJ6BWf4MJ1/5z8JAJNCiQ
MIRci8N7PH/2Ok6C3/s0s5CTKjsVHzEXuQoE+1ZIMGpx+iBr1WTRFCnobvnsFcyl
o0MwQTAPBgNVHREECDAGhwR/AAABMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYE
FKLzUwDWhqDMnkHbHz8avmw7Ntm2MAoGCCqGSM49BAMCA0gAMEUCIHYxDelHbj5c
/6aHJe2A3SgMLgUZM+UaoKRsaEhSaX+KAiEAyN6peoUHDr3M3hTrs999TBwz4NC6
Mrt2vLKxyQiCSDk=
-----END CERTIFICATE-----`;
const EXPIRED_KEY = `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgz8mD/KWZ2DHWwtld
lDEzo9WHwA+2YmU5pcbr4vOGx96hRANCAAQKJ6BWf4MJ1/5z8JAJNCiQMIRci8N7
PH/2Ok6C3/s0s5CTKjsVHzEXuQoE+1ZIMGpx+iBr1WTRFCnobvnsFcyl
-----END PRIVATE KEY-----`;
