import { day, enumOf, integer, moment, optionalText, phone, status, text, texts } from '../gateway/fields.ts';
import { relation } from '../gateway/recordType.ts';
import { wireEnums } from '../gateway/wireEnums.ts';
import type { District, MerchantBranch, Occupation, Postcode, Province, SubDistrict } from '../generated/schema.ts';

/** Returns the fields that members and potentials share (CUST-27); only the sub-district has different names (OP-47). */
export function customerFields(subDistrictId: 'sub_district_id' | 'subdistrict_id') {
  return {
    id: text('id'),
    firstname: text('firstname'),
    lastname: text('lastname'),
    nickname: optionalText('nickname'),
    firstnameTh: optionalText('firstname_th'),
    lastnameTh: optionalText('lastname_th'),
    nicknameTh: optionalText('nickname_th'),
    firstnameEn: optionalText('firstname_en'),
    lastnameEn: optionalText('lastname_en'),
    nicknameEn: optionalText('nickname_en'),
    phone: phone('phone'),
    email: optionalText('email'),
    birthdate: day('birthdate'),
    gender: enumOf('gender', wireEnums.Gender),
    nationality: optionalText('nationality'),
    maritalStatus: optionalText('state'),
    occupationId: optionalText('occupation_id'),
    occupation: relation<Occupation>('Occupation', 'occupation_id', named('occupation')),
    address: optionalText('address'),
    provinceId: optionalText('province_id'),
    province: relation<Province>('Province', 'province_id', named('province')),
    districtId: optionalText('district_id'),
    district: relation<District>('District', 'district_id', named('district')),
    subDistrictId: optionalText(subDistrictId),
    subDistrict: relation<SubDistrict>('SubDistrict', subDistrictId, named('subdistrict')),
    postcodeId: optionalText('postcode_id'),
    postcode: relation<Postcode>('Postcode', 'postcode_id', {
      path: 'postcode',
      fields: ['id', 'code'],
      idBeside: true,
    }),
    recommendedBy: optionalText('recommended_by'),
    language: enumOf('language', wireEnums.Language),
    inviteCodes: texts('invite_codes'),
    tags: texts('tags'),
    imageUrl: optionalText('image_url'),
    status: status('status'),
    branchId: optionalText('branch_id'),
    branch: relation<MerchantBranch>('MerchantBranch', 'branch_id'),
    createdAt: moment('time'),
    version: integer('__v'),
  };
}

/** The gateway sends the name with the id, which saves a call if nothing else is selected. */
function named(path: string) {
  return { path, fields: ['id', 'name'] as ('id' | 'name')[], idBeside: true };
}
