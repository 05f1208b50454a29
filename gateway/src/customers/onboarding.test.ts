import { hash } from 'node:crypto';
import { SignJWT } from 'jose';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { clientOf } from '../testing/fixtures.ts';
import { testGateway } from '../testing/testGateway.ts';

const SERVICE = 'FORM:MEMBER:ONBOARD:SERVICE:2.0';
const gateway = testGateway({ publicUrl: 'https://shop.example' });
let cashier: string;
let clientToken: string;

beforeAll(async () => {
  cashier = await gateway.signIn('cashier');
  const client = await gateway.send('POST', '/oauth/signin', { body: { type: 'client', ...clientOf('shop') } });
  clientToken = client.body.payload.access_token;
});
beforeEach(() => gateway.database.system((client) => client.query('delete from attempts')));

const inRealm = (text: string, values: unknown[] = [], realm = gateway.realm.id) =>
  gateway.database.withRealm(realm, (client) => client.query(text, values));

describe('CALL-25 form definitions', () => {
  const read = (code: string, token = cashier) =>
    gateway.send('GET', '/onboard/subscribe/form', { token, query: { filter: JSON.stringify({ code }) } });

  test.each(['FORM:POTENTIAL:ONBOARD:2.0', 'FORM:MEMBER:ONBOARD:2.0', SERVICE])(
    'CUST-30 %s has the documented shape, with the choices of gender, state and referral',
    async (code) => {
      const { form } = (await read(code)).body.payload;
      for (const field of form) {
        expect(Object.keys(field).sort()).toEqual(SHAPE);
        expect(field.i18n).toMatchObject({
          'th-TH': { name: expect.any(String) },
          'en-US': { name: expect.any(String) },
        });
      }
      const choices = (id: string) => form.find((field: { id: string }) => field.id === id)?.values.map(codeOf);
      expect(choices('gender')).toEqual(['Male', 'Female', 'Other']);
      expect(choices('recommended_by')).toContain('Walk-in');
      if (code !== SERVICE) expect(choices('state')).toEqual(['single', 'married']);
    },
  );

  test('CUST-31 every kind of question is used', async () => {
    const { form } = (await read(SERVICE)).body.payload;
    expect(new Set(form.map((field: { element_type: string }) => field.element_type))).toEqual(
      new Set(['Text', 'Single-Select', 'DatePicker', 'Integer', 'File']),
    );
  });

  test('a program that registers customers reads it with its own token; no one without one', async () => {
    expect((await read(SERVICE, clientToken)).status).toBe(200);
    expect((await read(SERVICE, '')).status).toBe(401);
    expect((await read('FORM:OTHER')).status).toBe(404);
    const without = await gateway.send('GET', '/onboard/subscribe/form', { token: cashier });
    expect(without.body.message[0].path).toBe('filter.code');
  });

  test('a shop may add questions, which no other shop sees and no one else changes', async () => {
    const limits = { min_length: null, max_length: null, minimum: null, maximum: null };
    const rest = { required: false, format: null, pattern: null, ...limits, logic: null, source: null, values: [] };
    const own = [{ id: 'firstname', element_type: 'Text', ...rest }];
    const add = 'insert into onboard_forms (code, fields) values ($1, $2)';
    await inRealm(add, ['FORM:MEMBER:ONBOARD:2.0', JSON.stringify(own)], gateway.otherRealm.id);
    const other = await gateway.signIn('owner', gateway.otherRealm.code);
    expect((await read('FORM:MEMBER:ONBOARD:2.0', other)).body.payload.form).toEqual(own);
    expect((await read('FORM:MEMBER:ONBOARD:2.0')).body.payload.form.length).toBeGreaterThan(10);
    expect((await inRealm("update onboard_forms set fields = '[]'")).rowCount).toBe(0);
  });

  const codeOf = ({ code }: { code: string }) => code;
  const SHAPE = [
    ...['desc', 'element_type', 'format', 'gid', 'i18n', 'id', 'initial_value', 'is_cascade', 'logic', 'max_length'],
    ...['maximum', 'min_length', 'minimum', 'name', 'pattern', 'placeholder', 'required', 'section', 'source'],
    ...['trigger', 'type', 'unique', 'values'],
  ];
});

