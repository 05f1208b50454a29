import { expect, test } from 'vitest';
import { questionOf, registerInput } from './registerInput.ts';

test('CUST-29 a new member is made of what was answered, with the referral code as a list and the branch', () => {
  const answers = {
    firstname: 'มะลิ',
    lastname: 'ใจดี',
    phone: '0812345678',
    birthdate: '1990-02-01',
    firstname_en: 'Mali',
    nickname: '',
    sub_district_id: 's1',
    invite_code: 'FRIEND',
    household_size: '3',
  };
  expect(registerInput(answers, 'b1')).toEqual({
    firstname: 'มะลิ',
    lastname: 'ใจดี',
    phone: '0812345678',
    birthdate: '1990-02-01',
    firstnameEn: 'Mali',
    subDistrictId: 's1',
    inviteCodes: ['FRIEND'],
    branchId: 'b1',
  });
});

test.each([
  [['phone'], 'phone'],
  [['firstnameEn'], 'firstname_en'],
  [['inviteCodes', '0'], 'invite_code'],
  [['branchId'], undefined],
])('what is wrong with %j is said at the question %s', (path, question) => {
  expect(questionOf(path, ['phone', 'firstname_en', 'invite_code'])).toBe(question);
});
