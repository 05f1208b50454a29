import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { type RandomSale, writeSale } from '../testing/randomShop.ts';
import type { TestGateway } from '../testing/startTestGateway.ts';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();
let cashier: string;

beforeAll(async () => {
  cashier = await gateway.signIn('cashier');
  await buy(gateway);
});

/**
 * Records the purchases of M1: most often drinks, for most money food, a sweet last. A more expensive sale of drinks
 * was voided.
 */
async function buy({ realm, database }: TestGateway): Promise<void> {
  const { ari, owner, mali, coffee, tea, cake, drinks, food } = realm.ids;
  await database.withRealm(realm.id, async (client) => {
    const answer = await client.query<{ id: string }>(
      "insert into product_categories (name) values ('ขนมหวาน') returning id",
    );
    const sweets = answer.rows[0]?.id ?? '';
    const sale = (day: string, lines: [product: string, category: string, qty: number, amount: number][]) => ({
      id: randomUUID(),
      day,
      branch: ari,
      member: mali,
      gender: null,
      age: null,
      lines: lines.map(([product, category, qty, amount]) => ({ product, category, sub: null, qty, amount })),
      channels: [
        { type: 'Cash', institute: null, card: null, amount: lines.reduce((sum, [, , , amount]) => sum + amount, 0) },
      ],
      discount: 0,
      earn: 0,
      redeem: 0,
      void: false,
    });
    const sales: RandomSale[] = [
      sale('2026-01-05', [
        [cake, food, 9, 100_050],
        [tea, drinks, 1, 9_000],
      ]),
      sale('2026-02-07', [[coffee, drinks, 2, 9_000]]),
      sale('2026-03-01', [
        [cake, sweets, 1, 20_000],
        [coffee, drinks, 3, 12_000],
      ]),
      { ...sale('2026-03-02', [[tea, drinks, 20, 240_000]]), void: true },
    ];
    for (const one of sales) await writeSale(client, one, owner);
  });
}

let sequence = 0;
const make = (body: object, token = cashier) => {
  sequence += 1;
  const person = { firstname: 'A', lastname: 'B', gender: 'Other', phone: `08777${String(sequence).padStart(5, '0')}` };
  return gateway.send('POST', '/members', { token, body: { ...person, ...body } });
};

test('a member comes with tier and lifetime figures, money in baht', async () => {
  const { ids } = gateway.realm;
  const { body } = await gateway.send('GET', `/members/${ids.mali}`, { token: cashier });
  expect(body.payload.member).toMatchObject({
    firstname: 'มะลิ',
    phone: '0812345678|TH|+66',
    tags: ['vip'],
    tier_id: ids.gold,
    tier: { current: { id: ids.gold, name: 'Gold', image_url: null } },
    lifetime_value: {
      total_revenue: 1500.5,
      total_transaction: 3,
      remaining_reward: 120,
      total_qty: 16,
      duration: expect.any(Number),
    },
    accum: { payment: { total_transaction: 3, total_revenue: 1500.5 } },
    i18n: {},
    __v: 0,
  });
  const somchai = await gateway.send('GET', `/members/${ids.somchai}`, { token: cashier });
  expect(somchai.body.payload.member.tier).toEqual({ current: null });
});

test('CUST-69, CALL-29 a member comes with badges and categories on request, voided sales left out', async () => {
  const { mali, badge } = gateway.realm.ids;
  const ask = async (query: Record<string, string>, path = `/members/${mali}`) =>
    (await gateway.send('GET', path, { token: cashier, query })).body.payload;
  const lifetime = async (field: string) =>
    (await ask({ projection: `lifetime_value.${field}` })).member.lifetime_value[field];
  expect(await lifetime('top_frequent_category')).toMatchObject({ name: 'เครื่องดื่ม', frequent: 3 });
  expect(await lifetime('top_expense_category')).toMatchObject({ name: 'อาหาร', price: 1000.5 });
  expect(await lifetime('last_expense_category')).toMatchObject({ name: 'ขนมหวาน' });
  expect(await lifetime('total_qty')).toBe(16);

  const powerless = await ask(
    { addon: 'badges,lifetime_value.top_frequent_category,lifetime_value.last_expense_category' },
    `/members/${gateway.realm.ids.somchai}`,
  );
  expect(powerless.member).toMatchObject({
    badges: [],
    lifetime_value: { top_frequent_category: null, last_expense_category: null },
  });

  const badgesAt = async (value: number) => {
    await gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query("update member_badges set conditions = jsonb_set(conditions, '{0,value}', $2) where id = $1", [
        badge,
        value,
      ]),
    );
    return (await ask({ projection: 'badges' })).member.badges;
  };
  expect(await badgesAt(1500.5)).toEqual([{ id: badge, name: 'Big Spender' }]);
  expect(await badgesAt(1500.51)).toEqual([]);

  const profile = (await ask({ projection: 'id,lifetime_value' })).member;
  expect(profile.lifetime_value).toMatchObject({ total_revenue: 1500.5, last_expense_category: { name: 'ขนมหวาน' } });
  const [unasked] = (await ask({}, '/members')).members;
  expect(unasked).not.toHaveProperty('badges');
  expect(unasked.lifetime_value).not.toHaveProperty('top_frequent_category');
});

