import { randomBytes } from 'node:crypto';
import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { ERASED_NAME } from '@taem/domain/customers/privacy/erasure.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type MergeTests, startMergeTests } from '../../testing/startMergeTests.ts';
import { adjustBody, voidBody } from '../../testing/startReversalTests.ts';
import { labelOf } from './dataLabels.ts';
import { removeErasedPictures } from './erasedPictures.ts';
import { personData } from './personData.ts';

let at: MergeTests;
beforeAll(async () => {
  at = await startMergeTests();
  const more = [{ object_code: 'Page.Merchant.Payment.Subscribe', action_codes: ['Read', 'Write'] }];
  await rows('update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(more)]);
  await workIn([]);
});
afterAll(() => at.tests.close());

const rows = <Row extends object>(text: string, values: unknown[] = []) => at.tests.rows<Row>(at.shop, text, values);
const call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object, headers?: Record<string, string>) =>
  at.tests.call(at.shop, method, path, body, headers);
/** Names have letters alone. */
const uniqueWord = () => `Q${[...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

interface Person {
  id: string;
  code: string;
  phone: string;
  /** Texts that no other customer has. */
  secrets: string[];
  portrait: string;
}

let born = 0;
/** A customer with a unique word in every place that can hold personal data. */
async function person(): Promise<Person> {
  born += 1;
  const phone = `09${String(10_000_000 + born * 7_919)}|TH|+66`;
  const words = Object.fromEntries(
    ['firstname', 'lastname', 'nickname', 'address', 'merchant_remark', 'line_id'].map((name) => [name, uniqueWord()]),
  );
  const email = `${uniqueWord().toLowerCase()}@example.com`;
  const [before, tag, answer, old, bill, booked, left, th, line, parked, paid] = Array.from({ length: 11 }, uniqueWord);
  const code = `C${born}`;
  const body = {
    ...{
      ...words,
      email,
      phone,
      code,
      birthdate: '1988-07-19',
      gender: 'Female',
      tags: [tag],
      branch_id: at.shop.branchId,
    },
    ...{ educations: [{ school: old }], interests: { hobbies: [answer] }, i18n: { 'th-TH': { firstname: `ชื่อ${th}` } } },
  };
  const created = await call('POST', 'members', body, { 'idempotency-key': `register-${code}` });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const { id } = created.body.data;
  await rows(`insert into potentials (firstname, lastname, phone, email, address) values ($1, $1, $2, $3, $1)`, [
    left,
    phone,
    email,
  ]);
  await call('PATCH', `members/${id}`, { nickname: before, __v: created.body.payload.__v });
  await call('PATCH', `members/${id}`, { nickname: uniqueWord(), __v: created.body.payload.__v + 1 });
  const portrait = `people/${at.shop.session.realmId}/${code}.webp`;
  await at.tests.context.files.put(portrait, Buffer.from('picture'));
  await rows('update members set image_url = $2 where id = $1', [id, `/files/${portrait}`]);
  await rows(
    `insert into appointments (member_id, name, start_time, end_time) values ($1, $2, '2020-01-01', '2020-01-02')`,
    [id, booked],
  );
  await rows(
    `insert into outbox_messages (channel, recipient, content, expires_at)
      values ('email', $1, $2, now() + interval '1 day'), ('sms', $3, '{"text":"Code 604817"}', now() + interval '1 day')`,
    [email, JSON.stringify({ text: `Dear ${words.firstname}` }), `+66${phone.slice(1, 10)}`],
  );
  const conditions = {
    record: 'Product',
    field: 'tags',
    keyword: words.firstname,
    filter: { name: `${phone.slice(0, 10)} ${th}` },
  };
  await rows(`insert into change_runs (user_id, kind, asked, items, left_out) values ($1, 'bulk', $2, '{}', $3)`, [
    at.shop.session.userId,
    JSON.stringify(conditions),
    JSON.stringify([{ record_id: id, name: `${words.firstname} ${words.lastname}`, reason: 'RULE' }]),
  ]);
  await saveOf(`${words.firstname} ${words.lastname}`, [phone.slice(0, 10), email, `ชื่อ${th}`]);
  const sale = await at.tests.sell(at.shop, { coffee: 30, tea: 0, memberId: id });
  await rows('update transactions set remark = $2 where id = $1', [sale.id, bill]);
  const options = JSON.stringify([{ option_id: id, group: 'Size', name: 'Large', price: 1500 }]);
  await rows('update transaction_items set note = $2, options = $3 where transaction_id = $1', [
    sale.id,
    line,
    options,
  ]);
  await parkedFor(id, String(parked));
  await parkedFor(id, String(paid), sale.id);
  const secrets = [...Object.values(words), email, phone.slice(0, 10), phone.slice(1, 10), before, tag, answer, old];
  return { id, code, phone, portrait, secrets: [...secrets, bill, booked, left, th, line, parked, paid].map(String) };
}

/** A bill that waits for this customer, or waited until it was paid, called after them and with a note on its line. */
async function parkedFor(memberId: string, word: string, saleId: string | null = null) {
  const line = { item_ref: '1', product_id: at.shop.products.coffee, name: 'coffee', code: 'coffee', quantity: 1 };
  const bill = { lines: [{ ...line, unit_price: 4500, has_own_price: false, note: `for ${word}` }], points_as_cash: 0 };
  await rows(
    `insert into parked_bills (id, branch_id, name, member_id, bill, amount_due, qty, status, transaction_id, closed_at)
      values (new_id(), $1, $2, $3, $4, 4500, 1, case when $5::uuid is null then 'Parked' else 'Paid' end, $5, case when $5::uuid is not null then now() end)`,
    [at.shop.branchId, word, memberId, JSON.stringify(bill), saleId],
  );
}

/** Views and dashboards a user saved while looking for this customer. */
async function saveOf(name: string, [phone = '', email = '', thai = '']: readonly string[]) {
  const spaced = `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`;
  const query = (conditions: Record<string, string>) => ({ query: new URLSearchParams(conditions).toString() });
  const dashboard = {
    document: `# of ${name}\nquery D { members(keyword: "${name}") { total } other: members(keyword: "${spaced} ${thai}") { total } }`,
    variables: JSON.stringify({ whom: { keyword: email, of: [thai] }, limit: 1 }),
    parts: [{ path: 'members', title: name, drawing: 'TABLE', width: 1, columns: [] }],
    forked_from_name: name,
  };
  const kept = [
    ['view', 'transactions', `q ${name}`, query({ q: spaced, status: 'COMPLETE' })],
    ['view', 'transactions', `r ${name}`, query({ q: name })],
    ['view', 'products', uniqueWord(), query({ q: 'tea' })],
    ['segment', 'members', name, query({ tagsAny: `vip,${thai}` })],
    ['dashboard', 'insight', name, dashboard],
  ] as const;
  for (const [kind, scope, called, body] of kept) {
    await rows(
      `with saved as (insert into saved_documents (kind, scope, owner_id, name, body) values ($1, $2, $3, $4, $5) returning *)
      insert into dashboard_versions (document_id, version, name, body) select id, version, name, body from saved where kind = 'dashboard'`,
      [kind, scope, at.shop.session.userId, called, JSON.stringify(body)],
    );
  }
}

