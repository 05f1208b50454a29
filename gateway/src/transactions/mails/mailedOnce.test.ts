import { openForTests } from '@taem/domain/testing/openForTests.ts';
import type { SMTPServerOptions } from 'smtp-server';
import { afterEach, expect, test } from 'vitest';
import { partOfMail } from '../../testing/readMail.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { COPY_WORD, headerOf, STAMP, startMailTests, TO } from '../../testing/startMailTests.ts';
import { untilLater } from '../../testing/untilLater.ts';

const at = openForTests(startMailTests);
afterEach(() => at.clear());

test.each([
  ['the copy', STAMP, 'COPY_LATER', [[TO], [STAMP]]],
  ['the buyer', TO, null, [[STAMP], [TO]]],
])('issue 36 of two addresses %s, refused for now, is tried again alone', async (_who, refused, reason, recipients) => {
  const { shop, sale, full } = await at.documented();
  let isBusy = true;
  const server = await at.mailServer({
    onRcptTo({ address }, _session, done) {
      const isLater = address === refused && isBusy;
      done(isLater ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null);
    },
  });
  await at.mail(shop, sale.id, { tax_document_id: full.id });
  await at.send(server);
  await expect.poll(async () => (await at.mailOf(shop, sale.id))?.state).toBe('retrying');
  expect(await at.mailOf(shop, sale.id)).toMatchObject({ reason, server_answer: expect.stringMatching(/^451/) });
  isBusy = false;
  await at.ended(shop, sale.id);
  expect(server.recipients).toEqual(recipients);
  // Both get the same mail: one Message-ID, both addresses in its header, and the same file.
  const [first = '', second = ''] = server.received;
  for (const name of ['Message-ID', 'To', 'Cc']) expect(headerOf(first, name)).toBe(headerOf(second, name));
  expect(partOfMail(first, 'application/pdf').equals(partOfMail(second, 'application/pdf'))).toBe(true);
  expect(await at.mailOf(shop, sale.id)).toMatchObject({ state: 'sent', reason: null });
  expect(await at.printsOf(shop, full.id)).toBe(1);
});

test('issue 36 while only its copy is to come a document has gone out, and its buyer gets it again by another press', async () => {
  const { shop, sale, full } = await at.documented();
  let isBusy = true;
  const server = await at.mailServer({
    onRcptTo({ address }, _session, done) {
      const isRefused = address === STAMP && isBusy;
      done(isRefused ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null);
    },
  });
  await at.send(server, { firstWaitMs: 3_600_000, pollMs: 20 });
  const first = await at.mail(shop, sale.id, { tax_document_id: full.id });
  await expect.poll(async () => (await at.mailOf(shop, sale.id))?.reason).toBe('COPY_LATER');
  expect(await at.printsOf(shop, full.id)).toBe(1);
  const second = await at.mail(shop, sale.id, { tax_document_id: full.id });
  expect(second.id).not.toBe(first.id);
  await expect.poll(async () => (await at.mailOf(shop, sale.id))?.state).toBe('sent');
  isBusy = false;
  await at.tests.rows(shop, "update outbox_messages set next_try_at = now() where state = 'waiting'");
  await at.ended(shop, sale.id);
  expect(server.recipients).toEqual([[TO], [TO], [STAMP]]);
  // The authority stamps the file that the buyer got first, whatever was printed in between.
  const files = server.received.map((text) => partOfMail(text, 'application/pdf'));
  expect(files[0]?.equals(files[2] ?? Buffer.alloc(0))).toBe(true);
  const { text } = await readPdf(files[1] ?? Buffer.alloc(0));
  expect(text.normalize('NFKD')).toContain(COPY_WORD);
  expect(await at.printsOf(shop, full.id)).toBe(2);
});

test('issue 36 of a mail that its recipient has, and whose person is erased before its copy is taken, the copy was refused', async () => {
  const { shop, sale, full } = await at.documented();
  const server = await at.mailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === STAMP ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null),
  });
  await at.send(server, { firstWaitMs: 3_600_000 });
  await at.mail(shop, sale.id, { tax_document_id: full.id });
  await expect.poll(async () => (await at.mailOf(shop, sale.id))?.reason).toBe('COPY_LATER');
  await at.erase(shop, []);
  expect(await at.mailOf(shop, sale.id)).toMatchObject({ state: 'failed', reason: 'COPY_REFUSED', recipient: null });
  expect(server.recipients).toEqual([[TO]]);
});

