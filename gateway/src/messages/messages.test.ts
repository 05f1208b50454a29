import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SMTPServerOptions } from 'smtp-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { createRealm } from '../testing/fixtures.ts';
import { startMailServer as startRealMailServer } from '../testing/startMailServer.ts';
import { startTestDatabase, type TestDatabase } from '../testing/startTestDatabase.ts';
import { untilLater } from '../testing/untilLater.ts';
import { openSenders } from './openSenders.ts';
import { type Message, queueMessage } from './queueMessage.ts';
import { type Outbox, type OutboxTiming, startOutbox } from './startOutbox.ts';

let db: TestDatabase;
let realmId: string;
let otherRealmId: string;
let dataDir: string;
const open: { close(): unknown }[] = [];

beforeAll(async () => {
  db = await startTestDatabase();
  realmId = (await createRealm(db.database, 'shop', false)).id;
  otherRealmId = (await createRealm(db.database, 'elsewhere', false)).id;
  dataDir = await mkdtemp(join(tmpdir(), 'taem-messages-'));
});
afterEach(async () => {
  for (const it of open.splice(0).reverse()) await it.close();
  await db.database.system((client) => client.query('delete from outbox_messages'));
});
afterAll(async () => {
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const mail: Message = {
  channel: 'email',
  recipient: 'mali@mail.example',
  content: { subject: 'รหัส 123456', text: 'รหัสของคุณคือ 123456', html: '<b>123456</b>' },
  usefulMinutes: 10,
};
const sms: Message = { channel: 'sms', recipient: '+66812345678', content: { text: 'สวัสดี' }, usefulMinutes: 60 };

const queue = (message: Message) => db.database.inTransaction(realmId, (client) => queueMessage(client, message));
const rows = async () =>
  (await db.database.system((client) => client.query('select * from outbox_messages order by created_at'))).rows;
const state = async () => (await rows())[0]?.state;

async function run(env: Record<string, string>, timing: Partial<OutboxTiming> = {}): Promise<Outbox> {
  const config = readConfig({ DATA_DIR: dataDir, MAIL_FROM: 'Shop <shop@shop.example>', ...env });
  const outbox = await startOutbox(
    db.database,
    openSenders(config, () => undefined),
    { firstWaitMs: 20, ...timing },
  );
  open.push(outbox);
  return outbox;
}

async function startMailServer(options: SMTPServerOptions = {}) {
  const server = await startRealMailServer(options);
  open.push(server);
  return server;
}

async function startSmsProvider(answers: number[]) {
  const received: { body: unknown; headers: Record<string, unknown> }[] = [];
  const server: Server = createServer((request, response) => {
    let text = '';
    request.on('data', (bytes) => {
      text += bytes;
    });
    request.on('end', () => {
      received.push({ body: JSON.parse(text), headers: request.headers });
      response.writeHead(answers.shift() ?? 200).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push({ close: () => new Promise((resolve) => server.close(resolve)) });
  return { received, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send` };
}

test('a mail goes out once, in Thai, and what it said is forgotten', async () => {
  const server = await startMailServer();
  await Promise.all([run({ SMTP_URL: server.url }), run({ SMTP_URL: server.url })]);
  const ids = await Promise.all(Array.from({ length: 12 }, () => queue(mail)));
  await expect.poll(async () => (await rows()).filter((row) => row.state === 'sent').length).toBe(12);
  expect(server.received).toHaveLength(12);
  for (const id of ids) {
    expect(server.received.filter((text) => text.includes(`Message-ID: <${id}@shop.example>`))).toHaveLength(1);
  }
  expect(server.received[0]).toContain('From: Shop <shop@shop.example>');
  expect(server.received[0]).toContain(`Subject: =?UTF-8?`);
  expect((await rows())[0]).toMatchObject({ content: null, tries: 1, last_error: null });
});

test('a message of a transaction that is rolled back is never sent', async () => {
  const server = await startMailServer();
  await run({ SMTP_URL: server.url });
  const undone = db.database.inTransaction(realmId, async (client) => {
    await queueMessage(client, mail);
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await queue(mail);
  await expect.poll(state).toBe('sent');
  expect(server.received).toHaveLength(1);
});

test('a mail that is refused for now is tried again, later each time, until it is taken', async () => {
  let refused = 0;
  const server = await startMailServer({
    onRcptTo(_address, _session, done) {
      refused += 1;
      const later = Object.assign(new Error('busy'), { responseCode: 451 });
      done(refused <= 3 ? later : null);
    },
  });
  await run({ SMTP_URL: server.url });
  await queue(mail);
  await expect.poll(state).toBe('sent');
  expect([server.received.length, (await rows())[0].tries]).toEqual([1, 4]);
});

test('a mailbox that does not exist is not tried again', async () => {
  const server = await startMailServer({
    onRcptTo: (_address, _session, done) => done(Object.assign(new Error('no such user'), { responseCode: 550 })),
  });
  await run({ SMTP_URL: server.url });
  await queue(mail);
  await expect.poll(state).toBe('failed');
  expect((await rows())[0]).toMatchObject({ tries: 1, content: null, last_error: expect.stringContaining('550') });
});

test('a mail server that is away is waited for', async () => {
  const away = await startMailServer();
  await open.pop()?.close();
  const gone = await run({ SMTP_URL: away.url });
  await queue(mail);
  await expect.poll(async () => (await rows())[0]?.last_error).toContain('ECONNREFUSED');
  await gone.close();
  const server = await startMailServer();
  await run({ SMTP_URL: server.url });
  await expect.poll(state).toBe('sent');
});

test('a mail that the server takes its time with holds up no other', async () => {
  let finish: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    finish = resolve;
  });
  let begun = 0;
  const server = await startMailServer({
    onData(stream, _session, done) {
      begun += 1;
      const answered = begun === 1 ? looked : Promise.resolve();
      stream.on('data', () => undefined);
      stream.on('end', () => void answered.then(() => done()));
    },
  });
  const provider = await startSmsProvider([]);
  await run({ SMTP_URL: server.url, SMS_URL: provider.url });
  await queue(mail);
  await expect.poll(() => begun).toBe(1);
  await queue(mail);
  await queue(sms);
  await expect.poll(async () => (await rows()).map((row) => row.state)).toEqual(['waiting', 'sent', 'sent']);
  finish();
  await expect.poll(state).toBe('sent');
  expect(begun).toBe(2);
});

test('a mail server that answers 11 seconds after it has a mail gets it once', {
  tags: 'slow',
  timeout: 40_000,
}, async () => {
  let begun = 0;
  let finish: () => void = () => undefined;
  const server = await startMailServer({
    onData(stream, _session, done) {
      begun += 1;
      finish = done;
      stream.on('data', () => undefined);
    },
  });
  await run({ SMTP_URL: server.url });
  await queue(mail);
  await expect.poll(() => begun).toBe(1);
  await untilLater(db.database, '11 seconds');
  finish();
  await expect.poll(state).toBe('sent');
  expect([begun, (await rows())[0].tries]).toEqual([1, 1]);
});

test('a gateway that dies while sending leaves the message to the next one, which sends it under the same name', async () => {
  let name = '';
  const dying = {
    send: ({ id }: { id: string }) => {
      name = id;
      return new Promise<void>(() => undefined);
    },
    close: () => undefined,
  };
  // Once it is dead, its statements fail.
  let isDead = false;
  const { system } = db.database;
  const database = {
    ...db.database,
    system: ((work) => (isDead ? Promise.reject(new Error('dead')) : system(work))) as typeof system,
  };
  const lost = await startOutbox(database, { email: dying, sms: dying }, { leaseMs: 50 });
  await queue(mail);
  await expect.poll(() => name).not.toBe('');
  isDead = true;
  void lost.close();
  const server = await startMailServer();
  await run({ SMTP_URL: server.url }, { pollMs: 20 });
  await expect.poll(state).toBe('sent');
  expect(server.received).toHaveLength(1);
  expect(server.received[0]).toContain(`Message-ID: <${name}@shop.example>`);
  expect((await rows())[0].tries).toBe(2);
});

test('a code that is out of date is not sent any more, and one to no one never', async () => {
  const server = await startMailServer();
  await queue({ ...mail, usefulMinutes: 0 });
  await queue({ ...mail, recipient: null });
  await run({ SMTP_URL: server.url });
  await expect.poll(async () => (await rows()).map((row) => row.state)).toEqual(['expired', 'dropped']);
  expect([server.received, (await rows()).map((row) => row.content)]).toEqual([[], [null, null]]);
});

test('an SMS goes to the provider with its token, and again after a failure under the same key', async () => {
  const provider = await startSmsProvider([500, 429, 200]);
  await run({ SMS_URL: provider.url, SMS_TOKEN: 'secret' });
  const id = await queue(sms);
  await expect.poll(state).toBe('sent');
  expect(provider.received).toHaveLength(3);
  for (const { body, headers } of provider.received) {
    expect(body).toEqual({ to: '+66812345678', text: 'สวัสดี' });
    expect(headers).toMatchObject({ authorization: 'Bearer secret', 'idempotency-key': id });
  }
});

test('an SMS that the provider will never take fails at once', async () => {
  const provider = await startSmsProvider([422]);
  await run({ SMS_URL: provider.url });
  await queue(sms);
  await expect.poll(state).toBe('failed');
  expect(provider.received).toHaveLength(1);
});

test('without a server messages become files, and the console says where', async () => {
  const lines: string[] = [];
  const folder = join(dataDir, 'outbox');
  // The folder as an earlier version created it.
  await mkdir(folder, { mode: 0o755 });
  const senders = openSenders(readConfig({ DATA_DIR: dataDir }), (line) => lines.push(line));
  open.push(await startOutbox(db.database, senders));
  await queue(mail);
  await queue(sms);
  await expect.poll(async () => (await rows()).filter((row) => row.state === 'sent').length).toBe(2);
  const names = (await readdir(folder)).sort();
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(names).toEqual([expect.stringMatching(/\.(eml|txt)$/), expect.stringMatching(/\.(eml|txt)$/)]);
  for (const name of names) {
    expect(lines.some((line) => line.endsWith(join(folder, name)))).toBe(true);
    expect(await readFile(join(folder, name), 'utf8')).toMatch(/^(Date|From|To|MIME|Auto|Content|Message).*: ?/);
  }
});

test('after 30 days a message is gone, and of a paper stays that it was mailed, without its address', async () => {
  const paper = { saleId: randomUUID(), taxDocumentId: null, language: 'th' } as const;
  await queue(mail);
  await queue({ ...mail, content: { text: '', paper }, sentById: randomUUID() });
  const server = await startMailServer();
  await (await run({ SMTP_URL: server.url })).close();
  await db.database.system((client) =>
    client.query("update outbox_messages set created_at = now() - interval '31 days'"),
  );
  const later = await run({ SMTP_URL: server.url });
  await expect.poll(async () => (await rows()).length).toBe(1);
  await later.close();
  expect((await rows())[0]).toMatchObject({ state: 'sent', recipient: null, transaction_id: paper.saleId });
});

test('a realm sees only its own messages', async () => {
  await queue(mail);
  const seen = (realm: string) =>
    db.database.withRealm(realm, async (client) => (await client.query('select 1 from outbox_messages')).rowCount);
  expect([await seen(realmId), await seen(otherRealmId)]).toEqual([1, 0]);
});
