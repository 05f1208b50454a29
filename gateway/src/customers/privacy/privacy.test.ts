import { CONSENT_WORDINGS } from '@taem/domain/customers/privacy/consentWordings.ts';
import { openForTests } from '@taem/domain/testing/openForTests.ts';
import { expect, test } from 'vitest';
import { startPrivacyTests } from '../../testing/startPrivacyTests.ts';
import { labelOf } from './dataLabels.ts';
import { personData } from './personData.ts';

const at = openForTests(startPrivacyTests);

test('the file holds everything, for machines and for people, and who fetched it is recorded', async () => {
  const { id, code, secrets } = await at.person();
  await at.rows('update members set nickname = $2 where id = $1', [id, '<script>alert(1)</script>&"']);
  await at.call('POST', `members/${id}/consents`, { is_given: true, wording: CONSENT_WORDINGS['th-TH'] });
  await at.call('POST', `members/${id}/consents`, { is_given: false, wording: CONSENT_WORDINGS['en-US'] });
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
  // A waiting message contains a valid code, which is only for its recipient; the text of a sent one is not stored.
  expect(text).not.toContain('604817');

  const page = (await fetched('html')).body;
  // Phones are written in groups.
  const joined = page.replaceAll('-', '');
  for (const secret of secrets) expect(joined).toContain(secret.replaceAll('-', ''));
  expect(page).not.toMatch(/<script|\bon\w+=/i);
  expect(page).toContain('&lt;script&gt;');
  // Every name has a Thai label, or is the same in both languages; no value is in wire form.
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

  const events = await at.rows("select kind, subject from security_events where kind = 'MEMBER_DATA_FETCHED'");
  expect(events).toEqual(Array(2).fill({ kind: 'MEMBER_DATA_FETCHED', subject: code }));
  expect((await at.call('GET', `members/${at.shop.branchId}/data`)).status).toBe(404);
});

test('a person who left details with the same phone and became another member is not the one whose file it is, nor erased with them', async () => {
  const phone = '0899990001|TH|+66';
  const [id, other] = [await at.join(0, { phone }), await at.join()];
  await at.rows("insert into potentials (firstname, lastname, phone, member_id) values ('Somebody', 'Else', $1, $2)", [
    phone,
    other,
  ]);
  expect((await at.call('GET', `members/${id}/data`)).body.registration).toEqual([]);
  expect((await at.call('GET', `members/${other}/data`)).body.registration).toMatchObject([{ firstname: 'Somebody' }]);
  expect((await at.erase(id)).status).toBe(200);
  expect(await at.rows('select firstname from potentials where member_id = $1', [other])).toHaveLength(1);
});

test('two files are made at once, also of those who ask in the same moment; one that is not made takes no place', async () => {
  const id = await at.join();
  const statuses: number[] = [];
  const { db } = at.tests;
  const files = await db.database.inTransaction(at.shop.session.realmId, async (client) => {
    await client.query('lock table security_events in exclusive mode');
    const others = new Promise<unknown[]>((resolve) => {
      const requests = Array.from({ length: 8 }, async () => {
        statuses.push((await at.call('GET', `members/${id}/data`)).status);
        if (statuses.length === 6) resolve(requests);
      });
    });
    return await others;
  });
  await Promise.all(files);
  expect(statuses).toEqual([429, 429, 429, 429, 429, 429, 200, 200]);
  for (const attempt of [1, 2, 3]) {
    expect((await at.call('GET', `members/${at.shop.branchId}/data`)).status, String(attempt)).toBe(404);
  }
  expect((await at.call('GET', `members/${id}/data`)).status).toBe(200);
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
  const answer = (is_given: boolean, wording: string) =>
    at.call('POST', `members/${id}/consents`, { is_given, wording });
  const current = async () => {
    const read = await at.call('GET', `members/${id}?projection=id&addon=message_consent`);
    return read.body.payload.member.message_consent;
  };
  expect(await current()).toBeNull();
  expect((await answer(true, 'Whatever you like')).status).toBe(400);
  await answer(true, CONSENT_WORDINGS['th-TH']);
  expect(await current()).toMatchObject({ is_given: true, language: 'th-TH', by: 'Mali S' });
  await answer(false, CONSENT_WORDINGS['en-US']);
  expect(await current()).toMatchObject({ is_given: false, wording: CONSENT_WORDINGS['en-US'] });
  const { consents } = (await at.call('GET', `members/${id}/consents`)).body.payload;
  expect(consents.map(({ is_given }: { is_given: boolean }) => is_given)).toEqual([false, true]);
  await expect(at.rows('update message_consents set is_given = true')).rejects.toThrow('append-only');
});

test('of two accounts that are one now, what the customer said last is in force, to whichever of them', async () => {
  const [kept, merged] = [await at.join(), await at.join()];
  const answer = (id: string, is_given: boolean) =>
    at.call('POST', `members/${id}/consents`, { is_given, wording: CONSENT_WORDINGS['th-TH'] });
  await answer(kept, true);
  await answer(merged, false);
  const { id: merge } = (await at.merge(kept, merged)).body.payload;
  const current = async () =>
    (await at.call('GET', `members/${kept}?projection=id&addon=message_consent`)).body.payload.member.message_consent;
  expect(await current()).toMatchObject({ is_given: false });
  const { consents } = (await at.call('GET', `members/${kept}/consents`)).body.payload;
  expect(consents).toHaveLength(2);
  await at.undo(merge);
  expect(await current()).toMatchObject({ is_given: true });
});

test('S7 the file has the sales of all branches: a user who works in some of them cannot fetch it', async () => {
  const id = await at.join();
  await at.workIn([at.shop.branchId]);
  try {
    const refused = await at.call('GET', `members/${id}/data`);
    expect([refused.status, refused.body.code]).toEqual([422, 'EVERY_BRANCH_NEEDED']);
  } finally {
    await at.workIn([]);
  }
  expect((await at.call('GET', `members/${id}/data`)).status).toBe(200);
});

test('the right to write customers and to know how to reach them is needed for all of it', async () => {
  const id = await at.join();
  const [role] = await at.rows<{ authorizes: unknown }>('select authorizes from merchant_roles');
  const may = async (authorizes: unknown) => {
    await at.rows('update merchant_roles set authorizes = $1', [JSON.stringify(authorizes)]);
  };
  const insight = (...action_codes: string[]) => [{ object_code: 'Page.Merchant.Customer_Insight', action_codes }];
  try {
    for (const rights of [[], insight('Read'), insight('Write')]) {
      await may(rights);
      for (const path of ['data', 'erasure']) {
        expect((await at.call('GET', `members/${id}/${path}`)).body.code, JSON.stringify(rights)).toBe('PERMISSION');
      }
      expect((await at.erase(id)).body.code).toBe('PERMISSION');
    }
    await may(insight('Read'));
    const wording = CONSENT_WORDINGS['th-TH'];
    expect((await at.call('POST', `members/${id}/consents`, { is_given: true, wording })).body.code).toBe('PERMISSION');
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
  const tables = await at.rows<{ name: string }>(`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'members' and not a.attisdropped
      and (a.attname = 'member_id' or exists (select from pg_constraint f where f.conrelid = c.oid and f.contype = 'f'
        and f.confrelid = 'members'::regclass and a.attnum = any(f.conkey)))
    order by 1`);
  // Each is read by a part of dataSections, and erased or kept by eraseMember and eraseTraces.
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
