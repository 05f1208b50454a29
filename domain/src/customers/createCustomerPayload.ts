import { birthdateToDay } from './birthdate.ts';
import type { MemberForm } from './memberForm.ts';
import { normalisePhone } from './phone.ts';
import type { PotentialForm } from './potentialForm.ts';

/** A new member as the gateway takes it (CUST-28, CUST-29). */
export function createMemberPayload(form: MemberForm): Record<string, unknown> {
  return {
    ...sharedFields(form),
    sub_district_id: form.subdistrict?.id ?? '',
    firstname_th: form.firstnameTh ?? '',
    lastname_th: form.lastnameTh ?? '',
    nickname_th: form.nicknameTh ?? '',
    firstname_en: form.firstnameEn ?? '',
    lastname_en: form.lastnameEn ?? '',
    nickname_en: form.nicknameEn ?? '',
  };
}

/** A new potential customer as the gateway takes it (CUST-29, OP-47). */
export function createPotentialPayload(form: PotentialForm): Record<string, unknown> {
  return { ...sharedFields(form), subdistrict_id: form.subdistrict?.id ?? '' };
}

// The fields that held whole records are sent blank: their ids say all there is to say (CUST-29).
function sharedFields(form: MemberForm | PotentialForm): Record<string, unknown> {
  return {
    firstname: form.firstname,
    lastname: form.lastname,
    nickname: form.nickname ?? '',
    phone: normalisePhone(form.phone),
    email: form.email ?? '',
    gender: form.gender,
    birthdate: form.birthdate ? birthdateToDay(form.birthdate) : null,
    nationality: form.nationality ?? '',
    state: form.state ?? '',
    address: form.address ?? '',
    locale: form.locale,
    status: form.status,
    recommended_by: form.recommendedBy ?? '',
    invite_codes: form.inviteCode ? [form.inviteCode] : '',
    occupation_id: form.occupation?.id ?? '',
    district_id: form.district?.id ?? '',
    province_id: form.province?.id ?? '',
    postcode_id: form.postcode?.id ?? '',
    occupation: '',
    subdistrict: '',
    district: '',
    province: '',
    postcode: '',
    i18n: {},
  };
}