test('OP-22 Frequent Member goes by the number of sales, any other badge by what its condition is about', async () => {
  const { realm, database } = gateway;
  await database.withRealm(realm.id, (client) =>
    client.query(`
      with kinds as (insert into conditions (name, type, template) values ('often', 'transaction', '{}'), ('spent', 'ltv', '{}'),
        ('pieces', 'qty', '{}') returning id, type)
      insert into member_badges (name, conditions)
      select b.name, jsonb_build_array(jsonb_build_object('value', b.value, 'condition_id', k.id))
      from (values ('Frequent Member', 'qty', 3), ('Regular', 'transaction', 4), ('Patron', 'ltv', 1500), ('Hoarder', 'qty', 1))
        b(name, type, value) join kinds k using (type)`),
  );
  const query = { projection: 'badges', filter: JSON.stringify({ code: 'M1' }) };
  const { body } = await gateway.send('GET', '/members', { token: cashier, query });
  expect(body.payload.members[0].badges.map(({ name }: { name: string }) => name)).toEqual([
    'Frequent Member',
    'Patron',
  ]);
});

test.each([['ใจดี'], ['มะลิ ใจดี'], ['0812345678'], ['081-234-5678'], ['+66 81 234'], ['M1']])(
  'the keyword %s finds the member',
  async (keyword) => {
    const answer = await gateway.send('GET', '/members', { token: cashier, query: { keyword, limit: '20' } });
    expect(answer.body.payload.members.result.map((row: { code: string }) => row.code)).toEqual(['M1']);
  },
);

test('OP-50 filters by tier, lifetime value and number of sales; OP-30 narrows to a branch', async () => {
  const find = async (query: Record<string, string>) => {
    const answer = await gateway.send('GET', '/members', { token: cashier, query });
    return answer.body.payload.members.map((row: { code: string }) => row.code);
  };
  const filter = { 'tier.current.id': gateway.realm.ids.gold, 'accum.payment.total_revenue': { $gte: 1500.5 } };
  expect(await find({ filter: JSON.stringify(filter) })).toEqual(['M1']);
  expect(await find({ filter: '{"accum.payment.total_transaction":{"$gt":3}}' })).toEqual([]);
  expect(await find({ branch_id: gateway.realm.ids.bangRak, projection: 'code' })).toEqual(['M2']);
});

test('a new member gets a code, the lowest active tier and its phone in the stored form', async () => {
  const { body } = await make({ phone: '089-111-2222', gender: 'หญิง', branch_id: gateway.realm.ids.ari });
  expect(body.payload).toMatchObject({
    code: expect.stringMatching(/^M\d{6}$/),
    phone: '0891112222|TH|+66',
    gender: 'Female',
    tier: { current: { name: 'Silver' } },
    lifetime_value: { remaining_reward: 0 },
  });
  expect(body.data.id).toBe(body.payload.id);
});

test('CU-9 codes are of one sequence of the shop; one that is taken is passed over', async () => {
  const number = (code: string) => Number(code.slice(1));
  const codes: string[] = [];
  const next = async (phone: string) => {
    const { body } = await make({ phone, branch_id: gateway.realm.ids.ari });
    codes.push(body.payload.code);
    return number(body.payload.code);
  };
  const first = await next('0895550001');
  expect(await next('0895550002')).toBe(first + 1);
  const taken = `M${String(first + 2).padStart(6, '0')}`;
  expect((await make({ phone: '0895550003', branch_id: gateway.realm.ids.ari, code: taken })).status).toBe(200);
  expect(await next('0895550004')).toBe(first + 3);
  const many = await Promise.all(
    Array.from({ length: 5 }, (_, at) => make({ phone: `089555001${at}`, branch_id: gateway.realm.ids.ari })),
  );
  codes.push(...many.map(({ body }) => body.payload.code));
  expect(new Set(codes).size).toBe(codes.length);
  expect(Math.max(...codes.map(number))).toBe(first + 8);
});

