/** @module-tag slow */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { IS_DEEP } from '@taem/domain/testing/deep.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BrokenWrites, breakWrites } from '../testing/brokenWrites.ts';
import { createChance } from '../testing/randomShop.ts';
import { startGatewayProcess } from '../testing/startGatewayProcess.ts';
import { type MergeTests, startMergeTests } from '../testing/startMergeTests.ts';
import type { Answer } from '../testing/startReversalTests.ts';

/** Number of further tries of each action, besides the one whose answer is lost. */
const TRIES = IS_DEEP ? 8 : 3;

let at: MergeTests;
let broken: BrokenWrites;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'taem-killed-'));
  at = await startMergeTests();
  broken = breakWrites(at.tests.context.database);
  await rows('update merchant_settings set claim_days = 7');
});
afterAll(async () => {
  await at.tests.close();
  await rm(dataDir, { recursive: true, force: true });
});

const rows = <Row extends object>(text: string, values: unknown[] = []) => at.tests.rows<Row>(at.shop, text, values);

/** Tables that background work of a running gateway updates: sums of days, which the books verify in the end. */
const SUMMED_UP = 'daily_|monthly_|span_buyers|settled_spans|member_spans|span_members';

/** Returns all other tables of the shop as they are now, except codes, whose tries may differ. */
async function everything(left = SUMMED_UP): Promise<Record<string, string>> {
  const tables = await rows<{ name: string }>(
    `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'realm_id'
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not in ('claim_codes', 'security_events') and c.relname !~ $1`,
    [`^(${left})`],
  );
  const sums = tables.map(
    ({ name }) => `select '${name}' as name, md5(string_agg(t::text, '|' order by t::text)) as sum from ${name} t`,
  );
  const held = await rows<{ name: string; sum: string }>(sums.join(' union all '));
  return Object.fromEntries(held.map(({ name, sum }) => [name, sum]));
}

let count = 0;
/** Returns a number that was not used before. */
const next = () => {
  count += 1;
  return count;
};
const newPhone = () => `08${20_000_000 + next()}`;

async function account(more: object = {}) {
  const id = await at.join(20, { phone: `${newPhone()}|TH|+66`, nickname: 'Nid', ...more });
  await at.tests.sell(at.shop, { coffee: 30, tea: 0, memberId: id });
  return id;
}

/** An action that can be repeated with the same key, also in another process, by its address. */
type Act = (url?: string) => Promise<Answer>;
const key = () => ({ 'idempotency-key': `broken-write-${next()}` });

async function post(url: string, body: object, headers: Record<string, string>): Promise<Answer> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
}

const asUser = async (path: string, body: object, headers: Record<string, string>, url?: string) =>
  url
    ? post(`${url}/${path}`, body, { ...headers, authorization: await at.tests.authorize(at.shop) })
    : at.tests.call(at.shop, 'POST', path, body, headers);

async function merge(): Promise<Act> {
  const [kept, merged] = [await account(), await account({ firstname: 'Other' })];
  const versions = { __v: (await at.member(kept)).version, merge_version: (await at.member(merged)).version };
  const headers = key();
  return (url) => asUser(`members/${kept}/merge`, { merge_id: merged, ...versions }, headers, url);
}

async function erasure(): Promise<Act> {
  const id = await account();
  const body = { __v: (await at.member(id)).version };
  const headers = key();
  return (url) => asUser(`members/${id}/erasure`, body, headers, url);
}

