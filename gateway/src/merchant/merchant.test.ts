import { expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

const gateway = testGateway();

const get = async (username: string, path: string) =>
  gateway.send('GET', path, { token: await gateway.signIn(username) });

test('CALL-03 the home of a cashier: own branches, own rights', async () => {
  const { ids, id, code } = gateway.realm;
  const { payload } = (await get('cashier', '/merchants/home')).body;
  expect(payload).toMatchObject({
    user_profile: { id: ids.cashier, username: 'cashier', firstname: 'Chai', role_id: ids.cashierRole },
    realm_profile: { id, code, name: 'Shop shop' },
    branch_profile: { id: ids.ari, code: 'A01', time_zone: 'Asia/Bangkok' },
    branches: [{ id: ids.ari, name: 'Ari' }],
    merchant_profile: { id, tax_id: '-', show_vat: false, currency_code: 'THB' },
    authorizes: [{ object_code: 'Page.Merchant.Payment', action_codes: ['Read', 'Write'] }, {}],
  });
  expect(JSON.stringify(payload)).not.toContain('password');
});

test('a user without assigned branches works in all active ones, and starts in none', async () => {
  const { payload } = (await get('owner', '/merchants/home')).body;
  expect([payload.branch_profile, payload.branches.map((branch: { name: string }) => branch.name)]).toEqual([
    null,
    ['Ari', 'Bang Rak'],
  ]);
});

test('CALL-04 rates in baht; of the authorize codes only whether they are set', async () => {
  const { payload } = (await get('cashier', '/merchant-setting/self')).body;
  expect(payload.merchant_config).toMatchObject({
    configuration: { earn_cash: 100, earn_point: 1, redeem_cash: 1, redeem_point: 1, currency_code: 'THB' },
    authorize_code: { adjust: false, void: false },
    __v: 0,
  });
});

test('CALL-05 the role by id', async () => {
  const { payload } = (await get('cashier', `/merchant-roles/${gateway.realm.ids.cashierRole}`)).body;
  expect(payload.role).toMatchObject({ name: 'Cashier', status: 'Active', authorizes: [{}, {}] });
});

test('colleagues are known by name; how to reach them is for those who manage users', async () => {
  const id = gateway.realm.ids.owner;
  const seen = (await get('cashier', `/merchant-users/${id}`)).body.payload.merchant_user;
  expect(seen).toMatchObject({ username: 'owner', firstname: 'Orn' });
  expect(seen).not.toHaveProperty('phone');
  expect(seen).not.toHaveProperty('password_hash');
  expect((await get('owner', `/merchant-users/${id}`)).body.payload.merchant_user.phone).toBe('020000000');
});

test.each([
  'merchant-branches:branches:2',
  'merchant-users:merchant_users:3',
  'merchant-roles:roles:3',
  'menus:menus:1',
  'product-categories:product_categories:2',
  'product-sub-categories:product_sub_categories:1',
  'member-tiers:tiers:2',
  'member-badges:badges:1',
  'coupons:coupons:2',
  'conditions:conditions:1',
  'payment-channels:payment_channels:1',
  'payment-methods:payment_methods:2',
  'institutes:institutes:1',
  'cards:cards:1',
])('everyone reads %s', async (name) => {
  const [path, key = '', count] = name.split(':');
  expect((await get('nobody', `/${path}`)).body.payload[key]).toHaveLength(Number(count));
});

const patch = async (username: string, path: string, body: object, realm?: string) =>
  gateway.send('PATCH', path, { token: await gateway.signIn(username, realm), body });

test('CALL-07 rates and authorize codes are changed; what is empty stays; codes are kept hashed', async () => {
  const configuration = { earn_cash: 25.5, earn_point: 2, redeem_cash: '', redeem_point: null };
  const { body } = await patch('owner', '/merchant-setting/self', {
    configuration,
    authorize_code: { adjust: '2222', void: '' },
    __v: 0,
    realm_id: gateway.realm.id,
  });
  expect(body.payload.merchant_config).toMatchObject({
    configuration: { earn_cash: 25.5, earn_point: 2, redeem_cash: 1, redeem_point: 1 },
    authorize_code: { adjust: true, void: false },
    __v: 1,
  });
  const { rows } = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('select * from merchant_settings'),
  );
  expect(rows[0].authorize_code_adjust_hash).toMatch(/^\$argon2id\$/);
});

test.each<[string, object, number, string]>([
  ['a stale version', { __v: 0 }, 409, '123'],
  ['no version', {}, 400, '__v'],
  ['nothing to earn from', { __v: 1, configuration: { earn_cash: 0 } }, 400, 'configuration.earn_cash'],
  ['half a point', { __v: 1, configuration: { earn_point: 0.5 } }, 400, 'configuration.earn_point'],
  ['a rate below nothing', { __v: 1, configuration: { redeem_cash: -1 } }, 400, 'configuration.redeem_cash'],
  ['satang in thirds', { __v: 1, configuration: { redeem_cash: 0.333 } }, 400, 'configuration.redeem_cash'],
  ['no points to redeem', { __v: 1, configuration: { redeem_point: 0 } }, 400, 'configuration.redeem_point'],
  ['a rate that is no number', { __v: 1, configuration: { earn_point: {} } }, 400, 'configuration.earn_point'],
  ['a code that is no text', { __v: 1, authorize_code: { void: 1234 } }, 400, 'authorize_code.void'],
  ['a code without end', { __v: 1, authorize_code: { void: '1'.repeat(51) } }, 400, 'authorize_code.void'],
])('the setting refuses %s', async (_, body, status, what) => {
  const answer = await patch('owner', '/merchant-setting/self', body);
  expect(answer.status).toBe(status);
  expect([answer.body.code, answer.body.message[0]?.path]).toContain(what);
});