test('issue 36 of two mails of a document at the same moment one is the original, and is copied to be stamped', async () => {
  const { shop, sale, full } = await at.documented();
  const other = 'owner@buyer.example';
  for (const email of [TO, other]) await at.mail(shop, sale.id, { email, tax_document_id: full.id });
  const server = await at.mailServer();
  await Promise.all([at.send(server), at.send(server)]);
  await at.ended(shop, sale.id);
  expect(server.recipients.flat().sort()).toEqual([TO, other, STAMP].sort());
  const texts = await Promise.all(server.received.map((text) => readPdf(partOfMail(text, 'application/pdf'))));
  expect(texts.map(({ text }) => text.normalize('NFKD').includes(COPY_WORD))).toEqual([false, true]);
  expect(server.recipients.map((addresses) => addresses.includes(STAMP))).toEqual([true, false]);
});

test('issue 36 a document is copied to be stamped once, however often it is mailed', async () => {
  const { shop, sale, full } = await at.documented();
  let refusesCopy = true;
  const server = await at.mailServer({
    onRcptTo({ address }, _session, done) {
      const isRefused = address === STAMP && refusesCopy;
      done(isRefused ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null);
    },
  });
  await at.send(server);
  const again = async () => {
    await at.mail(shop, sale.id, { tax_document_id: full.id });
    await at.ended(shop, sale.id);
  };
  await again();
  refusesCopy = false;
  await again();
  await again();
  expect(server.recipients).toEqual([[TO], [TO, STAMP], [TO]]);
});

/** Returns a handler of a mail server that keeps every mail waiting until `finish` is called. */
function heldMails() {
  let finish: () => void = () => undefined;
  let begun = 0;
  const taken = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const onData: SMTPServerOptions['onData'] = (stream, _session, done) => {
    begun += 1;
    // Ends the transfer even if the test fails before it does so.
    at.closeAfter({ close: finish });
    stream.on('data', () => undefined);
    stream.on('end', () => void taken.then(() => done()));
  };
  /** Waits until the first mail has been in transfer for this long: drawing its paper before takes an unknown time. */
  async function heldFor(interval: string): Promise<void> {
    await expect.poll(() => begun).toBe(1);
    await untilLater(at.tests.context.database, interval);
  }
  return { onData, finish: () => finish(), begun: () => begun, heldFor };
}

test('issue 36 a mail that takes longer than its lease is sent once', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const { onData, finish, begun, heldFor } = heldMails();
  const server = await at.mailServer({ onData });
  const timing = { leaseMs: 300, pollMs: 20 };
  await at.send(server, timing);
  await at.send(server, timing);
  await at.mail(shop, sale.id);
  // Three leases later, by the clock of the database.
  await heldFor('900 ms');
  finish();
  await at.ended(shop, sale.id);
  expect([begun(), await at.tests.rows(shop, 'select tries from outbox_messages')]).toEqual([1, [{ tries: 1 }]]);
});

test('issue 36 a mail that waits for another one of its sale has not been tried, however long that takes', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const { onData, finish, begun, heldFor } = heldMails();
  const server = await at.mailServer({ onData });
  for (const email of [TO, 'owner@buyer.example']) await at.mail(shop, sale.id, { email });
  await at.send(server, { pollMs: 20 });
  // After the outbox has looked for mails many times.
  await heldFor('600 ms');
  expect(begun()).toBe(1);
  finish();
  await at.ended(shop, sale.id);
  expect(await at.tests.rows(shop, 'select state, tries from outbox_messages')).toEqual([
    ...[1, 2].map(() => ({ state: 'sent', tries: 1 })),
  ]);
});

test.each([
  ['is sent', false, { state: 'sent', reason: null, recipient: null }],
  ['is sent, and is not tried again for its copy', true, { state: 'failed', reason: 'COPY_REFUSED', recipient: null }],
])(
  'issue 36 a mail that is leaving while its person is erased %s, and its document has gone out',
  async (_what, isBusy, seen) => {
    const { shop, sale, full } = await at.documented();
    const { onData, finish, begun } = heldMails();
    const server = await at.mailServer({
      onData,
      onRcptTo: ({ address }, _session, done) =>
        done(isBusy && address === STAMP ? Object.assign(new Error('greylisted'), { responseCode: 451 }) : null),
    });
    await at.send(server);
    await at.mail(shop, sale.id, { tax_document_id: full.id });
    await expect.poll(begun).toBe(1);
    await at.erase(shop, []);
    expect(await at.mailOf(shop, sale.id)).toMatchObject({ state: 'failed', reason: 'ERASED' });
    finish();
    await expect.poll(async () => (await at.mailOf(shop, sale.id))?.reason).toBe(seen.reason);
    expect(await at.mailOf(shop, sale.id)).toMatchObject(seen);
    expect(await at.tests.rows(shop, 'select content from outbox_messages')).toEqual([{ content: null }]);
    expect(await at.printsOf(shop, full.id)).toBe(1);
  },
);
