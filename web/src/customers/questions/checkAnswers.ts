import {
  type AnswerWords,
  checkOnboardAnswers,
  type ElementType,
  ONBOARD_MESSAGES,
  type OnboardField,
  POTENTIAL_WORDS,
} from '@taem/domain/customers/onboardForm.ts';
import { FORM_MESSAGES } from '@taem/domain/form/messages.ts';
import type { OnboardElementType } from '../../gql/contract.ts';
import type { Answers, Problem, Problems, Question } from './question.ts';

interface Checked {
  /** The answers in the form in which they are sent. */
  readonly answers: Readonly<Record<string, string>>;
  readonly problems: Problems;
}

/** Checks the answers by the rules that the gateway decides with. */
export function checkAnswers(
  questions: readonly Question[],
  answers: Answers,
  picture: File | null,
  today: string,
  words?: AnswerWords,
): Checked {
  const given = Object.fromEntries(questions.map(({ id }) => [id, answers[id] ?? '']));
  const checked = checkOnboardAnswers(questions.map(toField), given, today, words);
  const missing = questions.filter(({ elementType, required }) => elementType === 'FILE' && required && !picture);
  return {
    answers: Object.fromEntries(Object.entries(checked.answers).map(([id, answer]) => [id, String(answer)])),
    problems: Object.fromEntries([
      ...checked.problems.map(({ field, message }) => [field, problemOf(message, field)]),
      ...missing.map(({ id }) => [id, 'required']),
    ]),
  };
}

const PROBLEMS: Readonly<Record<string, Problem>> = {
  [FORM_MESSAGES.fieldRequired]: 'required',
  [FORM_MESSAGES.genderRequired]: 'genderRequired',
  [FORM_MESSAGES.phoneNotValid]: 'phone',
  [FORM_MESSAGES.emailNotValid]: 'email',
  [FORM_MESSAGES.birthdateNotValid]: 'birthdate',
  [POTENTIAL_WORDS.phoneNotValid]: 'phoneNumber',
  [POTENTIAL_WORDS.emailNotValid]: 'emailFormat',
  [POTENTIAL_WORDS.birthdateNotValid]: 'birthdateFormat',
  [ONBOARD_MESSAGES.choice]: 'choice',
  [ONBOARD_MESSAGES.wholeNumber]: 'wholeNumber',
};

/** CUST-40, CUST-42: an invalid name has its own message. */
const NAMES: Readonly<Record<string, Problem>> = {
  firstname: 'letters',
  lastname: 'letters',
  firstname_en: 'englishFirstname',
  lastname_en: 'englishLastname',
};

/** Maps a message of the domain to a problem, whichever rule it comes from. */
export function problemOf(message: string, question = ''): Problem {
  return PROBLEMS[message] ?? NAMES[question] ?? 'format';
}

const ELEMENT_TYPES: Readonly<Record<OnboardElementType, ElementType>> = {
  TEXT: 'Text',
  SINGLE_SELECT: 'Single-Select',
  DATE_PICKER: 'DatePicker',
  INTEGER: 'Integer',
  FILE: 'File',
};

function toField(question: Question): OnboardField {
  return {
    id: question.id,
    elementType: ELEMENT_TYPES[question.elementType],
    required: question.required,
    format: question.format ?? null,
    pattern: question.pattern ?? null,
    minLength: question.minLength ?? null,
    maxLength: question.maxLength ?? null,
    minimum: question.minimum ?? null,
    maximum: question.maximum ?? null,
    logic: question.logic ?? null,
    source: question.source ?? null,
    values: question.choices,
  };
}