test('issue 36 the name of the shop is one of its settings, with its history: required, and fresh in every session', async () => {
  const read = async () => (await get('owner', '/merchant-setting/self')).body.payload.merchant_config;
  const { configuration, __v } = await read();
  const rename = (shop_name: unknown) =>
    patch('owner', '/merchant-setting/self', { configuration: { shop_name }, __v });
  expect(configuration.shop_name).toBe('Shop shop');
  for (const wrong of ['', '  ', 'x'.repeat(201), 7])
    expect(await rename(wrong)).toMatchObject({
      status: 400,
      body: { message: [{ path: 'configuration.shop_name' }] },
    });
  expect((await rename(' บ้าน\nชา ')).body.payload.merchant_config.configuration.shop_name).toBe('บ้าน ชา');
  const home = (await get('cashier', '/merchants/home')).body.payload;
  expect([home.realm_profile.name, home.merchant_profile.name]).toEqual(['บ้าน ชา', 'บ้าน ชา']);
  const { rows } = await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query("select before, after from changes where record = 'merchant_settings' order by id desc limit 1"),
  );
  expect(rows).toEqual([{ before: { shop_name: 'Shop shop' }, after: { shop_name: 'บ้าน ชา' } }]);
});

test('weight and price of a scale never have one prefix, whichever of the two is changed', async () => {
  const change = async (configuration: object) => {
    const { __v } = (await get('owner', '/merchant-setting/self')).body.payload.merchant_config;
    return patch('owner', '/merchant-setting/self', { configuration, __v });
  };
  expect((await change({ weight_labels: '21', price_labels: '22' })).status).toBe(200);
  for (const one of [{ weight_labels: '22' }, { price_labels: '21' }, { weight_labels: '25', price_labels: '25' }])
    expect(await change(one)).toMatchObject({
      status: 400,
      body: { message: [{ path: 'configuration.price_labels' }] },
    });
  expect((await change({ weight_labels: 'NONE', price_labels: 'NONE' })).status).toBe(200);
});

test('issue 36 tax invoices need the tax id of the shop, a number of every branch, and codes that print no number twice; texts of the paper may be emptied', async () => {
  const change = async (configuration: object) => {
    const { __v } = (await get('owner', '/merchant-setting/self')).body.payload.merchant_config;
    return patch('owner', '/merchant-setting/self', { configuration, __v });
  };
  const refused = (...fields: string[]) => ({
    ...{ status: 400, body: { message: fields.map((field) => ({ path: `configuration.${field}` })) } },
  });
  expect(await change({ tax_id: '0105567001234' })).toMatchObject(refused('tax_id'));
  expect(await change({ tax_mode: 'INCLUDED' })).toMatchObject(refused('tax_address', 'tax_id', 'tax_mode'));
  const seller = { tax_mode: 'INCLUDED', tax_id: '0-1055-36000-31-3', receipt_foot: 'See you' };
  expect(await change(seller)).toMatchObject(refused('tax_address', 'tax_mode'));
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query(
      "update merchant_branches set address = '', tax_branch_no = case code when 'A01' then '00000' else '00001' end",
    ),
  );
  expect(await change(seller)).toMatchObject(refused('tax_address'));
  const saved = await change({ ...seller, tax_address: '9 Rama IX Road' });
  expect(saved.body.payload.merchant_config.configuration).toMatchObject({
    ...{
      tax_mode: 'INCLUDED',
      tax_id: '0105536000313',
      vat_percent: 7,
      vat_from: '1992-01-01',
      receipt_foot: 'See you',
    },
  });
  expect(await change({ tax_id: '' })).toMatchObject(refused('tax_id'));
  const branches = (await get('owner', '/merchant-branches')).body.payload.branches;
  const numberless = { status: 400, body: { message: [{ path: 'tax_branch_no' }] } };
  const [{ id, __v }] = branches;
  expect(await patch('owner', `/merchant-branches/${id}`, { tax_branch_no: null, __v })).toMatchObject(numberless);
  const opened = { name: 'Thonglor', address: 'x', phone: '+66-81-234-5678', email: 'thonglor@shop.example' };
  const token = await gateway.signIn('owner');
  expect(await gateway.send('POST', '/merchant-branches', { token, body: opened })).toMatchObject(numberless);
  const add = (path: string, body: object) => gateway.send('POST', path, { token, body });
  const [{ code }] = branches;
  const twice = 'Several branches have one VAT branch number: Bang Rak (B02) 00001, Thonglor (B03) 00001';
  expect(await add('/merchant-branches', { ...opened, tax_branch_no: '00001', code: 'B03' })).toMatchObject({
    ...{ status: 400, body: { message: [{ path: 'tax_branch_no', message: twice }] } },
  });
  const second = { ...opened, tax_branch_no: '00002' };
  const sameNumbers = (branch: string, till: string) => ({
    status: 400,
    body: {
      message: [
        {
          path: 'code',
          message: `Branch ${branch} and till ${till} of branch ${code} would print the same tax document numbers`,
        },
      ],
    },
  });
  // Nor may a branch's documents without a till have the same numbers as those of another branch's till.
  expect(await add('/tills', { code: 'k1', name: 'Bar', branch_id: id })).toMatchObject({ status: 200 });
  expect(await add('/merchant-branches', { ...second, code: `${code}-K1` })).toMatchObject(
    sameNumbers(`${code}-K1`, 'K1'),
  );
  expect(await add('/merchant-branches', { ...second, code: `${code}-K2` })).toMatchObject({ status: 200 });
  const clash = { code: 'K2', name: 'Kiosk', branch_id: id };
  expect(await add('/tills', clash)).toMatchObject(sameNumbers(`${code}-K2`, 'K2'));
  const emptied = await change({ tax_mode: 'NONE', receipt_foot: '' });
  expect(await add('/tills', clash)).toMatchObject(sameNumbers(`${code}-K2`, 'K2'));
  expect(emptied.body.payload.merchant_config.configuration).toMatchObject({ tax_mode: 'NONE', receipt_foot: '' });
});