test('CU-8 a name is found in any order of its words, of members and of potentials', async () => {
  const owner = await gateway.signIn('owner');
  const person = { firstname: 'สมชาย', lastname: 'ใจดีมาก', branch_id: gateway.realm.ids.ari, gender: 'Male' };
  const [registered, left] = [
    await make({ ...person, phone: '0895551001' }),
    await gateway.send('POST', '/potentials', {
      token: owner,
      body: { ...person, phone: '0895551002', birthdate: '1990-01-31' },
    }),
  ];
  const found = async (path: string, keyword: string) => {
    const { body } = await gateway.send('GET', `/${path}`, { token: owner, query: { keyword, projection: 'id' } });
    return body.payload[path].map(({ id }: { id: string }) => id);
  };
  for (const keyword of ['สมชาย ใจดีมาก', 'ใจดีมาก สมชาย', 'ใจดี 0895551', 'สมชายใจดี', 'ม ใจดีมาก']) {
    expect([keyword, await found('members', keyword)]).toEqual([keyword, [registered.body.data.id]]);
    expect([keyword, await found('potentials', keyword)]).toEqual([keyword, [left.body.data.id]]);
  }
  expect(await found('members', 'สมชาย ใจร้าย')).toEqual([]);
});

test('CUST-45 a phone that is registered already is E07001, however it is written', async () => {
  for (const phone of ['0812345678', '+66812345678', '081-234-5678', '0812345678|TH|+66']) {
    expect(await make({ phone })).toMatchObject({
      status: 422,
      body: { code: 'E07001', wgCode: 'E07001', message: [{ path: 'phone' }] },
    });
  }
});

test('the same phone registered by two tills at once is one member', async () => {
  const answers = await Promise.all(Array.from({ length: 6 }, () => make({ phone: '0800000001' })));
  expect(answers.map((answer) => answer.body.code ?? 'made').sort()).toEqual([...Array(5).fill('E07001'), 'made']);
});

test.each(['12345', '081234567', '08123456789', 'abc', '0812345678|XX'])(
  'CUST-45 the phone %s is E02001',
  async (phone) => {
    expect(await make({ phone })).toMatchObject({ status: 422, body: { wgCode: 'E02001' } });
  },
);

test.each<[string, object, string, string]>([
  ['no phone', { phone: '' }, 'phone', 'This field is required'],
  ['no gender', { gender: undefined }, 'gender', 'Gender is required'],
  ['a name of digits and signs', { firstname: 'A1 Bee!' }, 'firstname', 'Format is not valid'],
  ['an English name that is none', { firstname_en: 'มะลิ' }, 'firstname_en', 'Firstname should be English'],
  ['PERM-07 no branch, of who works in several', { branch_id: null }, 'branch_id', 'is required'],
])(
  'R4 a member is registered by the form of the shop also without its screen: refuses %s',
  async (_, changes, path, words) => {
    const person = { phone: '0899900001', branch_id: gateway.realm.ids.ari, ...changes };
    const { status, body } = await make(person, await gateway.signIn('owner'));
    expect([status, body.code, body.message]).toEqual([400, 'VALIDATION', [{ path, message: words }]]);
  },
);

test.each(['members', 'potentials'])(
  'CONST-02 a registered person is Active and walked in, unless it is said or someone sent them: %s',
  async (path) => {
    const owner = await gateway.signIn('owner');
    const registered = async (phone: string, changes: object = {}) => {
      const person = { firstname: 'A', lastname: 'B', gender: 'Other', birthdate: '1990-02-01', phone };
      const body = { ...person, branch_id: gateway.realm.ids.ari, locale: 'th-TH', ...changes };
      const { body: created } = await gateway.send('POST', `/${path}`, { token: owner, body });
      return [created.payload?.status, created.payload?.recommended_by];
    };
    expect(await registered('0861110001')).toEqual(['Active', 'Walk-in']);
    expect(await registered('0861110002', { recommended_by: 'Friend' })).toEqual(['Active', 'Friend']);
    expect(await registered('0861110003', { invite_codes: ['ABC'] })).toEqual(['Active', null]);
  },
);

test('R4 a potential too; and the questions that a shop adds', async () => {
  const owner = await gateway.signIn('owner');
  const person = { firstname: 'A', lastname: 'B', gender: 'Other', birthdate: '1990-02-01', phone: '0899900002' };
  const send = async (changes: object) => {
    const { body } = await gateway.send('POST', '/potentials', { token: owner, body: { ...person, ...changes } });
    return body.message?.map(({ path }: { path: string }) => path) ?? [];
  };
  expect(await send({ phone: undefined, gender: undefined, birthdate: undefined })).toEqual([
    'phone',
    'gender',
    'birthdate',
  ]);
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      `insert into onboard_forms (code, fields) select code, jsonb_path_query_array(fields, '$[*] ? (@.id == "nickname")') - 0
         || jsonb_build_array(jsonb_path_query_first(fields, '$[*] ? (@.id == "nickname")') || '{"required": true}')
       from onboard_forms where code = 'FORM:POTENTIAL:ONBOARD:2.0' and realm_id is null`,
    ),
  );
  expect(await send({ gender: undefined })).toEqual(['nickname']);
  expect(await send({ nickname: 'Bee' })).toEqual([]);
});