const erase = async (id: string, more = {}) =>
  call('POST', `members/${id}/erasure`, { __v: (await at.member(id)).version, ...more });

/** Where a text stands, in any column of any table that this shop can see. */
async function found(secrets: readonly string[]): Promise<string[]> {
  const tables = await rows<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  );
  const patterns = secrets.map((secret) => `%${secret}%`);
  const places: string[] = [];
  for (const { name } of tables) {
    const held = await rows<{ text: string }>(
      `select t::text as text from ${name} t where t::text ilike any ($1) limit 3`,
      [patterns],
    );
    places.push(...held.map(({ text }) => `${name}: ${text.slice(0, 300)}`));
  }
  return places;
}

test.each([1, 2])(
  'after an erasure no column of any table holds what identified the person; the books are right (%i)',
  async () => {
    const [kept, merged, other] = [await person(), await person(), await person()];
    // A merge that was undone had values of one in the other for a while.
    const undone = await at.merge(other.id, merged.id, { fields: { PHONE: 'MERGED', ADDRESS: 'MERGED' } });
    expect((await at.undo(undone.body.payload.id)).status).toBe(200);
    const merge = await at.merge(kept.id, merged.id);
    expect(merge.status, JSON.stringify(merge.body)).toBe(200);
    await call('POST', `members/${kept.id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['th-TH'] });
    const secrets = [...kept.secrets, ...merged.secrets];
    expect((await found(secrets)).length).toBeGreaterThan(10);

    const preview = (await call('GET', `members/${kept.id}/erasure`)).body.payload.erasure;
    expect(preview).toMatchObject({
      code: kept.code,
      obstacles: [],
      sales: 2,
      merged_accounts: 1,
      potentials: 2,
      appointments: 2,
      messages: 4,
    });
    expect(preview.points).toBe((await at.member(kept.id)).points);
    expect(preview.points).toBeGreaterThan(0);
    const answer = await erase(kept.id);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);

    expect(await found(secrets)).toEqual([]);
    expect((await found(other.secrets)).length).toBeGreaterThan(10);
    expect(await at.faults()).toEqual([]);
    expect(await at.member(kept.id)).toMatchObject({
      ...{
        ...ERASED_NAME,
        code: kept.code,
        status: 'Inactive',
        points: 0,
        phone: null,
        tags: [],
        i18n: {},
        socials: [],
      },
      ...{ birthdate: '1988-01-01', gender: 'Female', total_transaction: 2 },
    });
    for (const { portrait } of [kept, merged]) expect(await at.tests.context.files.read(portrait)).toBeNull();
    const picture = await at.tests.context.files.read(other.portrait);
    picture?.stream.destroy();
    expect(picture).not.toBeNull();
    const [change] = await rows(
      `select s.username, s.source from changes c join change_sets s on s.id = c.set_id
      where c.record_id = $1 and c.after ->> 'erased_at' is not null`,
      [kept.id],
    );
    expect(change).toEqual({ username: 'cashier', source: 'save' });
  },
);

test('a portrait that the store could not take out at that moment is taken out later; one that someone has since stays', async () => {
  const [gone, again] = [await person(), await person()];
  const { files } = at.tests.context;
  const { remove } = files;
  files.remove = () => Promise.reject(new Error('The store is away.'));
  for (const { id } of [gone, again]) expect((await erase(id)).status).toBe(200);
  files.remove = remove;
  // The same picture has the same address.
  await rows('update members set image_url = $2 where id = $1', [await at.join(), `/files/${again.portrait}`]);
  await removeErasedPictures(at.tests.context, at.shop.session.realmId);
  expect(await files.read(gone.portrait)).toBeNull();
  const kept = await files.read(again.portrait);
  kept?.stream.destroy();
  expect(kept).not.toBeNull();
  expect(await rows('select from erased_pictures')).toEqual([]);
});

test('an erased person is sold nothing, is not edited, merged, restored, erased again or offered a wording, and the phone is free', async () => {
  const gone = await person();
  const other = await at.join();
  const sale = await at.tests.sell(at.shop, { coffee: 30, tea: 0, memberId: gone.id });
  const [set] = await rows<{ set_id: string }>(
    "select set_id from changes where record_id = $1 and before is not null and source = 'save' order by id limit 1",
    [gone.id],
  );
  expect((await erase(gone.id, { __v: 99 })).body.code).toBe('123');
  expect((await erase(gone.id)).status).toBe(200);
  const version = (await at.member(gone.id)).version;

  await expect(at.tests.sell(at.shop, { coffee: 1, tea: 0, memberId: gone.id })).rejects.toThrow();
  const refused = [
    await call('PATCH', `members/${gone.id}`, { firstname: 'Back', __v: version }),
    await call('PATCH', `members/${gone.id}`, { status: 'Active', __v: version }),
    await call('POST', `members/${gone.id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['en-US'] }),
    await at.merge(gone.id, other),
    await at.merge(other, gone.id),
    await call('POST', 'payment/void', voidBody(at.shop, sale)),
    await call('POST', 'payment/adjust', adjustBody(at.shop, sale, 100)),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(refused.map(() => [422, 'MEMBER_ERASED']));
  expect(await erase(gone.id)).toMatchObject({
    status: 422,
    body: { code: 'ERASURE_REFUSED', details: { reason: 'ERASED' } },
  });
  await expect(rows('delete from members where id = $1', [gone.id])).rejects.toThrow('MEMBER_ERASED');

  for (const setId of [set?.set_id, await erasureOf(gone.id)]) {
    await call('POST', `change-sets/${setId}/revert`, {});
    expect(await at.member(gone.id)).toMatchObject({ ...ERASED_NAME, status: 'Inactive' });
  }
  const found = await call('GET', `members?keyword=${gone.phone.slice(0, 10)}`);
  expect(found.body.payload.members).toEqual([]);
  const again = { firstname: 'New', lastname: 'Person', phone: gone.phone, branch_id: at.shop.branchId };
  const created = await call('POST', 'members', { ...again, gender: 'Female', birthdate: '1988-07-19' });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  expect(created.body.data.id).not.toBe(gone.id);
  expect(await at.faults()).toEqual([]);
});