test('the steps at the counter are changed to what there is alone, by the version that was read; what is left out stays', async () => {
  const read = async () => (await get('owner', '/merchant-setting/self')).body.payload.merchant_config;
  const before = await read();
  const change = (configuration: object, __v: unknown) =>
    patch('owner', '/merchant-setting/self', { configuration, __v });
  for (const [field, value] of [
    ['sale_start', 'NOPE'],
    ['transfer_proof', 'optional'],
    ['transfer_proof', ['OPTIONAL']],
    ['receipt_after_sale', 1],
  ] as const)
    expect((await change({ [field]: value }, before.__v)).body).toMatchObject({
      ...{ status: 400, code: 'VALIDATION' },
      message: [{ path: `configuration.${field}` }],
    });
  expect((await change({ transfer_proof: 'REQUIRED' }, undefined)).status).toBe(400);
  expect((await change({ transfer_proof: 'REQUIRED' }, before.__v - 1)).status).toBe(409);
  expect((await change({ transfer_proof: 'REQUIRED', sale_start: null }, before.__v)).status).toBe(200);
  const { configuration } = await read();
  expect(configuration).toEqual({ ...before.configuration, transfer_proof: 'REQUIRED' });
});

test('the setting is changed only by those who may', async () => {
  expect((await patch('cashier', '/merchant-setting/self', { __v: 1 })).body.code).toBe('PERMISSION');
});

test('CALL-11 a badge gets its threshold; a stale version, another realm and a missing right are refused', async () => {
  const { badge, anyTotal } = gateway.realm.ids;
  const conditions = [{ condition_id: anyTotal, value: 5000 }];
  const { body } = await patch('owner', `/member-badges/${badge}`, { conditions, __v: 0 });
  expect(body.payload).toMatchObject({ name: 'Big Spender', conditions, __v: 1 });
  expect((await patch('owner', `/member-badges/${badge}`, { conditions, __v: 0 })).body.code).toBe('123');
  expect((await patch('owner', `/member-badges/${badge}`, { conditions, __v: 1 }, 'elsewhere')).status).toBe(404);
  expect((await patch('cashier', `/member-badges/${badge}`, { conditions, __v: 1 })).body.code).toBe('PERMISSION');
  const negative = [{ condition_id: anyTotal, value: -1 }];
  expect((await patch('owner', `/member-badges/${badge}`, { conditions: negative, __v: 1 })).body.code).toBe(
    'VALIDATION',
  );
});

test('S3 how many days a sale may be dated back: 3, unless the shop sets another number from 0 to 366', async () => {
  const setting = async () => (await get('cashier', '/merchant-setting/self')).body.payload.merchant_config;
  await gateway.database.withRealm(gateway.realm.id, (client) =>
    client.query('update merchant_settings set backdating_days = default'),
  );
  expect((await setting()).configuration.backdating_days).toBe(3);
  const change = async (backdating_days: unknown) =>
    patch('owner', '/merchant-setting/self', { configuration: { backdating_days }, __v: (await setting()).__v });
  expect((await change(0)).body.payload.merchant_config.configuration.backdating_days).toBe(0);
  expect((await change(366)).body.payload.merchant_config.configuration.backdating_days).toBe(366);
  for (const refused of [367, -1, 1.5, 'many']) {
    expect((await change(refused)).body.message).toMatchObject([{ path: 'configuration.backdating_days' }]);
  }
  expect((await change(null)).body.payload.merchant_config.configuration.backdating_days).toBe(366);
});
