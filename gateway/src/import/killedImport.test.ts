/** @module-tag slow */

import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRealmFaults } from '../check/findFaults.ts';
import { type GatewayProcess, startGatewayProcess } from '../testing/startGatewayProcess.ts';
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts';

const ROWS = 6_000;

let shop: TestGateway;
let token: string;
let dataDir: string;
let gateway: GatewayProcess;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-killed-import-'));
  shop = await startTestGateway();
  token = await shop.signIn('owner');
  gateway = await startGatewayProcess(shop.databaseUrl, dataDir);
});
afterAll(async () => {
  gateway?.process.kill('SIGKILL');
  await shop?.close();
  await rm(dataDir, { recursive: true, force: true });
});

const phoneOf = (row: number) => `08${String(row).padStart(8, '0')}`;
const people = (from: number) =>
  Array.from({ length: ROWS }, (_, row) => `N${from + row},Dee,Female,${phoneOf(from + row)},${row % 7}`);

async function send(from: number, key: string): Promise<Response> {
  const form = new FormData();
  const csv = ['firstname,lastname,gender,phone,points', ...people(from)].join('\n');
  form.append('image', new Blob([csv]), 'members.csv');
  form.append('branch_id', shop.realm.ids.ari);
  return await fetch(`${gateway.url}/members/import`, {
    method: 'POST',
    body: form,
    headers: { authorization: `Bearer ${token}`, accept: 'application/x-ndjson', 'idempotency-key': key },
  });
}

/** Returns the last line of the answer, null if it broke off; `inTheMiddle` runs when a third was read. */
async function lastLineOf(
  answer: Response,
  inTheMiddle: () => unknown = () => undefined,
): Promise<ProgressLine | null> {
  let text = '';
  let isReached = false;
  const lines = () =>
    text
      .trimEnd()
      .split('\n')
      .flatMap((line) => (line.endsWith('}') ? [JSON.parse(line) as ProgressLine] : []));
  try {
    for await (const part of answer.body ?? []) {
      text += Buffer.from(part as Uint8Array).toString();
      if (isReached || !lines().some(({ progress }) => (progress?.rows ?? 0) >= ROWS / 3)) continue;
      isReached = true;
      await inTheMiddle();
    }
  } catch {
    return null;
  }
  return lines().at(-1) ?? null;
}
interface ProgressLine {
  progress?: { rows: number };
  status?: number;
  payload?: { inserted: number };
}

const rows = async <Row extends object>(text: string) =>
  (await shop.database.withRealm(shop.realm.id, (client) => client.query<Row>(text))).rows;
const countOf = async (from: number) =>
  (
    await rows<{ n: number }>(`select count(*)::int as n from members where phone like '${phoneOf(from).slice(0, 4)}%'`)
  )[0]?.n;
const folders = async () =>
  (await readdir(tmpdir())).filter((name) => name.startsWith(`taem-import-${gateway.process.pid}-`));

const ENDS: readonly [what: string, from: number, end: () => Promise<unknown>, answer: object | null][] = [
  ['a gateway that is killed', 10_000_000, async () => gateway.process.kill('SIGKILL'), null],
  [
    'a connection to the database that ends',
    20_000_000,
    async () => {
      const other = await shop.database.openConnection();
      await other.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()`);
      await other.end();
    },
    { status: 503, code: 'UNAVAILABLE' },
  ],
];

test.each(IS_DEEP ? ENDS : ENDS.slice(0, 1))(
  '%s in the middle of an import leaves nothing of it, and the same file is taken in once',
  {
    timeout: 300_000,
  },
  async (_what, from, end, expected) => {
    const key = `killed-import-${from}`;
    const left = await folders();
    expect(left).toEqual([]);
    let open: string[] = [];
    const last = await lastLineOf(await send(from, key), async () => {
      open = await folders();
      await end();
    });
    expect(open).toHaveLength(1);
    if (expected) expect(last).toMatchObject(expected);
    else expect(last).toBeNull();
    expect(await countOf(from)).toBe(0);
    if (!expected) {
      gateway = await startGatewayProcess(shop.databaseUrl, dataDir);
    }
    // The folders with the contents of the file are gone.
    expect(open.filter((name) => existsSync(join(tmpdir(), name)))).toEqual([]);
    const done = await lastLineOf(await send(from, key));
    expect(done).toMatchObject({ payload: { inserted: ROWS } });
    expect(await lastLineOf(await send(from, key))).toEqual(done);
    expect(await countOf(from)).toBe(ROWS);
    expect(await findRealmFaults(shop.database, shop.realm.id, 'shop')).toEqual([]);
  },
);