test('S12 a user who reads figures alone reads no phone, mail or address of a member, nor finds members by them', async () => {
  const { mali, noneRole } = gateway.realm.ids;
  const giveRights = (...authorizes: object[]) =>
    gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query('update merchant_roles set authorizes = $2 where id = $1', [noneRole, JSON.stringify(authorizes)]),
    );
  await giveRights({ object_code: 'Page.Merchant.Business_Insight', action_codes: ['Read'] });
  const analyst = await gateway.signIn('nobody');
  const ask = (path: string, query: Record<string, string> = {}, token = analyst) =>
    gateway.send('GET', path, { token, query });
  const personal = ['phone', 'email', 'address', 'birthdate', 'line_id', 'socials', 'merchant_remark', 'answers'];
  const { member } = (await ask(`/members/${mali}`)).body.payload;
  expect(member).toMatchObject({ firstname: 'มะลิ', lifetime_value: { total_revenue: 1500.5 } });
  const [row] = (await ask('/members', { projection: 'firstname,phone,email' })).body.payload.members;
  for (const name of personal) expect([member, row].map((record) => name in record)).toEqual([false, false]);
  const own = (await ask(`/members/${mali}`, {}, cashier)).body.payload.member;
  for (const name of personal) expect(own).toHaveProperty(name);
  // A hidden field is named, so that it is not mistaken for an empty one.
  expect(member.withheld).toEqual(expect.arrayContaining(personal));
  expect(row.withheld.sort()).toEqual(['email', 'phone']);
  expect(own).not.toHaveProperty('withheld');

  expect((await ask('/members', { keyword: '0812345678' })).body.payload.members).toEqual([]);
  expect((await ask('/members', { keyword: 'มะลิ' })).body.payload.members).toHaveLength(1);
  expect((await ask('/members', { filter: '{"phone":"0812345678|TH|+66"}' })).status).toBe(400);
  expect((await ask('/members', { sort: '{"phone":1}' })).status).toBe(400);
  expect((await ask('/members', { filter: '{"phone":"0812345678|TH|+66"}' }, cashier)).status).toBe(200);
  await giveRights();
});

test('S12 no one writes over what they may not see, and the rest of the member they may change', async () => {
  const { mali, noneRole } = gateway.realm.ids;
  const writer = [{ object_code: 'Page.Merchant.Customer_Insight', action_codes: ['Write'] }];
  const giveRights = (authorizes: object[]) =>
    gateway.database.withRealm(gateway.realm.id, (client) =>
      client.query('update merchant_roles set authorizes = $2 where id = $1', [noneRole, JSON.stringify(authorizes)]),
    );
  await giveRights(writer);
  const token = await gateway.signIn('nobody');
  const path = `/members/${mali}`;
  const read = async () => (await gateway.send('GET', path, { token: cashier })).body.payload.member;
  const before = await read();
  const send = (body: object) => gateway.send('PATCH', path, { token, body: { __v: before.__v, ...body } });
  for (const hidden of [{ phone: null }, { socials: '' }, { birthdate: null, nickname: 'x' }, { interests: null }]) {
    expect((await send(hidden)).body.code).toBe('PERMISSION');
  }
  expect(await read()).toEqual({ ...before, lifetime_value: expect.anything() });
  const changed = await send({ nickname: 'มะ' });
  expect(changed.body.payload).toEqual({ id: mali, __v: before.__v + 1 });
  expect(await read()).toMatchObject({ nickname: 'มะ', phone: before.phone, birthdate: before.birthdate });
  await giveRights([]);
});

test.each<[string, object, string]>([
  ['points of its own', { points: 1000 }, 'points'],
  ['a birthdate to come', { birthdate: '2999-01-01' }, 'birthdate'],
  ['a day that is none', { birthdate: '2001-02-30' }, 'birthdate'],
  ['a branch of another realm', { branch_id: 'other' }, 'branch_id'],
  ['a code in use', { code: 'M1' }, 'code'],
])('refuses %s', async (_, body, path) => {
  const given = 'branch_id' in body ? { branch_id: gateway.otherRealm.ids.ari } : body;
  expect(await make(given)).toMatchObject({ status: 400, body: { code: 'VALIDATION', message: [{ path }] } });
});

test('members are read and made only with the rights for it', async () => {
  const powerless = await gateway.signIn('nobody');
  expect((await gateway.send('GET', '/members', { token: powerless })).body.code).toBe('PERMISSION');
  expect((await gateway.send('GET', `/members/${gateway.realm.ids.mali}`, { token: powerless })).body.code).toBe(
    'PERMISSION',
  );
  expect((await make({}, powerless)).body.code).toBe('PERMISSION');
});
