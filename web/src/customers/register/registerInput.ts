import { memberLocaleOf } from '@taem/domain/customers/memberLocale.ts';
import { LANGUAGES } from '../../app/contractValues.ts';
import type { CreateMemberInput, Gender, Language } from '../../gql/contract.ts';
import type { Answers } from '../questions/question.ts';

/** Questions of the forms by the fields that their answers fill (CUST-27, CUST-28, OP-47). */
export const FIELDS = {
  firstname: 'firstname',
  lastname: 'lastname',
  nickname: 'nickname',
  firstname_th: 'firstnameTh',
  lastname_th: 'lastnameTh',
  nickname_th: 'nicknameTh',
  firstname_en: 'firstnameEn',
  lastname_en: 'lastnameEn',
  nickname_en: 'nicknameEn',
  phone: 'phone',
  email: 'email',
  gender: 'gender',
  birthdate: 'birthdate',
  nationality: 'nationality',
  state: 'maritalStatus',
  occupation_id: 'occupationId',
  address: 'address',
  province_id: 'provinceId',
  district_id: 'districtId',
  sub_district_id: 'subDistrictId',
  subdistrict_id: 'subDistrictId',
  postcode_id: 'postcodeId',
  recommended_by: 'recommendedBy',
  locale: 'language',
} as const satisfies Record<string, keyof CreateMemberInput>;

/** The fields that the forms for members and for potentials have in common. */
export type RegisterInput = Pick<
  CreateMemberInput,
  (typeof FIELDS)[keyof typeof FIELDS] | 'inviteCodes' | 'branchId'
> & {
  firstname: string;
  lastname: string;
};

/** Returns checked answers as the input of a new customer of the branch (CUST-29). */
export function registerInput(answers: Answers, branchId: string | null): RegisterInput {
  const filled = Object.entries(FIELDS).flatMap(([id, field]) => (answers[id] ? [[field, answers[id]]] : []));
  return {
    firstname: '',
    lastname: '',
    ...Object.fromEntries(filled),
    // The form writes 'Female' where the contract writes FEMALE.
    ...(answers.gender && { gender: answers.gender.toUpperCase() as Gender }),
    // Forms write locales as the wire does (CUST-27).
    ...(answers.locale && { language: languageOf(answers.locale) }),
    ...(answers.invite_code && { inviteCodes: [answers.invite_code] }),
    ...(branchId && { branchId }),
  };
}

const languageOf = (locale: string): Language => LANGUAGES[memberLocaleOf(locale)];

/** Returns the question of a form that a refused field belongs to, or undefined. */
export function questionOf(path: readonly string[], ids: readonly string[]): string | undefined {
  const fields = Object.entries({ ...FIELDS, invite_code: 'inviteCodes' });
  return fields.find(([id, field]) => field === path[0] && ids.includes(id))?.[0];
}