const erasureOf = async (id: string) =>
  (
    await rows<{ set_id: string }>(
      "select set_id from changes where record_id = $1 and after ->> 'erased_at' is not null",
      [id],
    )
  )[0]?.set_id;

test('a part of a person is not erased, nor one who is expected; an address that others have stays theirs', async () => {
  const [kept, merged] = [await person(), await person()];
  await at.merge(kept.id, merged.id);
  expect((await erase(merged.id)).body.details).toEqual({ reason: 'MERGED' });
  const [appointment] = await rows<{ id: string }>(
    `insert into appointments (member_id, name, start_time, end_time)
      values ($1, 'Fitting', now() + interval '1 day', now() + interval '2 days') returning id`,
    [kept.id],
  );
  expect((await erase(kept.id)).body.details).toEqual({ reason: 'UPCOMING_APPOINTMENTS' });
  await rows('delete from appointments where id = $1', [appointment?.id]);
  const shared = (await at.member(kept.id)).email;
  await at.join(0, { email: shared });
  expect((await erase(kept.id)).status).toBe(200);
  expect(await rows('select 1 from outbox_messages where recipient = $1', [shared])).not.toEqual([]);
});

test('the file holds everything, for machines and for people, and who fetched it is recorded', async () => {
  const { id, code, secrets } = await person();
  await rows('update members set nickname = $2 where id = $1', [id, '<script>alert(1)</script>&"']);
  await call('POST', `members/${id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['th-TH'] });
  await call('POST', `members/${id}/consents`, { is_given: false, wording: CONSENT_WORDINGS['en-US'] });
  const { realmId, sessionId } = at.shop.session;
  const token = await at.tests.context.tokens.sign({ kind: 'user', realmId, sessionId });
  const fetched = (format: string) =>
    at.tests.app.inject({
      url: `/v3.0/members/${id}/data?format=${format}`,
      headers: { authorization: `Bearer ${token}` },
    });

  const json = await fetched('json');
  expect(json.headers).toMatchObject({
    'content-disposition': `attachment; filename="member-${code}.json"`,
    'cache-control': 'no-store',
  });
  const file = json.json();
  expect(file).toMatchObject({
    file: { format: 'taem-member-data', member_code: code },
    profile: [{ id, code, gender: 'Female' }],
    registration: [{}],
    consents: [{ is_given: true, wording: CONSENT_WORDINGS['th-TH'], by: 'staff' }, { is_given: false }],
    sales: [
      {
        status: 'Complete',
        total_revenue: 1350,
        lines: [{ qty: 30, options: [{ name: 'Large', price: 15 }] }],
        payments: [{ amount: 1350 }],
      },
    ],
    parked_bills: [
      { status: 'Parked', branch: 'Ari', amount_due: 45, lines: [{ name: 'coffee', qty: 1 }] },
      { status: 'Paid' },
    ],
    ...{ points: [{ kind: 'earn' }], messages: [{ channel: 'email' }, { channel: 'sms' }], appointments: [{}] },
  });
  const text = json.body;
  for (const secret of secrets) expect(text).toContain(secret);
  expect(text).not.toContain('realm_id');
  // A message that waits holds a code that works, for its recipient alone; of one that was sent no text is kept.
  expect(text).not.toContain('604817');

  const page = (await fetched('html')).body;
  // Phones are written in groups.
  const joined = page.replaceAll('-', '');
  for (const secret of secrets) expect(joined).toContain(secret.replaceAll('-', ''));
  expect(page).not.toMatch(/<script|\bon\w+=/i);
  expect(page).toContain('&lt;script&gt;');
  // Every name is a label in Thai, or the same in both; what stands on the wire is written as people write it.
  const names = [...page.matchAll(/<(?:dt|th)(?: [^>]*)?>([^<]+?)(?: <span|<\/)/g)].map(([, name = '']) => name);
  expect(names.filter((name) => /^[a-z_]+$/.test(name))).toEqual([]);
  const values = [...page.matchAll(/<(?:dd|td)[^>]*>([^<]*)/g)].map(([, value = '']) => value.trim());
  expect(values.filter((value) => /^\d{4}-\d\d-\d\d|\|TH\||^(?:earn|Complete|Female|staff|sms)$/.test(value))).toEqual(
    [],
  );
  expect(values).toEqual(expect.arrayContaining(['19-07-1988', 'หญิง', 'ได้รับ', '1,350.00', 'พนักงาน']));
  expect([labelOf('phone')[1], labelOf('state')[1], labelOf('state', 'messages')[1]]).toEqual([
    'Phone',
    'Marital status',
    'Status',
  ]);

  const events = await rows("select kind, subject from security_events where kind = 'MEMBER_DATA_FETCHED'");
  expect(events).toEqual(Array(2).fill({ kind: 'MEMBER_DATA_FETCHED', subject: code }));
  expect((await call('GET', `members/${at.shop.branchId}/data`)).status).toBe(404);
});

test('a person who left details with the same phone and became another member is not the one whose file it is, nor erased with them', async () => {
  const phone = '0899990001|TH|+66';
  const [id, other] = [await at.join(0, { phone }), await at.join()];
  await rows("insert into potentials (firstname, lastname, phone, member_id) values ('Somebody', 'Else', $1, $2)", [
    phone,
    other,
  ]);
  expect((await call('GET', `members/${id}/data`)).body.registration).toEqual([]);
  expect((await call('GET', `members/${other}/data`)).body.registration).toMatchObject([{ firstname: 'Somebody' }]);
  expect((await erase(id)).status).toBe(200);
  expect(await rows('select firstname from potentials where member_id = $1', [other])).toHaveLength(1);
});

test('two files are made at once, also of those who ask in the same moment; one that is not made takes no place', async () => {
  const id = await at.join();
  const statuses: number[] = [];
  const { db } = at.tests;
  const files = await db.database.inTransaction(at.shop.session.realmId, async (client) => {
    await client.query('lock table security_events in exclusive mode');
    const others = new Promise<unknown[]>((resolve) => {
      const requests = Array.from({ length: 8 }, async () => {
        statuses.push((await call('GET', `members/${id}/data`)).status);
        if (statuses.length === 6) resolve(requests);
      });
    });
    return await others;
  });
  await Promise.all(files);
  expect(statuses).toEqual([429, 429, 429, 429, 429, 429, 200, 200]);
  for (const attempt of [1, 2, 3]) {
    expect((await call('GET', `members/${at.shop.branchId}/data`)).status, String(attempt)).toBe(404);
  }
  expect((await call('GET', `members/${id}/data`)).status).toBe(200);
});

test('a user who loses the right while a file is written gets no more of it, and no whole file', async () => {
  const id = await at.join();
  let isAllowed = true;
  let isOver = false;
  const parts = personData(
    at.tests.db.database,
    at.tests.context.files,
    at.shop.session.realmId,
    { of: 'member', id },
    {
      ended: () => {
        isOver = true;
      },
      mayGoOn: async () => isAllowed,
    },
  );
  expect((await parts.next()).value).toMatchObject({ kind: 'file' });
  isAllowed = false;
  const rest = async () => {
    const kinds: string[] = [];
    for await (const { kind } of parts) kinds.push(kind);
    return kinds;
  };
  await expect(rest()).rejects.toMatchObject({ status: 401 });
  expect(isOver).toBe(true);
});

test('consent is an answer to what was shown, and the last one is in force', async () => {
  const id = await at.join();
  const answer = (is_given: boolean, wording: string) => call('POST', `members/${id}/consents`, { is_given, wording });
  const current = async () => {
    const read = await call('GET', `members/${id}?projection=id&addon=message_consent`);
    return read.body.payload.member.message_consent;
  };
  expect(await current()).toBeNull();
  expect((await answer(true, 'Whatever you like')).status).toBe(400);
  await answer(true, CONSENT_WORDINGS['th-TH']);
  expect(await current()).toMatchObject({ is_given: true, language: 'th-TH', by: 'Mali S' });
  await answer(false, CONSENT_WORDINGS['en-US']);
  expect(await current()).toMatchObject({ is_given: false, wording: CONSENT_WORDINGS['en-US'] });
  const { consents } = (await call('GET', `members/${id}/consents`)).body.payload;
  expect(consents.map(({ is_given }: { is_given: boolean }) => is_given)).toEqual([false, true]);
  await expect(rows('update message_consents set is_given = true')).rejects.toThrow('append-only');
});

test('of two accounts that are one now, what the customer said last is in force, to whichever of them', async () => {
  const [kept, merged] = [await at.join(), await at.join()];
  const answer = (id: string, is_given: boolean) =>
    call('POST', `members/${id}/consents`, { is_given, wording: CONSENT_WORDINGS['th-TH'] });
  await answer(kept, true);
  await answer(merged, false);
  const { id: merge } = (await at.merge(kept, merged)).body.payload;
  const current = async () =>
    (await call('GET', `members/${kept}?projection=id&addon=message_consent`)).body.payload.member.message_consent;
  expect(await current()).toMatchObject({ is_given: false });
  const { consents } = (await call('GET', `members/${kept}/consents`)).body.payload;
  expect(consents).toHaveLength(2);
  await at.undo(merge);
  expect(await current()).toMatchObject({ is_given: true });
});

test('S7 the file has the sales of all branches: a user who works in some of them cannot fetch it', async () => {
  const id = await at.join();
  await workIn([at.shop.branchId]);
  try {
    const refused = await call('GET', `members/${id}/data`);
    expect([refused.status, refused.body.code]).toEqual([422, 'EVERY_BRANCH_NEEDED']);
  } finally {
    await workIn([]);
  }
  expect((await call('GET', `members/${id}/data`)).status).toBe(200);
});

test('the right to write customers and to know how to reach them is needed for all of it', async () => {
  const id = await at.join();
  const [role] = await rows<{ authorizes: unknown }>('select authorizes from merchant_roles');
  const may = async (authorizes: unknown) => {
    await rows('update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
  };
  const insight = (...action_codes: string[]) => [{ object_code: 'Page.Merchant.Customer_Insight', action_codes }];
  try {
    for (const rights of [[], insight('Read'), insight('Write')]) {
      await may(rights);
      for (const path of ['data', 'erasure']) {
        expect((await call('GET', `members/${id}/${path}`)).body.code, JSON.stringify(rights)).toBe('PERMISSION');
      }
      expect((await erase(id)).body.code).toBe('PERMISSION');
    }
    await may(insight('Read'));
    const wording = CONSENT_WORDINGS['th-TH'];
    expect((await call('POST', `members/${id}/consents`, { is_given: true, wording })).body.code).toBe('PERMISSION');
  } finally {
    await may(role?.authorizes);
  }
});

/** Tables with a member's data that are in no part of the file, and why. */
const NOT_IN_THE_FILE: Readonly<Record<string, string>> = {
  daily_members: 'sums of the sales, which are in the file',
  monthly_members: 'sums of the sales, which are in the file',
  span_members: 'sums of the sales, which are in the file',
  member_products: 'sums of the sales, which are in the file',
  member_pieces: 'pieces of the names, phones and codes, which are in the file',
};

test('every table that says something about a member is in the file, or there is a reason why not', async () => {
  const tables = await rows<{ name: string }>(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'members' and not a.attisdropped
      and (a.attname = 'member_id' or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'members'::regclass and a.attnum = any(f.conkey)))
    order by 1`);
  // Each is read by a part of dataSections, and emptied or kept by eraseMember and eraseTraces.
  const inTheFile = [
    ...[
      'appointments',
      'member_merges',
      'message_consents',
      'parked_bills',
      'point_entries',
      'potentials',
      'tier_changes',
      'transactions',
    ],
  ];
  const covered = [...inTheFile, ...Object.keys(NOT_IN_THE_FILE)];
  expect(tables.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
});

/** Branches of the caller; empty means all. */
const workIn = (branchIds: readonly string[]) =>
  rows('update merchant_users set branch_ids = $2 where id = $1', [at.shop.session.userId, branchIds]);
