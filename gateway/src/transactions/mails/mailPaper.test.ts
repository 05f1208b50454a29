import { randomUUID } from 'node:crypto';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { afterEach, expect, test } from 'vitest';
import { previewMemberErasure } from '../../customers/privacy/previewMemberErasure.ts';
import { openTaxedShop } from '../../testing/openTaxedShop.ts';
import { partOfMail } from '../../testing/readMail.ts';
import { readPdf } from '../../testing/readPdf.ts';
import { BUYER, COPY_WORD, startMailTests, TO } from '../../testing/startMailTests.ts';

const at = openForTests(startMailTests);
afterEach(() => at.clear());

test('issue 36 a receipt of a shop without tax documents is mailed once for a press, however often that arrives', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 4 }, () => at.press(shop, sale.id, {}, key)));
  const other = await at.press(shop, sale.id, { email: `  ${TO.toUpperCase()} ` });
  expect(new Set([...answers, other].map(({ body }) => body.payload.mail.id)).size).toBe(1);
  expect((await at.press(shop, sale.id, { email: 'other@buyer.example' }, key)).status).toBe(409);
  const server = await at.mailServer();
  await Promise.all([at.send(server), at.send(server)]);
  await at.ended(shop, sale.id);
  expect(server.recipients).toEqual([[TO]]);
  const { text } = await readPdf(partOfMail(server.received[0] ?? '', 'application/pdf'));
  expect(text).toContain(sale.transaction_no);
  expect(text.normalize('NFKD')).not.toContain(COPY_WORD);
  // The same request now reports the sent mail; a new press mails once more.
  expect((await at.press(shop, sale.id, {}, key)).body.payload.mail).toMatchObject({ state: 'sent' });
  await at.mail(shop, sale.id);
  await expect.poll(() => server.received.length).toBe(2);
});

test('where a paper went to a wrong buyer, their address is offered for none of the right one, and for none of theirs', async () => {
  const shop = await openTaxedShop(at.tests);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const { document } = await at.post(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  await at.mail(shop, sale.id, { tax_document_id: document.id });
  const replace = (id: string, buyer: object) =>
    at.post(shop, `tax-documents/${id}/replacement`, { buyer, reason: 'Wrong Name' });
  const renamed = (await replace(document.id, { ...BUYER, name: 'ห้างหุ้นส่วน น้ำดื่มไทย' })).document;
  // The receipt was mailed there too.
  await at.mail(shop, sale.id, { email: TO.toUpperCase() });
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: TO.toUpperCase() });
  const right = (await replace(renamed.id, { ...BUYER, tax_id: '0105558096348' })).document;
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: null });
  const next = await at.tests.sell(shop, { coffee: 1 });
  await at.post(shop, 'tax-documents', { transaction_id: next.id, buyer: BUYER });
  expect(await at.mailing(shop, next.id)).toMatchObject({ suggested_email: null });
  // The name was wrong, not the address.
  await at.mail(shop, sale.id, { tax_document_id: right.id });
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: TO });
});

test("a member's own address stays theirs, also where an invoice of a wrong buyer went there", async () => {
  const shop = await openTaxedShop(at.tests);
  await at.tests.rows(shop, 'update members set email = $2 where id = $1', [shop.memberId, TO]);
  const sale = await at.tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  const { document } = await at.post(shop, 'tax-documents', { transaction_id: sale.id, buyer: BUYER });
  await at.mail(shop, sale.id, { tax_document_id: document.id });
  await at.mail(shop, sale.id, { email: 'other@buyer.example', tax_document_id: document.id });
  const buyer = { ...BUYER, tax_id: '0105558096348' };
  await at.post(shop, `tax-documents/${document.id}/replacement`, { buyer, reason: 'Wrong Name' });
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: TO });
});

test('an address that refused the last paper is not offered for one that it took before, nor because it is that of the member', async () => {
  const shop = await at.tests.openShop(100);
  await at.tests.rows(shop, 'update members set email = $2 where id = $1', [shop.memberId, TO]);
  const sale = await at.tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  let isClosed = false;
  const server = await at.mailServer({
    onRcptTo: (_address, _session, done) =>
      done(isClosed ? Object.assign(new Error('no such user'), { responseCode: 550 }) : null),
  });
  await at.send(server);
  for (const closed of [false, true]) {
    expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: TO });
    isClosed = closed;
    await at.mail(shop, sale.id);
    await at.ended(shop, sale.id);
  }
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: null });
});

