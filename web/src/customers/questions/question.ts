import type { Language } from '../../app/language.ts';
import type { OnboardSource } from '../../gql/contract.ts';
import type { FormQuestionFragment } from '../gql/graphql.ts';

export type Question = FormQuestionFragment;

/** The current answers by question; a day as typed, `31-12-1990`. */
export type Answers = Readonly<Record<string, string>>;

/** The kind of error of an answer; the screen words it. */
export type Problem =
  | 'birthdate'
  | 'birthdateFormat'
  | 'choice'
  | 'email'
  | 'emailFormat'
  | 'englishFirstname'
  | 'englishLastname'
  | 'format'
  | 'letters'
  | 'member'
  | 'phone'
  | 'phoneNumber'
  | 'pictureKind'
  | 'pictureSize'
  | 'pictureUnreadable'
  | 'required'
  | 'genderRequired'
  | 'wholeNumber'
  | 'wrongPhone';
export type Problems = Readonly<Record<string, Problem>>;

/** Returns the name in the current language, or else the form's own name. */
export function nameOf({ name, names }: Pick<Question, 'name' | 'names'>, language: Language): string {
  return names?.[language] || name;
}

const SOURCES: Readonly<Record<OnboardSource, true>> = {
  OCCUPATIONS: true,
  PROVINCES: true,
  DISTRICTS: true,
  SUB_DISTRICTS: true,
  POSTCODES: true,
};

/** Whether this page has the list; a newer form may name others (CUST-32). */
export function isSupportedSource(source: string): boolean {
  return Object.hasOwn(SOURCES, source);
}

/** Returns the element id of a question; prefixed, so that it cannot equal another id of the page. */
export function fieldId({ id }: Pick<Question, 'id'>): string {
  return `answer-${id}`;
}
