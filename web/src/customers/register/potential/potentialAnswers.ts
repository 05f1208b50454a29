import { dayToBirthdate } from '@taem/domain/person/birthdate.ts';
import { formatPhone } from '@taem/domain/person/phone.ts';
import { LANGUAGES } from '../../../app/contractValues.ts';
import type { CreateMemberInput } from '../../../gql/contract.ts';
import type { KnownPotentialQuery } from '../../gql/graphql.ts';
import type { Answers, Question } from '../../questions/question.ts';
import { FIELDS, type RegisterInput } from '../registerInput.ts';

export type StoredPotential = NonNullable<KnownPotentialQuery['potential']>;

/** Converts stored values to typed ones, for fields where they differ. */
const TYPED: Readonly<Record<string, (value: string) => string>> = {
  phone: formatPhone,
  birthdate: dayToBirthdate,
  locale: (value) => (value === LANGUAGES['en-US'] ? 'en-US' : 'th-TH'),
  // The form writes 'Female' where the contract writes FEMALE.
  gender: (value) => value.charAt(0) + value.slice(1).toLowerCase(),
};

/** Returns the answers that the shop already has for the form's questions. */
export function potentialAnswers(questions: readonly Question[], potential: StoredPotential): Answers {
  const answered = Object.entries(FIELDS).map(([id, field]) => [id, potential[field] ?? '', TYPED[id]] as const);
  const all = [...answered, ['invite_code', potential.inviteCodes[0] ?? '', undefined] as const];
  const filledIn = all.filter(([id, value]) => value && questions.some((question) => question.id === id));
  return Object.fromEntries(filledIn.map(([id, value, typed]) => [id, typed?.(value) ?? value]));
}

/** Makes a known birthday required: it can be corrected but not removed, as a day cannot be sent empty. */
export function stillRequired(questions: readonly Question[], initial: Answers): readonly Question[] {
  return questions.map((question) =>
    question.elementType === 'DATE_PICKER' && initial[question.id] ? { ...question, required: true } : question,
  );
}

/** Returns the input for the new member. Absent values would be kept, so emptied ones are sent as empty text. */
export function withEmptied(input: RegisterInput, initial: Answers, potentialId: string): CreateMemberInput {
  const emptied = Object.entries(FIELDS).flatMap(([id, field]) => (initial[id] && !input[field] ? [[field, '']] : []));
  const inviteCodes = initial.invite_code && !input.inviteCodes ? { inviteCodes: [] } : {};
  return { ...input, ...Object.fromEntries(emptied), ...inviteCodes, potentialId };
}
