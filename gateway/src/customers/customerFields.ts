import { Type } from '@sinclair/typebox';
import { LOCALE_CHOICES, memberLocaleOf } from '@taem/domain/customers/memberLocale.ts';
import { CUSTOMER_LIMITS } from '@taem/domain/customers/profile/customerLimits.ts';
import type { Field, Join, RecordValues } from '../resource/defineResource.ts';
import {
  date,
  id,
  joined,
  json,
  portrait,
  recordFields,
  sharedName,
  status,
  text,
  textArray,
} from '../resource/fields.ts';
import { TextOrNull } from '../resource/jsonShapes.ts';

/** A name in another language; stored in `i18n`, written and read as a separate field (CUST-28). */
const translated = (name: string, locale: string): Field => ({
  type: 'text',
  sql: `t.i18n #>> '{${locale},${name}}'`,
  write: { column: `${name}_${locale.slice(0, 2)}`, max: 100 },
});

const I18n = Type.Record(Type.String(), Type.Record(Type.String(), TextOrNull));

/** Returns the fields that members and potentials share (CUST-27); only the sub-district has different names (OP-47). */
export function customerFields(subDistrictId: 'sub_district_id' | 'subdistrict_id'): Readonly<Record<string, Field>> {
  return {
    ...recordFields,
    firstname: text('firstname', { required: true, max: CUSTOMER_LIMITS.firstname, searched: true }),
    lastname: text('lastname', { required: true, max: CUSTOMER_LIMITS.lastname, searched: true }),
    nickname: text('nickname', { max: CUSTOMER_LIMITS.nickname, searched: true }),
    firstname_th: translated('firstname', 'th-TH'),
    lastname_th: translated('lastname', 'th-TH'),
    nickname_th: translated('nickname', 'th-TH'),
    firstname_en: translated('firstname', 'en-US'),
    lastname_en: translated('lastname', 'en-US'),
    nickname_en: translated('nickname', 'en-US'),
    i18n: json('i18n', { schema: I18n }),
    phone: text('phone', { max: CUSTOMER_LIMITS.phone, searched: true, reads: 'mobile' }),
    email: text('email', { max: CUSTOMER_LIMITS.email, searched: true, reads: 'email' }),
    birthdate: date('birthdate'),
    nationality: text('nationality', { max: CUSTOMER_LIMITS.nationality }),
    gender: text('gender', { max: 50, reads: 'gender' }),
    state: text('state', { max: CUSTOMER_LIMITS.maritalStatus }),
    address: text('address', { max: CUSTOMER_LIMITS.address, reads: 'lines' }),
    occupation_id: id('occupation_id', { references: 'occupations' }),
    // Names of ids are returned only on request: a list of a thousand people does not need five joins.
    'occupation.name': { ...sharedName('occupation'), addon: true },
    province_id: id('province_id', { references: 'provinces' }),
    'province.name': { ...sharedName('province'), addon: true },
    district_id: id('district_id', { references: 'districts' }),
    'district.name': { ...sharedName('district'), addon: true },
    [subDistrictId]: id(subDistrictId, { references: 'sub_districts' }),
    'subdistrict.name': { ...sharedName('subdistrict'), addon: true },
    postcode_id: id('postcode_id', { references: 'postcodes' }),
    'postcode.code': { ...joined('text', 'postcode', 'code'), addon: true },
    recommended_by: text('recommended_by', { max: 100 }),
    invite_codes: textArray('invite_codes'),
    tags: textArray('tags'),
    image_url: portrait,
    // CUST-27 On the wire every write carries its own `locale`, so the member's language has a separate name.
    locale: text('locale', { writable: false }),
    language: { ...text('locale', { choices: LOCALE_CHOICES }), neverEmpty: true },
    status,
    branch_id: id('branch_id', { references: 'merchant_branches' }),
  };
}

/** CONST-02 Takes the language of the registration for a customer whose language it does not state. */
export const localeOfEnvelope = ({ locale }: Readonly<Record<string, unknown>>): RecordValues => ({
  locale: memberLocaleOf(locale),
});

export function customerJoins(subDistrictId: string): Readonly<Record<string, Join>> {
  return {
    occupation: { table: 'occupations', on: 'occupation.id = t.occupation_id' },
    province: { table: 'provinces', on: 'province.id = t.province_id' },
    district: { table: 'districts', on: 'district.id = t.district_id' },
    subdistrict: { table: 'sub_districts', on: `subdistrict.id = t.${subDistrictId}` },
    postcode: { table: 'postcodes', on: 'postcode.id = t.postcode_id' },
  };
}