test('issue 36 a press waits for an erasure of the member, so that no earlier mail slips through', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1, memberId: shop.memberId });
  const waiting = `select count(*)::int as n from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  let pressing: ReturnType<typeof at.press> | null = null;
  await at.tests.context.database.inTransaction(shop.session.realmId, async (client) => {
    await client.query('select from members where id = $1 for no key update', [shop.memberId]);
    pressing = at.press(shop, sale.id);
    await expect.poll(async () => (await client.query<{ n: number }>(waiting)).rows[0]?.n).toBe(1);
  });
  expect(await pressing).toMatchObject({ status: 200 });
});

test('issue 36 what waits for a person who is erased is not sent, and no address stays', async () => {
  const { shop, sale, full } = await at.documented();
  await at.mail(shop, sale.id, { email: 'own@member.example' });
  await at.mail(shop, sale.id, { tax_document_id: full.id });
  // Mailed for a sale to a guest, to the member's address as typed.
  const asGuest = await at.tests.sell(shop, { coffee: 1 });
  await at.mail(shop, asGuest.id, { email: 'own@member.example' });
  await at.tests.rows(shop, "update members set email = 'Own@Member.example' where id = $1", [shop.memberId]);
  const { messages } = await at.tests.context.database.withRealm(shop.session.realmId, (client) =>
    previewMemberErasure(client, shop.memberId),
  );
  expect(messages).toBe(3);
  await at.erase(shop, ['Own@Member.example']);
  const server = await at.mailServer();
  await at.send(server);
  await at.ended(shop, sale.id);
  expect(server.received).toEqual([]);
  const { mails } = await at.mailing(shop, sale.id);
  expect(mails.map(({ state, reason, recipient }) => [state, reason, recipient])).toEqual([
    ['failed', 'ERASED', null],
    ['failed', 'ERASED', null],
  ]);
  const kept = await at.tests.rows(
    shop,
    'select answer::text from replays union all select to_jsonb(o)::text from outbox_messages o',
  );
  expect(JSON.stringify(kept)).not.toMatch(/own@member|accounts@buyer/);
});

test('issue 36 a user who may not know people sees that a paper was mailed, and neither mails nor learns an address', async () => {
  const { shop, sale, full } = await at.documented();
  await at.tests.rows(shop, "update members set email = 'own@member.example', locale = 'en-US' where id = $1", [
    shop.memberId,
  ]);
  expect(await at.mailing(shop, sale.id)).toMatchObject({
    suggested_email: 'own@member.example',
    suggested_language: 'en',
  });
  await at.mail(shop, sale.id, { tax_document_id: full.id });
  expect(await at.mailing(shop, sale.id)).toMatchObject({ suggested_email: TO });
  // The next invoice of that buyer, for a sale to a guest.
  const next = await at.tests.sell(shop, { coffee: 1 });
  expect(await at.mailing(shop, next.id)).toMatchObject({ suggested_email: null, suggested_language: null });
  await at.post(shop, 'tax-documents', { transaction_id: next.id, buyer: BUYER });
  expect(await at.mailing(shop, next.id)).toMatchObject({ suggested_email: TO });
  const may = (...pages: string[]) =>
    at.tests.rows(shop, 'update merchant_roles set authorizes = $1', [
      JSON.stringify(pages.map((page) => ({ object_code: `Page.Merchant.${page}`, action_codes: ['Read'] }))),
    ]);
  await may('Business_Insight', 'Management.Output_Tax');
  const seen = await at.mailing(shop, sale.id);
  expect(JSON.stringify(seen)).not.toContain('@');
  expect(seen).toMatchObject({
    suggested_email: null,
    suggested_language: null,
    mails: [{ state: 'waiting', recipient: null }],
  });
  expect((await at.press(shop, sale.id)).body.code).toBe('PERMISSION');
  await may('Customer_Insight');
  expect((await at.press(shop, sale.id)).status).toBe(200);
  expect((await at.press(shop, sale.id, { tax_document_id: full.id })).body.code).toBe('PERMISSION');
  await may('Payment');
  expect((await at.press(shop, next.id, { tax_document_id: full.id })).status).toBe(404);
  await at.tests.rows(shop, 'update merchant_users set branch_ids = $1', [[shop.otherBranchId]]);
  expect((await at.press(shop, sale.id)).status).toBe(404);
  expect((await at.tests.call(shop, 'GET', `transactions/${sale.id}/mails`)).status).toBe(404);
});

test('issue 36 a sale is mailed 20 times a day at most; what is answered without a mail counts nothing', async () => {
  const shop = await at.tests.openShop(100);
  const sale = await at.tests.sell(shop, { coffee: 1 });
  const nowhere = randomUUID();
  const key = randomUUID();
  for (let nth = 0; nth < 21; nth += 1) {
    expect((await at.press(shop, nowhere)).status).toBe(404);
    expect((await at.press(shop, sale.id, { tax_document_id: nowhere })).status).toBe(404);
    expect((await at.press(shop, sale.id, { email: 'a0@buyer.example' }, key)).status).toBe(200);
  }
  const statuses: number[] = [];
  for (let nth = 0; nth < 21; nth += 1)
    statuses.push((await at.press(shop, sale.id, { email: `a${nth}@buyer.example` })).status);
  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
});

test('issue 36 a user mails 60 papers in a quarter of an hour at most, whatever the sale', async () => {
  const shop = await at.tests.openShop(100);
  const [first, second] = [await at.tests.sell(shop, { coffee: 1 }), await at.tests.sell(shop, { coffee: 1 })];
  await at.mail(shop, first.id);
  const copies = `insert into outbox_messages (channel, recipient, state, expires_at, sent_by_id, transaction_id)
    select 'email', $2, 'sent', now(), sent_by_id, $1 from outbox_messages cross join generate_series(1, 58)`;
  await at.tests.rows(shop, copies, [randomUUID(), TO]);
  await at.mail(shop, second.id);
  expect((await at.press(shop, second.id, { email: 'b@buyer.example' })).body.code).toBe('TOO_MANY_ATTEMPTS');
  await at.tests.rows(shop, "update outbox_messages set created_at = created_at - interval '15 minutes'");
  await at.mail(shop, second.id, { email: 'b@buyer.example' });
});
