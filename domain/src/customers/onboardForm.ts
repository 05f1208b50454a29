import { FORM_MESSAGES } from '../form/messages.ts';
import { readNumber } from '../reading/amount.ts';
import { dayIn } from '../reading/day.ts';
import { emailIn } from '../reading/email.ts';
import { phoneIn } from '../reading/phone.ts';
import { valueOr } from '../reading/reading.ts';
import { readText } from '../reading/text.ts';
import { isDay } from '../time/calendar.ts';

/** The types of answers in a registration form (CUST-31). */
export const ELEMENT_TYPES = ['Text', 'Single-Select', 'DatePicker', 'Integer', 'File'] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** One question of a registration form, with what its answer is checked by (CUST-31). */
export interface OnboardField {
  id: string;
  elementType: ElementType;
  required: boolean;
  /** `phone`, `email`, `past-date`, `free-text` (a choice that may also be written), `image`. */
  format: string | null;
  pattern: string | null;
  minLength: number | null;
  maxLength: number | null;
  minimum: number | null;
  maximum: number | null;
  /** The condition under which the question is displayed, such as `[recommended_by] != 'Walk-in'` (CUST-35). */
  logic: string | null;
  /** The list of records whose ids are the choices; null if `values` has the choices. */
  source: string | null;
  values: readonly { code: string }[];
}

/** The valid answers of a customer, and the problems of the others. */
export interface CheckedAnswers {
  answers: Record<string, string | number>;
  problems: { field: string; message: string }[];
}

/** The given answers; empty ones are absent. */
type Given = Readonly<Record<string, unknown>>;

/** Messages for problems that only such a form has. */
export const ONBOARD_MESSAGES = {
  unknown: 'is not a question of this form',
  choice: 'Choose one of the list',
  format: 'Format is not valid',
  wholeNumber: 'Must be a whole number',
} as const;

/** The messages of a form for missing or malformed answers. */
export interface AnswerWords {
  fieldRequired: string;
  /** For the gender. */
  genderRequired: string;
  /** For a required day. */
  dayRequired: string;
  phoneNotValid: string;
  emailNotValid: string;
  birthdateNotValid: string;
}

/** CUST-40, CUST-41 The messages of the forms for members. */
export const MEMBER_WORDS: AnswerWords = { ...FORM_MESSAGES, dayRequired: FORM_MESSAGES.fieldRequired };

/** CUST-38, CUST-39 The messages of the forms for potentials. */
export const POTENTIAL_WORDS: AnswerWords = {
  fieldRequired: FORM_MESSAGES.fieldRequired,
  genderRequired: FORM_MESSAGES.fieldRequired,
  dayRequired: 'Birthdate format is not valid',
  phoneNotValid: 'Phone number is not valid',
  emailNotValid: 'Email format is not valid',
  birthdateNotValid: 'Birthdate format is not valid',
};

/** Returns the messages of a form, by its code. */
export function wordsOfForm(code: string): AnswerWords {
  return code.startsWith('FORM:POTENTIAL:') ? POTENTIAL_WORDS : MEMBER_WORDS;
}

/** Checks the answers to a registration form by its definition. Files are checked where they are received. */
export function checkOnboardAnswers(
  fields: readonly OnboardField[],
  given: Given,
  today: string,
  words: AnswerWords = MEMBER_WORDS,
): CheckedAnswers {
  const checked: CheckedAnswers = { answers: {}, problems: [] };
  const ids = new Set(fields.map((field) => field.id));
  for (const name of Object.keys(given)) {
    if (!ids.has(name)) checked.problems.push({ field: name, message: ONBOARD_MESSAGES.unknown });
  }
  for (const field of fields) {
    if (field.elementType === 'File' || !isApplicable(field, given)) continue;
    const text = readAnswer(field, answerText(given[field.id]));
    const problem = text === '' ? missing(field, words) : wrong(field, text, today, words);
    if (problem) checked.problems.push({ field: field.id, message: problem });
    else if (text !== '') checked.answers[field.id] = field.elementType === 'Integer' ? Number(text) : text;
  }
  return checked;
}

const LOGIC = /^\[(\w+)\] (=|!=) '([^']*)'$/;

/** Whether a question is displayed, given the other answers; one whose logic cannot be parsed always is (CUST-35). */
export function isApplicable({ logic }: Pick<OnboardField, 'logic'>, given: Given): boolean {
  const match = LOGIC.exec(logic ?? '');
  if (!match) return true;
  const [, name = '', comparison, value] = match;
  return (answerText(given[name]) === value) === (comparison === '=');
}

function answerText(answer: unknown): string {
  const text = typeof answer === 'string' || typeof answer === 'number' ? String(answer) : '';
  return valueOr(readText(text, { lines: true }), text) ?? '';
}

/** Returns a typed answer in its stored form; an unreadable one stays unchanged and is refused later. */
function readAnswer({ elementType, format }: OnboardField, answer: string): string {
  if (elementType === 'Integer') return valueOr(readNumber(answer), answer) ?? '';
  if (elementType === 'DatePicker') return dayIn(answer) ?? answer;
  if (format === 'phone') return phoneIn(answer) ?? answer;
  return (format === 'email' && emailIn(answer)) || answer;
}

function missing({ id, required, elementType }: OnboardField, words: AnswerWords): string | null {
  if (!required) return null;
  if (id === 'gender') return words.genderRequired;
  return elementType === 'DatePicker' ? words.dayRequired : words.fieldRequired;
}

function wrong(field: OnboardField, text: string, today: string, words: AnswerWords): string | null {
  const tooLong = [...text].length > (field.maxLength ?? 200);
  if (tooLong || [...text].length < (field.minLength ?? 0)) return ONBOARD_MESSAGES.format;
  switch (field.elementType) {
    case 'Integer':
      return wrongNumber(field, text);
    case 'DatePicker':
      return isDay(text) && !(field.format === 'past-date' && text > today) ? null : words.birthdateNotValid;
    case 'Single-Select':
      return isChoice(field, text) ? null : ONBOARD_MESSAGES.choice;
    default:
      return wrongText(field, text, words);
  }
}

function wrongNumber({ minimum, maximum }: OnboardField, text: string): string | null {
  if (!/^-?\d{1,9}$/.test(text)) return ONBOARD_MESSAGES.wholeNumber;
  const fits = Number(text) >= (minimum ?? -Infinity) && Number(text) <= (maximum ?? Infinity);
  return fits ? null : ONBOARD_MESSAGES.format;
}

function isChoice({ format, source, values }: OnboardField, text: string): boolean {
  if (source) return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
  return format === 'free-text' || values.some((value) => value.code === text);
}

function wrongText({ format, pattern }: OnboardField, text: string, words: AnswerWords): string | null {
  if (format === 'phone' && phoneIn(text) === null) return words.phoneNotValid;
  if (format === 'email' && emailIn(text) === null) return words.emailNotValid;
  return pattern && !new RegExp(pattern, 'u').test(text) ? ONBOARD_MESSAGES.format : null;
}
