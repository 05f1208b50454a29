import { defineRecord } from '../record/defineRecord.ts';
import { reference, text } from '../record/field.ts';

/** The places of Thailand, from provinces to postcodes, the same for every merchant (MGMT-41). */
const place = { read: 'everyone', isReference: true, undated: true, unversioned: true } as const;

const displayed = { readOnly: true, listed: true, sorted: true } as const;
const name = text({ label: { th: 'ชื่อ', en: 'Name' }, translated: true, ...displayed, nonNull: true, searched: true });
const provinceWords = { th: 'จังหวัด', en: 'Province' };
const districtWords = { th: 'อำเภอ / เขต', en: 'District' };
const subDistrictWords = { th: 'ตำบล / แขวง', en: 'Sub-district' };

const above = { ...displayed, filtered: true, shows: ['name'] } as const;
const provinceId = reference({ label: provinceWords, ...above, of: 'Province' });
const districtId = reference({ label: districtWords, ...above, of: 'District', within: 'provinceId' });

export const province = defineRecord({
  ...place,
  type: 'Province',
  one: 'province',
  many: 'provinces',
  path: 'provinces',
  listKey: 'provinces',
  singleKey: 'province',
  words: { one: provinceWords, many: { th: 'จังหวัด', en: 'Provinces' } },
  whole: true,
  order: { field: 'name', direction: 1 },
  fields: { name },
});

export const district = defineRecord({
  ...place,
  type: 'District',
  one: 'district',
  many: 'districtPage',
  path: 'districts',
  listKey: 'districts',
  singleKey: 'district',
  words: { one: districtWords, many: { th: 'อำเภอ / เขต', en: 'Districts' } },
  order: { field: 'name', direction: 1 },
  fields: { name, provinceId: { ...provinceId, nonNull: true } },
});

export const subDistrict = defineRecord({
  ...place,
  type: 'SubDistrict',
  one: 'subDistrict',
  many: 'subDistrictPage',
  path: 'sub-districts',
  listKey: 'sub_districts',
  singleKey: 'sub_district',
  words: { one: subDistrictWords, many: { th: 'ตำบล / แขวง', en: 'Sub-districts' } },
  order: { field: 'name', direction: 1 },
  fields: { name, districtId: { ...districtId, nonNull: true }, provinceId },
});

export const postcode = defineRecord({
  ...place,
  type: 'Postcode',
  one: 'postcode',
  many: 'postcodePage',
  path: 'postcodes',
  listKey: 'postcodes',
  singleKey: 'postcode',
  words: { one: { th: 'รหัสไปรษณีย์', en: 'Postcode' }, many: { th: 'รหัสไปรษณีย์', en: 'Postcodes' } },
  order: { field: 'code', direction: 1 },
  fields: {
    code: text({ label: { th: 'รหัสไปรษณีย์', en: 'Postcode' }, ...displayed, nonNull: true, searched: true }),
    subDistrictId: reference({
      label: subDistrictWords,
      ...above,
      of: 'SubDistrict',
      within: 'districtId',
      nonNull: true,
    }),
    districtId,
    provinceId,
  },
});
