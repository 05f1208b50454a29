import { postcode, subDistrict } from '@taem/domain/geography/places.ts';
import { computed } from '../resource/fields.ts';
import { recordResource } from '../resource/recordResource.ts';

const districtOf = (subDistrict: string) => `(select s.district_id from sub_districts s where s.id = ${subDistrict})`;
const provinceOf = (district: string) => `(select d.province_id from districts d where d.id = ${district})`;

/** Includes a place's parents up to its province, of which each table only has the next one. */
export const subDistricts = recordResource(subDistrict, {
  fields: { province_id: computed('id', provinceOf('t.district_id')) },
  joins: { province: { table: 'provinces', on: `province.id = ${provinceOf('t.district_id')}` } },
});

const ofPostcode = districtOf('t.sub_district_id');

export const postcodes = recordResource(postcode, {
  fields: { district_id: computed('id', ofPostcode), province_id: computed('id', provinceOf(ofPostcode)) },
  joins: {
    district: { table: 'districts', on: `district.id = ${ofPostcode}` },
    province: { table: 'provinces', on: `province.id = ${provinceOf(ofPostcode)}` },
  },
});
