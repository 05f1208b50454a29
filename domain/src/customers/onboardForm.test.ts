import { expect, it } from 'vitest';
import { checkOnboardAnswers, type OnboardField } from './onboardForm.ts';

const TODAY = '2026-11-20';
const question = (id: string, elementType: OnboardField['elementType'], changes: Partial<OnboardField> = {}) => ({
  id,
  elementType,
  required: false,
  format: null,
  pattern: null,
  minLength: null,
  maxLength: null,
  minimum: null,
  maximum: null,
  logic: null,
  source: null,
  values: [],
  ...changes,
});
const form: OnboardField[] = [
  question('firstname', 'Text', { required: true, pattern: '^[a-z ]+$', maxLength: 10 }),
  question('phone', 'Text', { format: 'phone' }),
  question('email', 'Text', { format: 'email' }),
  question('gender', 'Single-Select', { values: [{ code: 'Male' }, { code: 'Other' }] }),
  question('state', 'Single-Select', { format: 'free-text', values: [{ code: 'single' }] }),
  question('province_id', 'Single-Select', { source: 'provinces' }),
  question('birthdate', 'DatePicker', { format: 'past-date' }),
  question('visit', 'DatePicker'),
  question('household', 'Integer', { minimum: 1, maximum: 20 }),
  question('income', 'Integer'),
  question('code', 'Text', { minLength: 3, logic: "[gender] != 'Male'" }),
  question('image', 'File', { required: true }),
];
const check = (given: object) => checkOnboardAnswers(form, { firstname: 'mali', ...given }, TODAY);

it('CUST-31 right answers of every kind are kept, empty ones left out', () => {
  const given = {
    phone: ' 081-234-5678 ',
    email: 'a@b.co',
    gender: 'Other',
    state: 'widowed',
    province_id: '7f1d3f0e-0000-4000-8000-000000000001',
    birthdate: TODAY,
    visit: '2027-01-01',
    household: '4',
    income: '25,000',
    code: 'ABC',
    image: 'ignored',
  };
  expect(check(given)).toEqual({
    answers: { ...given, firstname: 'mali', phone: '0812345678', household: 4, income: 25000, image: undefined },
    problems: [],
  });
  expect(check({ email: '', household: null })).toEqual({ answers: { firstname: 'mali' }, problems: [] });
});

it.each<[string, object, string, string]>([
  ['a missing answer', { firstname: ' ' }, 'firstname', 'This field is required'],
  ['an answer that is no text', { firstname: {} }, 'firstname', 'This field is required'],
  ['a pattern', { firstname: 'Mali1' }, 'firstname', 'Format is not valid'],
  ['a text too long', { firstname: 'a'.repeat(11) }, 'firstname', 'Format is not valid'],
  ['a text without any limit of its own', { email: `${'a'.repeat(200)}@b.co` }, 'email', 'Format is not valid'],
  ['a text too short', { code: 'AB' }, 'code', 'Format is not valid'],
  ['a phone', { phone: '12345' }, 'phone', 'Phone is not valid'],
  ['an e-mail', { email: 'a@' }, 'email', 'Email is not valid'],
  ['a choice', { gender: 'Robot' }, 'gender', 'Choose one of the list'],
  ['a choice from a list elsewhere', { province_id: 'Bangkok' }, 'province_id', 'Choose one of the list'],
  ['a day that is none', { birthdate: '2001-02-30' }, 'birthdate', 'Birthdate is not valid'],
  ['a birthdate to come', { birthdate: '2026-11-21' }, 'birthdate', 'Birthdate is not valid'],
  ['half a person', { household: 1.5 }, 'household', 'Must be a whole number'],
  ['a decimal comma', { income: '12,50' }, 'income', 'Must be a whole number'],
  ['nobody', { household: 0 }, 'household', 'Format is not valid'],
  ['a crowd', { household: 21 }, 'household', 'Format is not valid'],
  ['a question nobody asked', { points: 1000 }, 'points', 'is not a question of this form'],
])('CUST-31 refuses %s', (_rule, given, field, message) => {
  expect(check(given).problems).toEqual([{ field, message }]);
});

it('CUST-35 a question that is not on the form has no answer', () => {
  expect(check({ gender: 'Male', code: 'ABC' })).toEqual({
    answers: { firstname: 'mali', gender: 'Male' },
    problems: [],
  });
});
