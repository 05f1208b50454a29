import { text } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type { District, Postcode, Province, SubDistrict } from '../generated/schema.ts';

const province = recordType<Province>(
  'Province',
  { path: 'provinces', listKey: 'provinces', singleKey: 'province' },
  { id: text('id'), name: text('name') },
);

const district = recordType<District>(
  'District',
  { path: 'districts', listKey: 'districts', singleKey: 'district' },
  {
    id: text('id'),
    name: text('name'),
    provinceId: text('province_id'),
    province: relation<Province>('Province', 'province_id'),
  },
);

const subDistrict = recordType<SubDistrict>(
  'SubDistrict',
  { path: 'sub-districts', listKey: 'sub_districts', singleKey: 'sub_district' },
  {
    id: text('id'),
    name: text('name'),
    districtId: text('district_id'),
    district: relation<District>('District', 'district_id'),
  },
);

const postcode = recordType<Postcode>(
  'Postcode',
  { path: 'postcodes', listKey: 'postcodes', singleKey: 'postcode' },
  {
    id: text('id'),
    code: text('code'),
    subDistrictId: text('sub_district_id'),
    subDistrict: relation<SubDistrict>('SubDistrict', 'sub_district_id'),
  },
);

export const records = [province, district, subDistrict, postcode];
