import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { Sender } from '../../messages/Sender.ts';
import { startOutbox } from '../../messages/startOutbox.ts';
import { prepareMessage } from '../../prepareMessage.ts';
import { readWorkbook } from '../../testing/readWorkbook.ts';
import { DOCUMENT, PART, type Run, scheduleTests } from '../../testing/scheduleTests.ts';

const tests = scheduleTests();
const { gateway, renew, rows, ok, rule, schedule, deliveriesOf, claim, finish, mails, states, at } = tests;

test('a mail server that is away for a day gets each mail once when it is back, and the schedule says so', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  // The test clock does not affect defaults of columns.
  await rows('update outbox_messages set created_at = now(), next_try_at = now()');
  let isAway = true;
  let tries = 0;
  const sent: string[] = [];
  const email: Sender = {
    async send(message) {
      tries += 1;
      if (isAway) throw new Error('connect ECONNREFUSED');
      sent.push(message.id);
    },
    close: () => undefined,
  };
  const senders = { email, sms: email };
  // Gateways come and go during the test.
  for (const hours of [0, 12, 12]) {
    await tests.clock.advance(hours * 3_600_000);
    const before = tries;
    const outbox = await startOutbox(gateway.database, senders);
    await expect.poll(() => tries).toBe(before + 1);
    await outbox.close();
  }
  await renew();
  expect(await claim()).toHaveLength(1);
  expect((await deliveriesOf(id)).deliveries.at(-1)).toMatchObject({ state: 'QUEUED' });
  isAway = false;
  await tests.clock.advance(10 * 60_000);
  const both = await Promise.all([startOutbox(gateway.database, senders), startOutbox(gateway.database, senders)]);
  await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
  await Promise.all(both.map((outbox) => outbox.close()));
  expect(sent).toEqual((await rows<{ id: string }>('select id from outbox_messages')).map((mail) => mail.id));
  expect(sent).toHaveLength(1);
  await renew();
  expect((await deliveriesOf(id)).deliveries.at(-1)).toMatchObject({ state: 'SENT', reason: null });
});

/** Returns a function that restores the present users and roles. */
async function keepPeople(): Promise<() => Promise<void>> {
  const users = await rows('select * from merchant_users');
  const roles = await rows('select * from merchant_roles');
  return async () => {
    const user = `update merchant_users u set status = k.status, email = k.email, branch_ids = k.branch_ids
      from jsonb_populate_recordset(null::merchant_users, $1) k where k.id = u.id`;
    await rows(user, [JSON.stringify(users)]);
    const role = `update merchant_roles r set authorizes = k.authorizes
      from jsonb_populate_recordset(null::merchant_roles, $1) k where k.id = r.id`;
    await rows(role, [JSON.stringify(roles)]);
  };
}

test.each<[what: string, change: string, reason: string]>([
  ['works here no more', "update merchant_users set status = 'Inactive' where id = $1", 'INACTIVE'],
  ['reads mails elsewhere now', "update merchant_users set email = 'new@shop.example' where id = $1", 'NO_EMAIL'],
  ['sees the dashboard no more', 'delete from saved_document_roles where $1::uuid is not null', 'NO_DASHBOARD'],
  [
    'unsubscribed by an earlier mail',
    'update schedule_recipients set unsubscribed_at = now() where user_id = $1',
    'UNSUBSCRIBED',
  ],
  [
    'may read less than the figures were read with',
    `update merchant_roles set authorizes = '[]' where id = (select role_id from merchant_users where id = $1)`,
    'FEWER_RIGHTS',
  ],
  [
    'works in fewer branches than the figures were read with',
    'update merchant_users set branch_ids = array[gen_random_uuid()] where id = $1',
    'FEWER_RIGHTS',
  ],
])(
  'a mail that waited for the mail server goes to no one who %s, and the reason is recorded',
  async (_, change, reason) => {
    const { id } = await schedule({ recipient_ids: [tests.people.owner?.id, tests.people.cashier?.id] });
    await at('2026-03-10T08:00:00+07:00');
    for (const run of await claim()) await finish(run);
    // The test clock does not affect defaults of columns.
    await rows('update outbox_messages set created_at = now(), next_try_at = now()');
    let isAway = true;
    const sent: string[] = [];
    let tries = 0;
    const email: Sender = {
      async send({ recipient }) {
        tries += 1;
        if (isAway) throw new Error('connect ECONNREFUSED');
        sent.push(recipient);
      },
      close: () => undefined,
    };
    const start = () => startOutbox(gateway.database, { email, sms: email }, {}, prepareMessage(gateway.context));
    const first = await start();
    await expect.poll(() => tries).toBe(2);
    await first.close();
    isAway = false;
    const restore = await keepPeople();
    await rows(change, [tests.people.cashier?.id]);
    await tests.clock.advance(60 * 60_000);
    const second = await start();
    await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
    await second.close();
    await restore();
    await renew();
    expect(sent).toEqual([expect.stringMatching(/^owner@/)]);
    expect(await states(id)).toEqual([`Chai SKIPPED ${reason}`, expect.stringMatching(/ SENT $/)]);
  },
);

