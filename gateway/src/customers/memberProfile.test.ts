import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../testing/testGateway.ts';

interface Place {
  province_id: string;
  district_id: string;
  sub_district_id: string;
  postcode_id: string;
}

const gateway = testGateway();
let owner: string;
let cashier: string;
let foreigner: string;
let home: Place;
let elsewhere: Place;
let occupationId: string;

beforeAll(async () => {
  [owner, cashier] = await Promise.all([gateway.signIn('owner'), gateway.signIn('cashier')]);
  foreigner = await gateway.signIn('owner', gateway.otherRealm.code);
  const places = await inRealm(PLACES);
  [home, elsewhere] = [places.rows[0], places.rows[1]];
  occupationId = (await inRealm('select id from occupations limit 1')).rows[0].id;
});

const PLACES = `
  select distinct on (d.province_id) d.province_id, s.district_id, p.sub_district_id, p.id as postcode_id
  from postcodes p join sub_districts s on s.id = p.sub_district_id join districts d on d.id = s.district_id limit 2`;
const inRealm = (text: string, values: unknown[] = []) =>
  gateway.database.withRealm(gateway.realm.id, (client) => client.query(text, values));
const call = (method: string, path: string, body?: unknown, token = owner) =>
  gateway.send(method, path, { token, body });

/** As the registration screens send it (CUST-29). */
const registration = (changes: object = {}) => ({
  firstname: 'มาลี',
  lastname: 'สุขใจ',
  nickname: '',
  email: '',
  gender: 'Female',
  birthdate: '1990-02-01',
  nationality: 'Thai',
  state: 'single',
  address: '1 ถนนสุขุมวิท',
  locale: 'th-TH',
  status: 'Active',
  recommended_by: 'Friend',
  invite_codes: ['ABC'],
  occupation_id: occupationId,
  occupation: '',
  subdistrict: '',
  district: '',
  province: '',
  postcode: '',
  i18n: {},
  realm_id: gateway.realm.id,
  branch_id: gateway.realm.ids.ari,
  ...changes,
});
const otherNames = {
  firstname_th: 'มาลี',
  lastname_th: 'สุขใจ',
  nickname_th: '',
  firstname_en: 'Malee',
  lastname_en: 'Sukjai',
  nickname_en: '',
};

let phones = 0;
const newPhone = () => `08${10_000_000 + ++phones}`;