const generate = (body: object = {}, token = cashier) =>
  gateway.send('POST', '/onboard/subscribe/url/generate', {
    token,
    body: { form_code: SERVICE, realm_id: gateway.realm.id, branch_id: gateway.realm.ids.ari, ...body },
  });
async function newLink(body: object = {}): Promise<string> {
  const { self_register_url } = (await generate(body)).body.payload;
  return `/onboard/subscribe/self/${self_register_url.replace('https://shop.example/register/', '')}`;
}
let phones = 0;
const answers = (changes: object = {}) => ({
  firstname: 'Mali',
  lastname: 'Dee',
  phone: `09${String(++phones).padStart(8, '0')}`,
  gender: 'Female',
  ...changes,
});
const submit = async (link: string, body: object, address = '10.9.0.1', headers: Record<string, string> = {}) =>
  gateway.send('POST', link, { body, headers: { 'x-forwarded-for': address, ...headers } });

describe('CALL-33 the self-register link', () => {
  test('is an address of the web client, for this shop, branch and form', async () => {
    const { payload } = (await generate()).body;
    expect(payload.self_register_url).toMatch(/^https:\/\/shop\.example\/register\/\w{12}$/);
    expect(Date.parse(payload.expires_at) - Date.now()).toBeGreaterThan(23 * 3_600_000);
    const page = (await gateway.send('GET', await newLink())).body.payload;
    expect(page).toMatchObject({ form_code: SERVICE, shop: 'Shop shop', branch: 'Ari' });
    expect(page.form.length).toBeGreaterThan(5);
  });

  test.each<[string, () => object, string]>([
    ['another shop', () => ({ realm_id: gateway.otherRealm.id }), 'realm_id'],
    ['a branch of another shop', () => ({ branch_id: gateway.otherRealm.ids.ari }), 'branch_id'],
    ['a branch the user does not work in', () => ({ branch_id: gateway.realm.ids.bangRak }), 'branch_id'],
    ['a branch that is no id', () => ({ branch_id: 'Ari' }), 'branch_id'],
    ['a form for potentials', () => ({ form_code: 'FORM:POTENTIAL:ONBOARD:2.0' }), 'form_code'],
    ['an unknown form', () => ({ form_code: 'FORM:MEMBER:X' }), 'form_code'],
    ['no form', () => ({ form_code: undefined }), 'form_code'],
  ])('is refused for %s', async (_, body, path) => {
    expect(await generate(body())).toMatchObject({ status: 400, body: { code: 'VALIDATION', message: [{ path }] } });
  });

  test('PERM-07 needs the right to register members', async () => {
    expect((await generate({}, await gateway.signIn('nobody'))).body.code).toBe('PERMISSION');
    expect((await generate({}, '')).status).toBe(401);
  });

  test('opens nothing else, and no other token opens the form', async () => {
    const token = (await newLink()).split('/').at(-1) ?? '';
    expect((await gateway.send('GET', '/members', { token })).status).toBe(401);
    for (const other of [cashier, clientToken, 'nonsense', `${token}x`]) {
      const answer = await gateway.send('GET', `/onboard/subscribe/self/${other}`);
      expect(answer).toMatchObject({ status: 422, body: { code: 'LINK_EXPIRED' } });
      expect((await submit(`/onboard/subscribe/self/${other}`, answers())).body.code).toBe('LINK_EXPIRED');
    }
  });

  test('is worth nothing after a day', async () => {
    const { rows } = await gateway.database.system((client) => client.query('select secret from signing_keys'));
    const scope = { kind: 'self-register', realmId: gateway.realm.id, branchId: null, formCode: SERVICE };
    const sign = (expires: string) =>
      new SignJWT(scope)
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('taem-gateway')
        .setExpirationTime(expires)
        .sign(new Uint8Array(rows[0].secret));
    const open = async (expires: string) =>
      (await gateway.send('GET', `/onboard/subscribe/self/${await sign(expires)}`)).status;
    expect([await open('1m'), await open('-1s')]).toEqual([200, 422]);
  });

  test('the page asks for places step by step', async () => {
    const link = await newLink();
    const list = async (source: string, parent?: string) =>
      (await gateway.send('GET', `${link}/${source}`, { query: parent ? { parent_id: parent } : {} })).body;
    const provinces = (await list('provinces')).payload.choices;
    const districts = (await list('districts', provinces[0].id)).payload.choices;
    expect([provinces.length, districts.length > 0]).toEqual([77, true]);
    expect((await list('districts')).message[0].path).toBe('parent_id');
    expect((await list('members')).code).toBe('NOT_FOUND');
  });
});

