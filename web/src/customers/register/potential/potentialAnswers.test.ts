import { expect, test } from 'vitest';
import type { Question } from '../../questions/question.ts';
import { registerInput } from '../registerInput.ts';
import { potentialAnswers, type StoredPotential, stillRequired, withEmptied } from './potentialAnswers.ts';

const questionOf = (id: string, elementType: Question['elementType'] = 'TEXT'): Question => ({
  ...{ __typename: 'OnboardQuestion', id, elementType, required: false, name: id, isCascade: false, choices: [] },
});
const questions = [
  ...['firstname', 'lastname', 'nickname', 'phone', 'email', 'sub_district_id', 'invite_code', 'gender'].map((id) =>
    questionOf(id),
  ),
  questionOf('birthdate', 'DATE_PICKER'),
];
const potential = {
  ...{ id: 'p1', firstname: 'ปิ่น', lastname: 'แก้ว', nickname: null, phone: '+66812345678', email: 'pin@shop.example' },
  ...{ birthdate: '1992-02-29', gender: 'FEMALE', subDistrictId: 's1', inviteCodes: ['ABC'], recommendedBy: 'Friend' },
} as StoredPotential;
const prefilled = potentialAnswers(questions, potential);

test('what is known of a potential is typed as people type it, for what the form asks and nothing else', () => {
  expect(prefilled).toEqual({
    ...{ firstname: 'ปิ่น', lastname: 'แก้ว', phone: '081-234-5678', email: 'pin@shop.example', gender: 'Female' },
    ...{ birthdate: '29-02-1992', sub_district_id: 's1', invite_code: 'ABC' },
  });
});

test('what was emptied goes as an empty text, as what is absent would be kept; a known birthday cannot be emptied', () => {
  const answers = { firstname: 'ปิ่น', lastname: 'แก้ว', phone: '0812345678', gender: 'Female', birthdate: '1992-02-29' };
  expect(withEmptied(registerInput(answers, 'b1'), prefilled, 'p1')).toEqual({
    ...{ ...answers, gender: 'FEMALE', branchId: 'b1', potentialId: 'p1' },
    ...{ email: '', subDistrictId: '', inviteCodes: [] },
  });
  const required = stillRequired(questions, prefilled).filter((question) => question.required);
  expect(required.map(({ id }) => id)).toEqual(['birthdate']);
});
