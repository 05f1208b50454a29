import { integer, moment, optionalText, phone, status, text } from '../gateway/fields.ts';
import { recordType, relation } from '../gateway/recordType.ts';
import type { District, Location, Postcode, Province, SubDistrict } from '../generated/schema.ts';

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

const location = recordType<Location>(
  'Location',
  { path: 'locations', listKey: 'locations', singleKey: 'location' },
  {
    id: text('id'),
    name: text('name'),
    description: optionalText('desc'),
    phone: phone('phone'),
    email: optionalText('email'),
    address: optionalText('address'),
    status: status('status'),
    imageUrl: optionalText('image_url'),
    createdAt: moment('time'),
    version: integer('__v'),
  },
);

export const records = [province, district, subDistrict, postcode, location];