/** Sends each request from a separate address. */
async function open(path: string, body: object, headers = {}, url?: string): Promise<Answer> {
  if (url) return post(`${url}/onboard/claim/${path}`, body, headers);
  const address = next();
  const remoteAddress = `198.51.${address >> 8}.${address & 255}`;
  const answer = await at.tests.app.inject({
    method: 'POST',
    url: `/v3.0/onboard/claim/${path}`,
    payload: body,
    headers,
    remoteAddress,
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function claimBy(phone: string, more: object = {}): Promise<Act> {
  const sale = await at.tests.sell(at.shop, { coffee: 0, tea: 9 });
  const { body } = await at.tests.call(at.shop, 'GET', `transactions/${sale.id}/receipt-link`);
  const token = String(body.payload.receipt_link.url).split('/').at(-1);
  const codeSent = await open(`${token}/code`, { phone });
  const text = "select content ->> 'text' as text from outbox_messages where channel = 'sms' order by id desc limit 1";
  const code = /: (\d{6}) /.exec((await rows<{ text: string }>(text))[0]?.text ?? '')?.[1];
  const headers = key();
  return (url) => open(`${token}`, { phone, ref_code: codeSent.body.payload.ref_code, code, ...more }, headers, url);
}

async function claim(): Promise<Act> {
  const phone = newPhone();
  await at.join(20, { phone: `${phone}|TH|+66` });
  return claimBy(phone);
}

const registerAndClaim = () =>
  claimBy(newPhone(), {
    answers: { firstname: 'Nid', lastname: 'Dee', gender: 'Female' },
    consent_wording: CONSENT_WORDINGS['th-TH'],
  });

/** Repeats an action with the same key: it is done once, and a further request gets the same answer. */
async function isDoneOnce(act: Act, done?: object) {
  const again = await act();
  expect(again.status, JSON.stringify(again.body)).toBeLessThan(300);
  const after = await everything();
  if (done) expect(after).toEqual(done);
  expect((await act()).body).toEqual(again.body);
  expect(await everything()).toEqual(after);
}

test.each([
  ['a merge', merge, 59],
  ['an erasure', erasure, 62],
  ['a claim', claim, 61],
  ['a claim of who becomes a member by it', registerAndClaim, 17],
])(
  'a connection that ends at any statement of %s leaves nothing of it, and a retry does it once; the books are right',
  async (_name, begin, seed) => {
    const chance = createChance(seed);
    const whole = await begin();
    await isDoneOnce(whole);
    await (await begin())();
    const statements = broken.statements();
    for (let round = 0; round < TRIES; round += 1) {
      const act = await begin();
      const before = await everything();
      const statement = chance(statements);
      broken.before(statement);
      const { status } = await act();
      expect([broken.isMet(), status >= 500], `statement ${statement}`).toEqual([true, true]);
      expect(await everything(), `statement ${statement}`).toEqual(before);
      await isDoneOnce(act);
    }
    const act = await begin();
    broken.afterCommit();
    expect((await act()).status).toBeGreaterThanOrEqual(500);
    await isDoneOnce(act, await everything());
    expect(await at.faults()).toEqual([]);
  },
  60_000,
);

/** A gateway that is started for a test sends messages too. */
const BY_ITSELF = `${SUMMED_UP}|outbox_messages`;

test.each([
  ['a merge', merge],
  ['an erasure', erasure],
  ['a claim', claim],
])(
  'a gateway that is killed in the middle of %s leaves nothing of it, and the next one does it once',
  async (_name, begin) => {
    // Before the gateway starts, as it might send the message with the code before the test reads it.
    const act = await begin();
    const killed = await startGatewayProcess(at.tests.db.url, dataDir, { MAILS_TO_FOLDER: 'on' });
    const before = await everything(BY_ITSELF);
    const holder = await at.tests.context.database.openConnection();
    // All of these actions write points, after other things.
    await holder.query('begin; lock table point_entries in share mode');
    const answer = act(killed.url).catch(() => null);
    const waiting = async () => {
      const { rows } = await holder.query<{ pid: number }>(
        "select pid from pg_locks where not granted and relation = 'point_entries'::regclass",
      );
      return rows.map(({ pid }) => pid);
    };
    await expect.poll(waiting, { timeout: 20_000 }).toHaveLength(1);
    const pids = await waiting();
    await killed.kill();
    expect(await answer).toBeNull();
    await holder.query('rollback');
    const left = () => holder.query('select 1 from pg_stat_activity where pid = any($1::int[])', [pids]);
    await expect.poll(async () => (await left()).rows, { timeout: 20_000 }).toEqual([]);
    await holder.end();
    expect(await everything(BY_ITSELF)).toEqual(before);
    await isDoneOnce(act);
    expect(await at.faults()).toEqual([]);
  },
  90_000,
);