describe.each([
  ['members', 'member', 'sub_district_id'],
  ['potentials', 'potential', 'subdistrict_id'],
] as const)('%s', (path, key, subDistrictId) => {
  const place = ({ sub_district_id, ...rest }: Place) => ({ ...rest, [subDistrictId]: sub_district_id });
  const make = async (changes: object = {}, token = owner) =>
    call('POST', `/${path}`, registration({ phone: newPhone(), ...place(home), ...changes }), token);
  const change = (id: string, changes: object, token = owner) => call('PATCH', `/${path}/${id}`, changes, token);

  test('CUST-27, CUST-28, CUST-29 the whole registration is kept, also names in both languages; the blank fields are not needed', async () => {
    const { body } = await make(otherNames);
    expect(body.data).toEqual({ id: body.payload.id });
    expect(body.payload).toMatchObject({
      firstname: 'มาลี',
      nickname: null,
      gender: 'Female',
      birthdate: '1990-02-01',
      nationality: 'Thai',
      state: 'single',
      address: '1 ถนนสุขุมวิท',
      status: 'Active',
      occupation_id: occupationId,
      ...place(home),
      recommended_by: 'Friend',
      invite_codes: ['ABC'],
      branch_id: gateway.realm.ids.ari,
      firstname_en: 'Malee',
      lastname_en: 'Sukjai',
      nickname_en: null,
      firstname_th: 'มาลี',
      i18n: { 'th-TH': { firstname: 'มาลี' }, 'en-US': { firstname: 'Malee', lastname: 'Sukjai' } },
    });
    const query = { projection: 'province.name,district.name,subdistrict.name,postcode.code,occupation.name' };
    const read = await gateway.send('GET', `/${path}/${body.payload.id}`, { token: owner, query });
    expect(read.body.payload[key]).toEqual({
      id: body.payload.id,
      province: { name: expect.any(String) },
      district: { name: expect.any(String) },
      subdistrict: { name: expect.any(String) },
      postcode: { code: expect.stringMatching(/^\d{5}$/) },
      occupation: { name: expect.any(String) },
    });
  });

  test('no invite code is an empty text, and an empty text is no value anywhere', async () => {
    const blank = { invite_codes: '', occupation_id: '', province_id: '', district_id: '', postcode_id: '' };
    const { body } = await make({ ...blank, [subDistrictId]: '', nationality: null, recommended_by: '', tags: '' });
    expect(body.payload).toMatchObject({ invite_codes: [], occupation_id: null, nationality: null, tags: [] });
  });

  test('a block of the profile is changed, the rest stays', async () => {
    const { id } = (await make(otherNames)).body.payload;
    const changed = await change(id, { nickname: 'มะ', firstname_en: 'Mali', gender: 'ชาย', locale: 'th-TH', __v: 0 });
    expect(changed.body.payload).toMatchObject({
      nickname: 'มะ',
      gender: 'Male',
      firstname: 'มาลี',
      i18n: { 'th-TH': { firstname: 'มาลี' }, 'en-US': { firstname: 'Mali', lastname: 'Sukjai' } },
      __v: 1,
    });
    expect((await change(id, { nickname: 'x', __v: 0 })).body).toMatchObject({ status: 409, code: '123' });
    expect((await change(id, { nickname: 'x' })).body.message[0].path).toBe('__v');
  });

  test('CUST-27, CONST-02 the language of a customer is that of the registration unless it is named, and changes by its own name alone', async () => {
    const create = async (body: object) => (await make(body)).body.payload;
    expect(await create({ locale: undefined })).toMatchObject({ locale: 'th-TH', language: 'th-TH' });
    expect((await create({ locale: 'th-TH', language: 'en-US' })).locale).toBe('en-US');
    const { id } = await create({ locale: 'en-US' });
    const loaded = await call('GET', `/${path}/${id}?projection=id,locale`);
    expect(Object.values(loaded.body.payload)).toContainEqual({ id, locale: 'en-US' });
    expect((await change(id, { nickname: 'x', locale: 'th-TH', __v: 0 })).body.payload.locale).toBe('en-US');
    expect((await change(id, { language: 'th-TH', __v: 1 })).body.payload.locale).toBe('th-TH');
    expect((await change(id, { language: 'fr', __v: 2 })).body.message[0].path).toBe('language');
    expect((await change(id, { language: 'en-US', __v: 2 })).body.payload.locale).toBe('en-US');
    expect((await change(id, { language: '', __v: 3 })).body.payload.locale).toBe('th-TH');
  });

  test('CALL-30 a change carries the branch it is made in, and the customer stays with their own', async () => {
    const { id } = (await make()).body.payload;
    const { ari, bangRak } = gateway.realm.ids;
    expect((await change(id, { nickname: 'x', branch_id: bangRak, __v: 0 })).body.payload.branch_id).toBe(ari);
  });

  test('CUST-36 a part of the address that is changed must be where the other parts stay', async () => {
    const { id } = (await make()).body.payload;
    expect((await change(id, { district_id: elsewhere.district_id, __v: 0 })).body.message[0].path).toBe('district_id');
    expect((await change(id, { province_id: elsewhere.province_id, __v: 0 })).body.code).toBe('VALIDATION');
    const cleared = { district_id: '', [subDistrictId]: '', postcode_id: '' };
    const moved = await change(id, { province_id: elsewhere.province_id, ...cleared, __v: 0 });
    expect(moved.body.payload).toMatchObject({ province_id: elsewhere.province_id, postcode_id: null });
  });

  test('of a hundred who change the same version one wins', async () => {
    const { id } = (await make()).body.payload;
    const answers = await Promise.all(Array.from({ length: 100 }, (_, n) => change(id, { nickname: `n${n}`, __v: 0 })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === '123')).toHaveLength(99);
  });

  test('CUST-59 three tags at most, empty ones dropped', async () => {
    const { id } = (await make()).body.payload;
    expect((await change(id, { tags: [' vip ', '', 'ชา'], __v: 0 })).body.payload.tags).toEqual(['vip', 'ชา']);
    expect((await change(id, { tags: ['a', 'b', 'c', 'd'], __v: 1 })).body.message[0].path).toBe('tags');
  });

  test('CALL-35 the picture is sent on its own', async () => {
    const { id } = (await make()).body.payload;
    const image = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const data = new FormData();
    for (const [name, value] of Object.entries({ locale: 'th-TH', __v: '0', action: 'upload_image' }))
      data.set(name, value);
    data.set('image', new Blob([new Uint8Array(image)]), 'a.png');
    const form = new Response(data);
    const response = await gateway.app.inject({
      method: 'PATCH',
      url: `/v3.0/${path}/${id}`,
      headers: { authorization: `Bearer ${owner}`, 'content-type': form.headers.get('content-type') ?? '' },
      payload: Buffer.from(await form.arrayBuffer()),
    });
    expect(response.json().payload).toMatchObject({ image_url: expect.stringMatching(/^\/files\/people\//), __v: 1 });
  });

  test.each<[string, () => object, string, string]>([
    ['no first name', () => ({ firstname: ' ' }), 'VALIDATION', 'firstname'],
    ['a phone of nine digits', () => ({ phone: '081234567' }), 'E02001', 'phone'],
    ['an e-mail that is none', () => ({ email: 'mali@' }), 'VALIDATION', 'email'],
    ['a birthdate to come', () => ({ birthdate: '2999-01-01' }), 'VALIDATION', 'birthdate'],
    ['CUST-42 Thai in an English name', () => ({ firstname_en: 'มาลี' }), 'VALIDATION', 'firstname_en'],
    ['a place that is none', () => ({ postcode_id: crypto.randomUUID() }), 'VALIDATION', 'postcode_id'],
    [
      'CUST-36 a district of another province',
      () => ({ district_id: elsewhere.district_id }),
      'VALIDATION',
      'district_id',
    ],
    [
      'CUST-36 a postcode of another place',
      () => ({ postcode_id: elsewhere.postcode_id }),
      'VALIDATION',
      'postcode_id',
    ],
    ['names that are no names', () => ({ i18n: { 'th-TH': 'x' } }), 'VALIDATION', 'i18n.th-TH'],
    ['points of its own', () => ({ points: 5 }), 'VALIDATION', 'points'],
  ])('refuses %s', async (_, changes, code, field) => {
    const answer = await make(changes());
    expect([answer.body.code, answer.body.message[0]?.path]).toEqual([code, field]);
  });

  test('another realm finds nothing of it, and PERM-08 no one changes it without the right', async () => {
    const { id } = (await make()).body.payload;
    expect((await call('GET', `/${path}/${id}`, undefined, foreigner)).status).toBe(404);
    expect((await change(id, { nickname: 'x', __v: 0 }, foreigner)).status).toBe(404);
    expect((await change(id, { nickname: 'x', __v: 0 }, cashier)).body.code).toBe('PERMISSION');
    const powerless = await gateway.signIn('nobody');
    expect((await make({}, powerless)).body.code).toBe('PERMISSION');
    expect((await call('GET', `/${path}`, undefined, powerless)).body.code).toBe('PERMISSION');
  });
});

describe('a member', () => {
  const change = async (changes: object) => {
    const { mali } = gateway.realm.ids;
    const { __v } = (await call('GET', `/members/${mali}`)).body.payload.member;
    return (await call('PATCH', `/members/${mali}`, { ...changes, __v })).body;
  };

  test('CUST-55..58 has educations, works, socials, interests and a remark', async () => {
    const profile = {
      educations: [{ degree: 'ปริญญาตรี', school: 'จุฬาฯ' }],
      works: [{ company: 'ร้านดอกไม้', position: null }],
      socials: [{ id: 'line', account: '@mali' }],
      interests: { hobbies: ['ทำสวน'], colors: ['เขียว', '', ''] },
      merchant_remark: 'ชอบที่นั่งริมหน้าต่าง',
      line_id: 'mali.l',
      instagram_id: 'mali.i',
    };
    expect((await change(profile)).payload).toMatchObject(profile);
    expect((await change({ socials: '' })).payload).toMatchObject({
      socials: [],
      merchant_remark: profile.merchant_remark,
    });
  });

  test.each<[string, object, string]>([
    ['interests nobody asks for', { interests: { weapons: [] } }, 'interests'],
    ['a social account without its network', { socials: [{ account: 'x' }] }, 'socials'],
    ['works that are no list', { works: {} }, 'works'],
    ['another code', { code: 'M9' }, 'code'],
  ])('refuses %s', async (_, changes, field) => {
    const { code, message } = await change(changes);
    expect(code).toBe('VALIDATION');
    expect(message[0].path).toMatch(new RegExp(`^${field}`));
  });

  test('CUST-45 does not take the phone of another', async () => {
    const phone = newPhone();
    await call('POST', '/members', registration({ phone }));
    expect(await change({ phone })).toMatchObject({ status: 422, wgCode: 'E07001' });
  });

  test('keeps code, tier and points when the profile is changed', async () => {
    const { mali } = gateway.realm.ids;
    const before = (await call('GET', `/members/${mali}`)).body.payload.member;
    const after = (await change({ phone: '0812345678' })).payload;
    for (const name of ['code', 'tier', 'lifetime_value.remaining_reward']) {
      expect(after[name], name).toEqual(before[name]);
    }
  });
});

test('CUST-11 potentials: found by name and phone, the latest activity first, narrowed to a branch', async () => {
  await inRealm('delete from potentials');
  for (const [firstname, branch] of [
    ['Anan', 'ari'],
    ['Boon', 'bangRak'],
    ['Chai', 'ari'],
  ] as const) {
    const branch_id = gateway.realm.ids[branch];
    await call('POST', '/potentials', registration({ firstname, phone: newPhone(), branch_id, province_id: '' }));
  }
  const find = async (query: Record<string, string>) => {
    const answer = await gateway.send('GET', '/potentials', { token: owner, query });
    return answer.body.payload.potentials.map((row: { firstname: string }) => row.firstname);
  };
  expect(await find({})).toEqual(['Chai', 'Boon', 'Anan']);
  expect(await find({ keyword: 'boon สุข' })).toEqual(['Boon']);
  expect(await find({ keyword: '081-000' })).toHaveLength(3);
  expect(await find({ branch_id: gateway.realm.ids.bangRak })).toEqual(['Boon']);
});