test('a mail that no gateway was there to send yet is checked at its first try too', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  await finish(((await claim()) as [Run])[0]);
  await rows('update outbox_messages set created_at = now(), next_try_at = now()');
  const restore = await keepPeople();
  await rows("update merchant_roles set authorizes = '[]' where id = $1", [tests.people.cashier?.role_id]);
  const email: Sender = { send: () => Promise.reject(new Error('It was sent.')), close: () => undefined };
  const outbox = await startOutbox(gateway.database, { email, sms: email }, {}, prepareMessage(gateway.context));
  await expect.poll(async () => (await rows("select 1 from outbox_messages where state = 'waiting'")).length).toBe(0);
  await outbox.close();
  await restore();
  expect(await states(id)).toEqual(['Chai SKIPPED FEWER_RIGHTS']);
});

test('figures that were read with rights that were withdrawn since are read again before they are mailed', async () => {
  const { id } = await schedule({ recipient_ids: [tests.people.cashier?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const [run] = (await claim()) as [Run];
  const restore = await keepPeople();
  await rows("update merchant_roles set authorizes = '[]' where id = $1", [tests.people.cashier?.role_id]);
  expect(await finish(run)).toEqual({ accepted: true });
  expect(await mails()).toEqual([]);
  await tests.clock.advance(5 * 60_000);
  const [again] = (await claim()) as [Run];
  expect(again).toMatchObject({ id: run.id, tries: 2 });
  await finish(again);
  expect(await mails()).toHaveLength(1);
  await restore();
  expect(await states(id)).toEqual(['Chai QUEUED ']);
});

test('no name is a header, a separate line, HTML or a formula of a mail, nor makes its workbook unreadable', async () => {
  const name = 'ยอด\r\nBcc: evil@evil.example\r\n\r\nhttps://evil.example';
  await schedule({ recipient_ids: [tests.people.owner?.id], name });
  await at('2026-03-10T08:00:00+07:00');
  const formula = '=HYPERLINK("https://evil.example")';
  const section = (title: string) => ({
    ...{ title, fault: null, figures: [] },
    columns: [{ label: '+label\nline', kind: 'text' }],
    rows: [[formula], ['<script>alert(1)</script>'], ['@SUM(A1)\nhttps://evil.example']],
  });
  const titles = ['History', "'<img src=x>'", `${'x'.repeat(30)}'${formula}`];
  await finish(((await claim()) as [Run])[0], { sections: titles.map(section) });
  const [mail] = await mails();
  const content = mail?.content;
  expect(content?.subject).toMatch(/^ยอด Bcc: evil@evil\. example https: \/\/evil\. example · /);
  expect(content?.subject).not.toMatch(/[\r\n]/);
  expect(content?.text.split('\n').filter((line) => /^(Bcc:|https:)/.test(line))).toEqual([]);
  expect(content?.html).not.toMatch(/<script|<img/);
  // No mail program turns it into a link.
  expect(`${content?.subject}${content?.text}${content?.html}`).not.toMatch(/evil\.example|[^"]https:\/\/evil/);
  // The mail names the author of the schedule.
  for (const body of [content?.text, content?.html]) expect(body).toContain('ผู้ตั้งการส่งนี้: Orn Jaidee');
  const bytes = Buffer.from(content?.attachments[0]?.base64 ?? '', 'base64');
  const sheets = readWorkbook(bytes);
  // Sheet names that a spreadsheet accepts: not reserved, not too long, without a ' at either end.
  expect(Object.keys(sheets)).toEqual(['History (2)', '&lt;img src=x&gt;', 'x'.repeat(30), 'เกี่ยวกับไฟล์นี้']);
  expect(Object.values(sheets)[0]?.[1]).toEqual([formula.replaceAll('"', '&quot;')]);
  const files = Object.entries(unzipSync(bytes)).filter(([path]) => path.includes('worksheets'));
  for (const [, xml] of files) expect(Buffer.from(xml).toString()).not.toMatch(/<f>|<f /);
});

test('a part of figures has a column of what they are compared with where something is', async () => {
  await schedule({ recipient_ids: [tests.people.owner?.id] });
  await at('2026-03-10T08:00:00+07:00');
  const section = (title: string, before: number | null) => ({
    ...{ title, fault: null, columns: [], rows: [] },
    figures: [{ label: 'รวม', kind: 'money', value: 45, before }],
  });
  const sections = [section('alone', null), section('compared', 30)];
  await finish(((await claim()) as [Run])[0], { sections });
  const bytes = Buffer.from((await mails())[0]?.content.attachments[0]?.base64 ?? '', 'base64');
  expect(readWorkbook(bytes)).toMatchObject({
    alone: [
      ['ตัวเลข', 'ค่า'],
      ['รวม', 45],
    ],
    compared: [
      ['ตัวเลข', 'ค่า', 'ช่วงที่เทียบ'],
      ['รวม', 45, 30],
    ],
  });
});

test('a mail and the last sheet of its workbook say of which shop, branch and days the figures are, and where nothing is to compare with', async () => {
  const [branch] = await rows<{ id: string; name: string }>('select id, name from merchant_branches limit 1');
  const taking = DOCUMENT.replace('!)', '!, $compare: Comparison, $branchId: ID)').replace(
    'range: $range',
    'range: $range, compare: $compare, branchId: $branchId',
  );
  const of = { name: 'เทียบ', document: taking, variables: '{}', parts: [PART], role_ids: [] };
  const { id } = await ok('POST', '/dashboards', tests.owner, of);
  const given = { recipient_ids: [tests.people.owner?.id], compare: 'PREVIOUS_YEAR', branch_id: branch?.id };
  await ok('POST', `/dashboards/${id}/schedules`, tests.owner, rule(given));
  await at('2026-03-10T08:00:00+07:00');
  const figures = [{ label: 'รวม', kind: 'money', value: 45, before: null }];
  const sections = [{ title: 'ยอดขาย', fault: null, columns: [], rows: [], figures }];
  await finish(((await claim()) as [Run])[0], { sections });
  const content = (await mails())[0]?.content;
  const line = 'เทียบกับ 09-03-2568: ไม่มีตัวเลขของช่วงนั้น';
  expect(content?.text.split('\n').slice(0, 3)).toEqual([
    'เทียบ',
    expect.stringMatching(new RegExp(` · ${branch?.name} · 09-03-2569$`)),
    line,
  ]);
  expect(content?.html).toContain(line);
  const sheets = readWorkbook(Buffer.from(content?.attachments[0]?.base64 ?? '', 'base64'));
  expect(Object.values(sheets).at(-1)).toEqual([
    ['เกี่ยวกับไฟล์นี้'],
    ['เทียบ'],
    [expect.stringContaining(branch?.name ?? '')],
    [line],
  ]);
});
