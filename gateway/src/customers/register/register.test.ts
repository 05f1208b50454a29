import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/testGateway.ts';

const gateway = testGateway();
let owner: string;
let cashier: string;

beforeAll(async () => {
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
});

const inRealm = async (text: string, values: unknown[] = []) =>
  (await gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values))).rows;
let called = 0;
const newPhone = () => {
  called += 1;
  return `0644${String(called).padStart(6, '0')}`;
};
const post = (path: string, body: object, token = owner, headers: Record<string, string> = {}) =>
  gateway.send('POST', path, { token, body, headers });
const giveRights = (...authorizes: [objectCode: string, ...actionCodes: string[]][]) =>
  inRealm('update merchant_roles set authorizes = $2 where id = $1', [
    gateway.realm.ids.noneRole,
    JSON.stringify(authorizes.map(([object_code, ...action_codes]) => ({ object_code, action_codes }))),
  ]);

describe('who may be a member already', () => {
  const likely = async (query: Record<string, string>, token = cashier) =>
    (await gateway.send('GET', '/members/likely', { token, query })).body;
  const found = async (query: Record<string, string>, token = cashier) =>
    (await likely(query, token)).payload.likely_members;
  let ploy: string;

  beforeAll(async () => {
    const person = { firstname: 'พลอย', lastname: 'น้ำใส', gender: 'Female', birthdate: '1992-02-29' };
    const names = {
      firstname_en: 'Ploy',
      lastname_en: 'Namsai',
      phone: '0655550001',
      branch_id: gateway.realm.ids.ari,
    };
    ploy = (await post('/members', { ...person, ...names })).body.data.id;
  });

  test.each(['0655550001', '065-555-0001', '+66655550001', '+66 65 555 0001', '0655550001|TH|+66'])(
    'is found by the same phone, written as %s',
    async (phone) => {
      expect(await found({ phone })).toEqual([{ member_id: ploy, reason: 'phone' }]);
    },
  );

  test.each([
    ['พลอย', 'น้ำใส'],
    ['  พลอย ', 'น้ำ ใส'],
    ['PLOY', 'namsai'],
    ['Ploy.', 'Namsai'],
  ])('is found by the same name and birthday: %s %s', async (firstname, lastname) => {
    const named = { firstname, lastname, birthdate: '1992-02-29' };
    expect(await found(named)).toEqual([{ member_id: ploy, reason: 'name_and_birthdate' }]);
    expect(await found({ ...named, phone: '0655550001' })).toEqual([{ member_id: ploy, reason: 'phone' }]);
    expect(await found({ ...named, birthdate: '1992-02-28' })).toEqual([]);
  });

  test('is no one for what is missing, and of no other shop', async () => {
    expect(await found({})).toEqual([]);
    expect(await found({ birthdate: '1992-02-29' })).toEqual([]);
    expect(await found({ firstname: 'พลอย', lastname: 'น้ำใส' })).toEqual([]);
    expect(await found({ phone: '12345' })).toEqual([]);
    const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
    expect(await found({ phone: '0655550001' }, foreigner)).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['a day that is none', { birthdate: '2001-02-30' }],
    ['a year of the Buddhist era', { birthdate: '2544-02-28' }],
    ['a name without end', { firstname: 'x'.repeat(101) }],
    ['a condition', { filter: '{}' }],
  ])('is not searched with %s', async (_, query) => {
    expect(await likely(query)).toMatchObject({ status: 400, code: 'VALIDATION' });
  });

  test('are five at most, the one with the phone first', async () => {
    const twin = { firstname: 'Twin', lastname: 'Dee', gender: 'Other', birthdate: '2000-01-01' };
    const branch = { branch_id: gateway.realm.ids.ari };
    for (let n = 0; n < 6; n += 1) await post('/members', { ...twin, ...branch, phone: newPhone() });
    const answer = await found({ firstname: 'Twin', lastname: 'Dee', birthdate: '2000-01-01', phone: '0655550001' });
    expect(answer).toHaveLength(5);
    expect(answer[0]).toEqual({ member_id: ploy, reason: 'phone' });
  });

  test('are reported to the person who registers; by name only to users who may know how to reach them', async () => {
    const powerless = await gateway.signIn('nobody');
    expect((await likely({ phone: '0655550001' }, powerless)).code).toBe('PERMISSION');
    await giveRights(['Page.Merchant.Payment.Subscribe', 'Write'], ['Page.Merchant.Business_Insight', 'Read']);
    const registrar = await gateway.signIn('nobody');
    expect(await found({ phone: '0655550001' }, registrar)).toEqual([{ member_id: null, reason: 'phone' }]);
    await giveRights();
  });
});

