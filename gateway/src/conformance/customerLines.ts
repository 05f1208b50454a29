import { expect } from 'vitest';
import type { ConformanceShop, Lines } from './ConformanceShop.ts';

let called = 0;
/** Returns an unassigned number. */
const newPhone = () => {
  called += 1;
  return `06${String(10_000_000 + called)}|TH|+66`;
};
const person = () => ({
  firstname: 'สมหญิง',
  lastname: 'ทดสอบ',
  phone: newPhone(),
  gender: 'Female',
  birthdate: '1990-02-01',
  i18n: { 'en-US': { firstname: 'Somying', lastname: 'Thotsop' } },
});
const MEMBER_FIELDS =
  'id,firstname,phone,i18n,tier,lifetime_value,image_url,educations,works,socials,code,__v,branch_id,instagram_id';

const create = async (shop: ConformanceShop, path: 'members' | 'potentials') => {
  const body = { ...person(), locale: 'th-TH', realm_id: shop.realmId, branch_id: shop.branchId };
  const answer = await shop.send('POST', path, { body });
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { id: expect.any(String) }, payload: { i18n: body.i18n } },
  });
  return answer.body.payload;
};

/** CALL: customers, registration, import. */
export const customerLines: Lines = {
  'CALL-25': {
    asserts: 'onboard/subscribe/form by code',
    async check(shop) {
      for (const code of ['FORM:POTENTIAL:ONBOARD:2.0', 'FORM:MEMBER:ONBOARD:2.0']) {
        const { form } = await shop.payload('GET', 'onboard/subscribe/form', { query: { filter: { code } } });
        expect(form[0]).toMatchObject({ id: expect.any(String), element_type: expect.any(String) });
      }
    },
  },
  'CALL-26': {
    asserts: 'provinces, districts, sub-districts, postcodes, occupations, categories, each by what is above it',
    async check(shop) {
      const list = async (path: string, filter = {}) =>
        (await shop.payload('GET', path, { query: { filter } }))[path.replaceAll('-', '_')];
      const [province] = await list('provinces');
      const [district] = await list('districts', { province_id: province.id });
      const [subDistrict] = await list('sub-districts', { district_id: district.id });
      expect((await list('postcodes', { sub_district_id: subDistrict.id })).length).toBeGreaterThan(0);
      for (const path of ['occupations', 'product-categories', 'product-sub-categories']) {
        expect((await list(path)).length).toBeGreaterThan(0);
      }
    },
  },
  'CALL-27': {
    asserts: 'POST potentials; the answer carries data.id',
    async check(shop) {
      await create(shop, 'potentials');
    },
  },
  'CALL-28': {
    asserts: 'POST members; the answer carries data.id',
    async check(shop) {
      await create(shop, 'members');
    },
  },
  'CALL-29': {
    asserts: 'GET potentials/{id}, members/{id} with a projection',
    async check(shop) {
      const { id } = await create(shop, 'potentials');
      expect((await shop.payload('GET', `potentials/${id}`)).potential.id).toBe(id);
      const created = await create(shop, 'members');
      const { member } = await shop.payload('GET', `members/${created.id}`, { query: { projection: MEMBER_FIELDS } });
      expect(Object.keys(member).sort()).toEqual(MEMBER_FIELDS.split(',').sort());
    },
  },
  'CALL-30': {
    asserts: 'PATCH potentials and members with id, locale, realm_id, branch_id, __v and what changed',
    async check(shop) {
      for (const path of ['potentials', 'members'] as const) {
        const { id, __v } = await create(shop, path);
        const body = { id, locale: 'th-TH', realm_id: shop.realmId, branch_id: shop.branchId, __v, nickname: 'หญิง' };
        expect(await shop.payload('PATCH', `${path}/${id}`, { body })).toMatchObject({
          id,
          nickname: 'หญิง',
          __v: __v + 1,
        });
      }
    },
  },
  'CALL-31': {
    asserts: 'potentials by keyword, 100 a page',
    async check(shop) {
      const { id, phone } = await create(shop, 'potentials');
      const keyword = phone.split('|')[0];
      const { potentials } = await shop.payload('GET', 'potentials', { query: { keyword, limit: 100 } });
      expect(potentials.result.map((row: { id: string }) => row.id)).toEqual([id]);
    },
  },
  'CALL-32': {
    asserts: 'members/import as a form with action import',
    async check(shop) {
      const csv = `firstname,lastname,phone\nนำเข้า,หนึ่ง,${newPhone().split('|')[0]}\nนำเข้า,สอง,${newPhone().split('|')[0]}\n`;
      const image = new File([csv], 'members.csv', { type: 'text/csv' });
      const form = { image, realm_id: shop.realmId, branch_id: shop.branchId, action: 'import' };
      expect(await shop.payload('POST', 'members/import', { form })).toMatchObject({ inserted: 2, updated: 0 });
      expect(await shop.payload('POST', 'members/import', { form })).toMatchObject({ inserted: 0, same: 2 });
      const bad = new File([csv.replace(/,\d+/, ',12')], 'members.csv', { type: 'text/csv' });
      const refused = await shop.send('POST', 'members/import', { form: { ...form, image: bad } });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect(refused.body.message).toBeTruthy();
    },
  },
  'CALL-33': {
    asserts: 'onboard/subscribe/url/generate gives self_register_url',
    async check(shop) {
      const body = { form_code: 'FORM:MEMBER:ONBOARD:SERVICE:2.0', realm_id: shop.realmId, branch_id: shop.branchId };
      const { self_register_url } = await shop.payload('POST', 'onboard/subscribe/url/generate', { body });
      const token = self_register_url.split('/').at(-1);
      expect(
        (await shop.payload('GET', `onboard/subscribe/self/${token}`, { token: null })).form.length,
      ).toBeGreaterThan(0);
    },
  },
  'CALL-34': {
    asserts: 'onboard/subscribe/url/send to a phone',
    async check(shop) {
      const body = { phone: '0812345678|TH|+66', realm_id: shop.realmId, branch_id: shop.branchId };
      expect(await shop.payload('POST', 'onboard/subscribe/url/send', { body })).toMatchObject({ status: 'queued' });
    },
  },
  'CALL-35': {
    asserts: 'the picture of a customer is sent as a form; a failure says status, code, message',
    async check(shop) {
      for (const path of ['members', 'potentials'] as const) {
        const { id, __v } = await create(shop, path);
        const form = { locale: 'th-TH', __v: String(__v), image: shop.picture, action: 'upload_image' };
        expect((await shop.payload('PATCH', `${path}/${id}`, { form })).image_url).toMatch(/^\/files\//);
        const refused = await shop.send('PATCH', `${path}/${id}`, { form });
        expect(refused.body).toMatchObject({ status: 409, code: '123', message: expect.any(String) });
      }
    },
  },
};