describe('OP-54 registering oneself', () => {
  const memberOf = async (phone: string) => {
    const query = { filter: JSON.stringify({ phone: `${phone}|TH|+66` }) };
    const [{ id }] = (await gateway.send('GET', '/members', { token: cashier, query })).body.payload.members;
    return (await gateway.send('GET', `/members/${id}`, { token: cashier })).body.payload.member;
  };

  test('makes a member of the link’s shop and branch, with the answers no one made a column for', async () => {
    const given = answers({ household_size: 4, birthdate: '1999-12-31', locale: 'th-TH' });
    const { body } = await submit(await newLink(), given);
    expect(body).toEqual({ status: 200, payload: { registered: true } });
    expect(await memberOf(given.phone)).toMatchObject({
      code: expect.stringMatching(/^M\d{6}$/),
      firstname: 'Mali',
      branch_id: gateway.realm.ids.ari,
      gender: 'Female',
      birthdate: '1999-12-31',
      tier: { current: { name: 'Silver' } },
      answers: { household_size: 4 },
      phone: expect.stringMatching(/^09\d{8}\|TH\|\+66$/),
    });
  });

  test('CUST-35 the referral code counts only for those who were referred', async () => {
    const link = await newLink();
    const codes = async (recommended_by: string) => {
      const given = answers({ recommended_by, invite_code: 'ABC' });
      await submit(link, given);
      return (await memberOf(given.phone)).invite_codes;
    };
    expect([await codes('Friend'), await codes('Walk-in')]).toEqual([['ABC'], []]);
  });

  test('a picture may go along', async () => {
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const data = new FormData();
    const given = answers();
    for (const [name, value] of Object.entries(given)) data.set(name, value);
    data.set('image', new Blob([new Uint8Array(image)]), 'a.png');
    const form = new Response(data);
    const response = await gateway.app.inject({
      method: 'POST',
      url: `/v3.0${await newLink()}`,
      headers: { 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(response.json().payload).toEqual({ registered: true });
    expect((await memberOf(given.phone)).image_url).toMatch(/^\/files\/people\//);
  });

  test.each<[string, object, string]>([
    ['no name', { firstname: '' }, 'firstname'],
    ['CUST-40 a digit in the name', { firstname: 'Mali1' }, 'firstname'],
    ['no gender', { gender: '' }, 'gender'],
    ['no phone', { phone: '' }, 'phone'],
    ['a phone of nine digits', { phone: '081234567' }, 'phone'],
    ['a birthdate to come', { birthdate: '2999-01-01' }, 'birthdate'],
    ['a crowd', { household_size: 100 }, 'household_size'],
    ['a branch of the customer’s choice', { branch_id: 'x' }, 'branch_id'],
    ['a tier of the customer’s choice', { tier_id: 'x' }, 'tier_id'],
    ['a place that is none', { province_id: '7f1d3f0e-0000-4000-8000-000000000001' }, 'province_id'],
  ])('refuses %s', async (_, changes, path) => {
    expect(await submit(await newLink(), answers(changes))).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION', message: [{ path }] },
    });
  });

  test('a stranger with the link learns of no phone whether it belongs to a member: the answer is the same, theirs stays', async () => {
    const link = await newLink();
    const same = answers();
    const submitted = await submit(link, same);
    const all = await Promise.all(
      Array.from({ length: 5 }, (_, n) => submit(link, { ...same, firstname: `Eve ${'x'.repeat(n)}` })),
    );
    for (const { status, body } of all)
      expect({ status, body }).toEqual({ status: submitted.status, body: submitted.body });
    expect((await memberOf(same.phone)).firstname).toBe('Mali');
    const { rows } = await inRealm('select count(*)::int from members where phone = $1', [`${same.phone}|TH|+66`]);
    expect(rows[0].count).toBe(1);
    // A used key does not reveal it either, whether it was used for a member or not.
    const keyed = async (phone: string) => {
      const headers = { 'idempotency-key': crypto.randomUUID() };
      await submit(link, answers({ phone }), '10.9.3.1', headers);
      return (await submit(link, answers(), '10.9.3.1', headers)).body.code;
    };
    expect([await keyed('0812345678'), await keyed('0612000001')]).toEqual(Array(2).fill('IDEMPOTENCY_CONFLICT'));
  });

  test('one phone that is sent ten times at once is one member, and one link serves ten customers', async () => {
    const link = await newLink();
    const same = answers();
    const twins = await Promise.all(Array.from({ length: 10 }, () => submit(link, same, '10.9.4.1')));
    const others = await Promise.all(Array.from({ length: 10 }, () => submit(link, answers(), '10.9.4.2')));
    expect([...twins, ...others].map(({ body }) => body.payload)).toEqual(Array(20).fill({ registered: true }));
    const count = async (phone: string) =>
      (await inRealm('select count(*)::int from members where phone like $1', [phone])).rows[0].count;
    expect(await count(`${same.phone}|%`)).toBe(1);
  });

  test('D25 answers sent again with their key are one member and the first answer, other answers are refused', async () => {
    const link = await newLink();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const same = answers();
    const all = await Promise.all(Array.from({ length: 3 }, () => submit(link, same, '10.9.2.1', headers)));
    expect(all[0]).toMatchObject({ status: 200, body: { payload: { registered: true } } });
    for (const { body } of all) expect(body).toEqual(all[0]?.body);
    expect((await submit(link, answers(), '10.9.2.1', headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
    const elsewhere = await newLink({ branch_id: null });
    expect((await submit(elsewhere, answers(), '10.9.2.1', headers)).status).toBe(200);
  });

  test('sent again with its key it is no further registration of its address, and is answered where that has none left', async () => {
    const link = await newLink();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const same = answers();
    const repeated = () => submit(link, same, '10.9.5.1', headers);
    const first = await repeated();
    await Promise.all([repeated(), repeated(), repeated()]);
    const all = await Promise.all(Array.from({ length: 30 }, () => submit(link, answers(), '10.9.5.1')));
    expect(all.filter(({ status }) => status === 200)).toHaveLength(29);
    expect((await repeated()).body).toEqual(first.body);
    // Different answers with the same key count as another try.
    expect((await submit(link, answers(), '10.9.5.1', headers)).body.code).toBe('TOO_MANY_ATTEMPTS');
  });

  test('a body that is no form is refused', async () => {
    const link = await newLink();
    for (const body of [undefined, [], 'x']) {
      expect((await submit(link, body as object)).status).toBeLessThan(500);
    }
  });

  test('one address registers only a limited number, also all at once', async () => {
    const link = await newLink();
    const all = await Promise.all(Array.from({ length: 45 }, () => submit(link, answers(), '10.9.1.1')));
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(30);
    expect(all.filter((answer) => answer.status === 429)).toHaveLength(15);
  });
});

describe('CALL-34 the link by SMS', () => {
  const send = (body: object, token = cashier, headers: Record<string, string> = {}) =>
    gateway.send('POST', '/onboard/subscribe/url/send', {
      token,
      headers,
      body: { phone: '0899999999|TH|+66', realm_id: gateway.realm.id, branch_id: gateway.realm.ids.ari, ...body },
    });
  const messages = async () => (await inRealm('select channel, recipient, content from outbox_messages')).rows;

  test('goes to the outbox, in Thai or English, and works', async () => {
    const { body } = await send({});
    expect(body.payload).toMatchObject({ phone: '089-999-9999', status: 'queued', message_id: expect.any(String) });
    const [message] = await messages();
    expect(message).toMatchObject({ channel: 'sms', recipient: '+66899999999' });
    expect(message.content.text).toMatch(/^สมัครสมาชิก Shop shop: https:\/\/shop\.example\/register\//);
    const token = message.content.text.split('/register/')[1];
    // A Thai text message of at most two parts.
    expect(message.content.text.length).toBeLessThan(134);
    expect((await gateway.send('GET', `/onboard/subscribe/self/${token}`)).body.payload.branch).toBe('Ari');
    await send({ locale: 'en-US' });
    expect((await messages())[1].content.text).toMatch(/^Join Shop shop: /);
  });

  test('CUST-27 whom the shop knows by the phone reads it in their own language', async () => {
    const phone = '0844400001|TH|+66';
    const sent = async (locale: string) => {
      const { body } = await send({ phone, locale });
      const text = 'select content from outbox_messages where id = $1';
      return (await inRealm(text, [body.payload.message_id])).rows[0].content.text;
    };
    const columns = "(firstname, lastname, phone, locale) values ('Kim', 'Lee', $1, $2)";
    await inRealm(`insert into potentials ${columns}`, [phone, 'en-US']);
    expect(await sent('th-TH')).toMatch(/^Join Shop shop: /);
    await inRealm(`insert into members ${columns.replace('(', '(code, ').replace('values (', "values ('L1', ")}`, [
      phone,
      'th-TH',
    ]);
    expect(await sent('en-US')).toMatch(/^สมัครสมาชิก /);
  });

  test('D25 requested again with its key it is one message', async () => {
    const before = (await messages()).length;
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const all = await Promise.all([1, 2].map(() => send({ phone: '0822222222' }, cashier, headers)));
    expect(all[0]?.status).toBe(200);
    expect(all[1]?.body).toEqual(all[0]?.body);
    expect(await messages()).toHaveLength(before + 1);
  });

  test('requested again with its key, also at once, it takes none of the three of its number, and nothing of the number stays with the key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const repeated = () => send({ phone: '0833333333' }, cashier, headers);
    const first = await repeated();
    await repeated();
    const twins = { 'idempotency-key': crypto.randomUUID() };
    await Promise.all([1, 2].map(() => send({ phone: '0833333333' }, cashier, twins)));
    const others = await Promise.all([1, 2].map(() => send({ phone: '0833333333' })));
    expect(others.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect((await repeated()).body).toEqual(first.body);
    expect((await inRealm("select from replays where answer::text like '%3333%'")).rowCount).toBe(0);
    const body = { phone: '0833333333', realm_id: gateway.realm.id, branch_id: gateway.realm.ids.ari };
    const guessed = hash('sha256', JSON.stringify(['/v3.0/onboard/subscribe/url/send', body]));
    expect((await inRealm('select from replays where request_hash = $1', [guessed])).rowCount).toBe(0);
  });

  test('only three to one number, also all at once; a wrong number and a missing right get none', async () => {
    const before = (await messages()).length;
    const all = await Promise.all(Array.from({ length: 8 }, () => send({ phone: '0811111111' })));
    expect(all.filter((answer) => answer.status === 200)).toHaveLength(3);
    expect((await send({ phone: '12345' })).body).toMatchObject({ code: 'E02001', message: [{ path: 'phone' }] });
    expect((await send({}, await gateway.signIn('nobody'))).body.code).toBe('PERMISSION');
    expect((await send({ realm_id: gateway.otherRealm.id })).body.code).toBe('VALIDATION');
    expect(await messages()).toHaveLength(before + 3);
  });
});