describe('a potential who becomes a member', () => {
  let potential: { id: string; phone: string };

  const lookup = () => ({
    firstname: 'ปิ่น',
    lastname: 'แก้ว',
    nickname: 'ปิ่น',
    phone: newPhone(),
    email: 'pin@shop.example',
    gender: 'Female',
    birthdate: '1990-02-01',
    nationality: 'Thai',
    state: 'single',
    address: '1 ถนนสุขุมวิท',
    recommended_by: 'Friend',
    invite_codes: ['ABC'],
    tags: ['ชา', 'vip'],
    firstname_en: 'Pin',
    branch_id: gateway.realm.ids.ari,
  });
  const read = async (path: string, id: string, key: string) =>
    (await gateway.send('GET', `/${path}/${id}`, { token: owner })).body.payload[key];
  const become = (body: object = {}, token = owner, headers: Record<string, string> = {}) =>
    post(`/potentials/${potential.id}/member`, body, token, headers);

  beforeEach(async () => {
    const { body } = await post('/potentials', lookup());
    potential = { id: body.data.id, phone: body.payload.phone };
  });

  test('keeps everything that is known of them, and is marked with the member it became', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const form = new FormData();
    form.set('__v', '0');
    form.set('action', 'upload_image');
    form.set('image', new Blob([new Uint8Array(picture)]), 'a.png');
    const sent = new Response(form);
    await gateway.app.inject({
      method: 'PATCH',
      url: `/v3.0/potentials/${potential.id}`,
      headers: { authorization: `Bearer ${owner}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    const before = await read('potentials', potential.id, 'potential');
    const { status, body } = await become();
    expect(status).toBe(200);
    const member = await read('members', body.data.id, 'member');
    const { id: _, __v, time, status: __, last_activity_time, member_id, subdistrict_id, image_url, ...kept } = before;
    expect(member).toMatchObject({ ...kept, sub_district_id: subdistrict_id, status: 'Active' });
    expect(member.image_url.split('?')[0]).toBe(image_url.split('?')[0]);
    expect(member).toMatchObject({ code: expect.stringMatching(/^M\d{6}$/), tier: { current: { name: 'Silver' } } });
    const after = await read('potentials', potential.id, 'potential');
    expect(after).toMatchObject({ status: 'Inactive', member_id: body.data.id, __v: __v + 1, firstname: 'ปิ่น' });
  });

  test('is registered as the form says where it says something, also that there is nothing', async () => {
    const changes = {
      firstname: 'ปิ่นแก้ว',
      email: '',
      occupation_id: '',
      nickname: '',
      branch_id: gateway.realm.ids.bangRak,
    };
    const { body } = await become(changes);
    expect(body.payload).toMatchObject({ firstname: 'ปิ่นแก้ว', lastname: 'แก้ว', email: null, nickname: null });
    expect(body.payload).toMatchObject({
      branch_id: gateway.realm.ids.bangRak,
      i18n: { 'en-US': { firstname: 'Pin' } },
    });
  });

  test('may be sent a new portrait, as a form in which an empty text clears', async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'plum' } })
      .png()
      .toBuffer();
    const form = new FormData();
    const texts = {
      nickname: '',
      occupation_id: '',
      birthdate: '1991-03-04',
      invite_codes: '',
      action: 'upload_image',
    };
    for (const [name, value] of Object.entries(texts)) form.set(name, value);
    form.set('image', new Blob([new Uint8Array(picture)]), 'a.png');
    const sent = new Response(form);
    const answer = await gateway.app.inject({
      method: 'POST',
      url: `/v3.0/potentials/${potential.id}/member`,
      headers: { authorization: `Bearer ${owner}`, 'content-type': sent.headers.get('content-type') ?? '' },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(answer.json().payload).toMatchObject({
      ...{ nickname: null, birthdate: '1991-03-04', invite_codes: [], tags: ['ชา', 'vip'], lastname: 'แก้ว' },
      image_url: expect.stringMatching(/^\/files\/people\//),
    });
  });

  test('two at once create one member; the other learns that they are one', async () => {
    const all = await Promise.all(Array.from({ length: 4 }, () => become()));
    expect(all.map(({ body }) => body.wgCode ?? 'made').sort()).toEqual(['E07001', 'E07001', 'E07001', 'made']);
    const refused = all.find(({ body }) => body.wgCode);
    expect(refused?.body.message).toEqual([
      { path: 'potential_id', message: 'This potential customer is a member already.' },
    ]);
    expect(await inRealm('select 1 from members where phone = $1', [potential.phone])).toHaveLength(1);
  });

  test('D25 sent again with its key it is one member and the first answer', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const first = await become({}, owner, headers);
    expect((await become({}, owner, headers)).body).toEqual(first.body);
    expect((await become({ nickname: 'x' }, owner, headers)).body.code).toBe('IDEMPOTENCY_CONFLICT');
  });

  test.each<[string, object, string]>([
    ['a name of digits and signs, which a potential may have', { firstname: 'A1 Bee!' }, 'firstname'],
    ['no phone', { phone: '' }, 'phone'],
    ['points of its own', { points: 1000 }, 'points'],
    ['a birthday to come', { birthdate: '2999-01-01' }, 'birthdate'],
    ['a member code in use', { code: 'M1' }, 'code'],
  ])('is checked as every member: refuses %s, and stays a potential', async (_, changes, path) => {
    expect((await become(changes)).body).toMatchObject({ code: 'VALIDATION', message: [{ path }] });
    const after = await read('potentials', potential.id, 'potential');
    expect(after).toMatchObject({ status: 'Active', member_id: null, __v: 0 });
  });

  test('CUST-45 is refused with a phone that another member has, and stays a potential', async () => {
    expect((await become({ phone: '0812345678' })).body).toMatchObject({
      wgCode: 'E07001',
      message: [{ path: 'phone' }],
    });
    expect(await read('potentials', potential.id, 'potential')).toMatchObject({ member_id: null });
  });

  test('needs both rights: to register members and to read potentials; and is of this shop', async () => {
    await giveRights(['Page.Merchant.Payment.Subscribe', 'Read', 'Write']);
    expect((await become({}, await gateway.signIn('nobody'))).body.code).toBe('PERMISSION');
    await giveRights(['Page.Merchant.Customer_Insight', 'Read', 'Write']);
    expect((await become({}, await gateway.signIn('nobody'))).body.code).toBe('PERMISSION');
    await giveRights();
    const foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
    expect((await become({}, foreigner)).status).toBe(404);
    expect((await post('/potentials/unknown/member', {})).status).toBe(404);
  });
});

test.each<[string, object, string, string]>([
  ['no first name', { firstname: '' }, 'firstname', 'is required'],
  ['no phone', { phone: '' }, 'phone', 'This field is required'],
  ['no gender', { gender: '' }, 'gender', 'This field is required'],
  ['CUST-39 no birthday', { birthdate: '' }, 'birthdate', 'Birthdate format is not valid'],
  ['a birthday to come', { birthdate: '2999-01-01' }, 'birthdate', 'is in the future'],
  ['29 February of a year without one', { birthdate: '1993-02-29' }, 'birthdate', 'must be a date YYYY-MM-DD'],
])('CUST-38 a potential is registered by the form of the shop: refuses %s', async (_, changes, path, message) => {
  const person = { firstname: 'A', lastname: 'B', gender: 'Other', birthdate: '1990-02-01', phone: newPhone() };
  expect((await post('/potentials', { ...person, ...changes })).body).toMatchObject({
    code: 'VALIDATION',
    message: [{ path, message }],
  });
});
