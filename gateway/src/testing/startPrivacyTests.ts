import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { type MergeTests, startMergeTests } from './startMergeTests.ts';
import type { Answer } from './startReversalTests.ts';

/** A shop with customers whose personal data stand in every place that can hold them. */
export interface PrivacyTests extends MergeTests {
  rows<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  call(
    method: 'GET' | 'POST' | 'PATCH',
    path: string,
    body?: object,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  person(): Promise<Person>;
  erase(id: string, more?: object): Promise<Answer>;
  /** Branches of the caller; empty means all. */
  workIn(branchIds: readonly string[]): Promise<unknown>;
  close(): Promise<void>;
}

type Places = Pick<PrivacyTests, 'tests' | 'shop' | 'rows' | 'call'>;

export async function startPrivacyTests(): Promise<PrivacyTests> {
  const merges = await startMergeTests();
  const { tests, shop } = merges;
  const rows = <Row extends object>(text: string, values: unknown[] = []) => tests.rows<Row>(shop, text, values);
  const call: PrivacyTests['call'] = (method, path, body, headers) => tests.call(shop, method, path, body, headers);
  const workIn = (branchIds: readonly string[]) =>
    rows('update merchant_users set branch_ids = $2 where id = $1', [shop.session.userId, branchIds]);
  const more = [{ object_code: 'Page.Merchant.Payment.Subscribe', action_codes: ['Read', 'Write'] }];
  await rows('update merchant_roles set authorizes = authorizes || $1::jsonb', [JSON.stringify(more)]);
  await workIn([]);
  let born = 0;
  return {
    ...merges,
    ...{ rows, call, workIn },
    person() {
      born += 1;
      return person({ tests, shop, rows, call }, born);
    },
    erase: async (id, given = {}) =>
      call('POST', `members/${id}/erasure`, { __v: (await merges.member(id)).version, ...given }),
    close: () => tests.close(),
  };
}

/** Names have letters alone. */
const uniqueWord = () => `Q${[...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`;

export interface Person {
  id: string;
  code: string;
  phone: string;
  /** Texts that no other customer has. */
  secrets: string[];
  portrait: string;
}

/** A customer with a unique word in every place that can hold personal data. */
async function person(at: Places, nth: number): Promise<Person> {
  const phone = `09${String(10_000_000 + nth * 7_919)}|TH|+66`;
  const words = Object.fromEntries(
    ['firstname', 'lastname', 'nickname', 'address', 'merchant_remark', 'line_id'].map((name) => [name, uniqueWord()]),
  );
  const email = `${uniqueWord().toLowerCase()}@example.com`;
  const [before, tag, answer, old, bill, booked, left, th, line, parked, paid] = Array.from({ length: 11 }, uniqueWord);
  const code = `C${nth}`;
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
  const created = await at.call('POST', 'members', body, { 'idempotency-key': `register-${code}` });
  expect(created.status, JSON.stringify(created.body)).toBe(200);
  const { id } = created.body.data;
  await at.rows(`insert into potentials (firstname, lastname, phone, email, address) values ($1, $1, $2, $3, $1)`, [
    left,
    phone,
    email,
  ]);
  await at.call('PATCH', `members/${id}`, { nickname: before, __v: created.body.payload.__v });
  await at.call('PATCH', `members/${id}`, { nickname: uniqueWord(), __v: created.body.payload.__v + 1 });
  const portrait = `people/${at.shop.session.realmId}/${code}.webp`;
  await at.tests.context.files.put(portrait, Buffer.from('picture'));
  await at.rows('update members set image_url = $2 where id = $1', [id, `/files/${portrait}`]);
  await at.rows(
    `insert into appointments (member_id, name, start_time, end_time) values ($1, $2, '2020-01-01', '2020-01-02')`,
    [id, booked],
  );
  await at.rows(
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
  await at.rows(`insert into change_runs (user_id, kind, asked, items, left_out) values ($1, 'bulk', $2, '{}', $3)`, [
    at.shop.session.userId,
    JSON.stringify(conditions),
    JSON.stringify([{ record_id: id, name: `${words.firstname} ${words.lastname}`, reason: 'RULE' }]),
  ]);
  await saveOf(at, `${words.firstname} ${words.lastname}`, [phone.slice(0, 10), email, `ชื่อ${th}`]);
  const sale = await at.tests.sell(at.shop, { coffee: 30, tea: 0, memberId: id });
  await at.rows('update transactions set remark = $2 where id = $1', [sale.id, bill]);
  const options = JSON.stringify([{ option_id: id, group: 'Size', name: 'Large', price: 1500 }]);
  await at.rows('update transaction_items set note = $2, options = $3 where transaction_id = $1', [
    sale.id,
    line,
    options,
  ]);
  await parkedFor(at, id, String(parked));
  await parkedFor(at, id, String(paid), sale.id);
  const secrets = [...Object.values(words), email, phone.slice(0, 10), phone.slice(1, 10), before, tag, answer, old];
  return { id, code, phone, portrait, secrets: [...secrets, bill, booked, left, th, line, parked, paid].map(String) };
}

/** A bill that waits for this customer, or waited until it was paid, called after them and with a note on its line. */
async function parkedFor(at: Places, memberId: string, word: string, saleId: string | null = null) {
  const line = { item_ref: '1', product_id: at.shop.products.coffee, name: 'coffee', code: 'coffee', quantity: 1 };
  const bill = { lines: [{ ...line, unit_price: 4500, has_own_price: false, note: `for ${word}` }], points_as_cash: 0 };
  await at.rows(
    `insert into parked_bills (id, branch_id, name, member_id, bill, amount_due, qty, status, transaction_id, closed_at)
      values (new_id(), $1, $2, $3, $4, 4500, 1, case when $5::uuid is null then 'Parked' else 'Paid' end, $5, case when $5::uuid is not null then now() end)`,
    [at.shop.branchId, word, memberId, JSON.stringify(bill), saleId],
  );
}

/** Views and dashboards a user saved while looking for this customer. */
async function saveOf(at: Places, name: string, [phone = '', email = '', thai = '']: readonly string[]) {
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
    await at.rows(
      `with saved as (insert into saved_documents (kind, scope, owner_id, name, body) values ($1, $2, $3, $4, $5) returning *)
      insert into dashboard_versions (document_id, version, name, body) select id, version, name, body from saved where kind = 'dashboard'`,
      [kind, scope, at.shop.session.userId, called, JSON.stringify(body)],
    );
  }
}
