import { ONBOARD_MESSAGES } from '@taem/domain/customers/onboardForm.ts';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import { expect, test } from 'vitest';
import { problemOf } from './checkAnswers.ts';
import { messages } from './messages.ts';

test.each([
  ['CUST-40', 'firstname', ONBOARD_MESSAGES.format, 'Only Thai or English letters, dot and space'],
  ['CUST-40', 'lastname', FORM_MESSAGES.fieldRequired, 'This field is required'],
  ['CUST-41', 'gender', FORM_MESSAGES.genderRequired, 'Gender is required'],
  ['CUST-42', 'firstname_en', ONBOARD_MESSAGES.format, 'Firstname should be English'],
  ['CUST-42', 'lastname_en', ONBOARD_MESSAGES.format, 'Lastname should be English'],
  ['CUST-41', 'address', ONBOARD_MESSAGES.format, 'Format is not valid'],
])('%s what is wrong with %s (%s) is reported as "%s"', (_id, question, message, words) => {
  expect(messages.en[`problem.${problemOf(message, question)}`]).toBe(words);
});
