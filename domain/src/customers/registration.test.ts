import { describe, expect, it } from 'vitest';
import { isEmail } from '../form/email.ts';
import { birthdateAsShown, birthdateToDay, dayToBirthdate } from './birthdate.ts';
import { createMemberPayload, createPotentialPayload } from './createCustomerPayload.ts';
import { clearedBy } from './customerFields.ts';
import { memberForm } from './memberForm.ts';
import { potentialForm } from './potentialForm.ts';

const TODAY = '2026-11-20';
const person = { firstname: 'มะลิ', lastname: 'Dee', phone: '081-234-5678', gender: 'Female', birthdate: '01-02-1990' };
const broken = (
  form: { safeParse: (values: unknown) => { error?: { issues: { path: PropertyKey[]; message: string }[] } } },
  values: object,
) => (form.safeParse(values).error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('the member form', () => {
  const form = memberForm(TODAY);
  it.each<[string, object, string[]]>([
    ['CUST-40 good values', {}, []],
    ['OP-46 e-mail and birthdate may stay empty', { email: '', birthdate: '' }, []],
    ['CUST-41 missing first name', { firstname: ' ' }, ['firstname: ra.text.fieldRequired']],
    ['CUST-40 a digit in a name', { firstname: 'Som1' }, ['firstname: ra.text.dontContainSpecialCharacter']],
    ['CUST-40 a Thai digit in a name', { lastname: 'ดี๑' }, ['lastname: ra.text.dontContainSpecialCharacter']],
    ['CUST-40 dot and space in a name', { firstname: 'ณ. เดช' }, []],
    ['CUST-41 missing phone', { phone: '' }, ['phone: ra.text.fieldRequired']],
    ['CUST-41 nine digits', { phone: '081234567' }, ['phone: ra.text.phoneNotValid']],
    ['CUST-41 e-mail', { email: 'mali@' }, ['email: ra.text.emailNotValid']],
    ['CUST-41 birthdate', { birthdate: '31-02-1990' }, ['birthdate: ra.text.birthdateNotValid']],
    ['CUST-43 born tomorrow', { birthdate: '21-11-2026' }, ['birthdate: ra.text.birthdateNotValid']],
    ['CUST-41 gender', { gender: '' }, ['gender: ra.text.genderRequired']],
    [
      'CUST-42 Thai in an English name',
      { firstnameEn: 'มะลิ', lastnameEn: 'ดี' },
      ['firstnameEn: Firstname should be English', 'lastnameEn: Lastname should be English'],
    ],
  ])('%s', (_rule, change, expected) => {
    expect(broken(form, { ...person, ...change })).toEqual(expected);
  });

  it('CONST-02 has defaults', () => {
    expect(form.parse(person)).toMatchObject({ locale: 'th-TH', status: 'Active', recommendedBy: 'Walk-in' });
  });
});

describe('the potential form', () => {
  it.each<[string, object, string[]]>([
    ['CUST-38 good values', {}, []],
    [
      'CUST-38 missing values',
      { firstname: '', lastname: '', phone: '' },
      ['firstname: This field is required', 'lastname: This field is required', 'phone: This field is required'],
    ],
    ['CUST-38 gender', { gender: '' }, ['gender: This field is required']],
    ['CUST-39 phone', { phone: '12345' }, ['phone: Phone number is not valid']],
    ['CUST-39 e-mail', { email: 'x' }, ['email: Email format is not valid']],
    ['CUST-39 birthdate', { birthdate: '' }, ['birthdate: Birthdate format is not valid']],
    ['CUST-39 birthdate of no calendar', { birthdate: '1990-02-01' }, ['birthdate: Birthdate format is not valid']],
  ])('%s', (_rule, change, expected) => {
    expect(broken(potentialForm, { ...person, ...change })).toEqual(expected);
  });

  it('CUST-27 gender is Other when it was not touched', () => {
    expect(potentialForm.parse({ ...person, gender: undefined }).gender).toBe('Other');
  });
});

it('CUST-29, OP-47 is sent with ids, blank objects, normalised phone and date', () => {
  const district = { id: 'd1', name: 'Pathum Wan' };
  const subdistrict = { id: 's1', name: 'Rong Mueang' };
  const values = { ...person, district, subdistrict, inviteCode: 'FRIEND' };
  const member = createMemberPayload(memberForm(TODAY).parse(values));
  expect(member).toMatchObject({
    phone: '0812345678|TH|+66',
    birthdate: '1990-02-01',
    district_id: 'd1',
    sub_district_id: 's1',
    district: '',
    invite_codes: ['FRIEND'],
    i18n: {},
  });
  const potential = createPotentialPayload(potentialForm.parse({ ...person, subdistrict }));
  expect(potential).toMatchObject({ subdistrict_id: 's1', invite_codes: '', province_id: '' });
  expect(potential).not.toHaveProperty('sub_district_id');
});

it('CUST-36 a change of the address clears what lies within', () => {
  expect(clearedBy('province')).toEqual(['district', 'subdistrict', 'postcode']);
  expect(clearedBy('district')).toEqual(['subdistrict', 'postcode']);
  expect(clearedBy('subdistrict')).toEqual(['postcode']);
});

it('CUST-72 dates are shown dd-mm-yyyy and sent yyyy-mm-dd', () => {
  expect([birthdateToDay('29-02-2028'), birthdateToDay('29-02-2027'), birthdateToDay('1-2-1990')]).toEqual([
    '2028-02-29',
    null,
    null,
  ]);
  expect([dayToBirthdate('1990-02-01'), dayToBirthdate('1990-02-01T00:00:00.000Z'), dayToBirthdate(null)]).toEqual([
    '01-02-1990',
    '01-02-1990',
    '',
  ]);
});

it.each([
  ['31-12-2535', '1992-12-31'],
  ['29-02-2535', '1992-02-29'],
  ['29-02-2536', null],
  ['01-01-2026', '2026-01-01'],
  ['31-12-2399', '2399-12-31'],
  ['01-01-2400', '1857-01-01'],
  ['31-12-2942', '2399-12-31'],
  ['01-01-2943', null],
  ['01-01-0999', null],
])('CUST-72 a year from 2400 on is one of the Buddhist era: %s is sent as %s', (typed, day) => {
  expect(birthdateToDay(typed)).toBe(day);
  expect(birthdateAsShown(typed)).toBe(dayToBirthdate(day) || typed);
  // What is shown may be read again.
  expect(birthdateToDay(birthdateAsShown(typed))).toBe(day);
});

it.each([
  ['mali.dee+shop@taem.example', true],
  ['a@b.co', true],
  ['a@b', false],
  ['a b@c.de', false],
  ['a@b..de', false],
  ['@b.de', false],
])('CUST-39 %s is an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid);
});
