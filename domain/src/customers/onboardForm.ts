import { isEmail } from '../form/email.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { typedNumber } from '../money/typedNumber.ts';
import { isPhone } from '../person/phone.ts';
import { isDay } from '../time/calendar.ts';

/** How a question of a registration form is answered (CUST-31). */
export const ELEMENT_TYPES = ['Text', 'Single-Select', 'DatePicker', 'Integer', 'File'] as const;
export type ElementType = (typeof ELEMENT_TYPES)[number];

/** One question of a registration form, as far as its answer is checked by it (CUST-31). */
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
  /** When the question is asked at all, such as `[recommended_by] != 'Walk-in'` (CUST-35). */
  logic: string | null;
  /** The list that the choice comes from, by its ids; null: from `values`. */
  source: string | null;
  values: readonly { code: string }[];
}

/** What a customer has answered, as far as it is right, and what is wrong with the rest. */
export interface CheckedAnswers {
  answers: Record<string, string | number>;
  problems: { field: string; message: string }[];
}

/** Answers that are left empty are simply not there. */
type Given = Readonly<Record<string, unknown>>;

/** Words for what only such a form can refuse. */
export const ONBOARD_MESSAGES = {
  unknown: 'is not a question of this form',
  choice: 'Choose one of the list',
  format: 'Format is not valid',
  wholeNumber: 'Must be a whole number',
} as const;

/** Checks the answers to a registration form by its definition. Files are looked at by whoever receives them. */
export function checkOnboardAnswers(fields: readonly OnboardField[], given: Given, today: string): CheckedAnswers {
  const checked: CheckedAnswers = { answers: {}, problems: [] };
  const known = new Set(fields.map((field) => field.id));
  for (const name of Object.keys(given)) {
    if (!known.has(name)) checked.problems.push({ field: name, message: ONBOARD_MESSAGES.unknown });
  }
  for (const field of fields) {
    if (field.elementType === 'File' || !isAsked(field, given)) continue;
    const answer = answerText(given[field.id]);
    const text = field.elementType === 'Integer' ? typedNumber(answer) : answer;
    const problem = text === '' ? missing(field) : wrong(field, text, today);
    if (problem) checked.problems.push({ field: field.id, message: problem });
    else if (text !== '') checked.answers[field.id] = field.elementType === 'Integer' ? Number(text) : text;
  }
  return checked;
}

const LOGIC = /^\[(\w+)\] (=|!=) '([^']*)'$/;

/** Whether a question is asked, given the other answers; one whose logic cannot be read is asked (CUST-35). */
export function isAsked({ logic }: Pick<OnboardField, 'logic'>, given: Given): boolean {
  const match = LOGIC.exec(logic ?? '');
  if (!match) return true;
  const [, name = '', comparison, value] = match;
  return (answerText(given[name]) === value) === (comparison === '=');
}

function answerText(answer: unknown): string {
  return typeof answer === 'string' || typeof answer === 'number' ? String(answer).trim() : '';
}

function missing(field: OnboardField): string | null {
  return field.required ? FORM_MESSAGES.fieldRequired : null;
}

function wrong(field: OnboardField, text: string, today: string): string | null {
  const tooLong = [...text].length > (field.maxLength ?? 200);
  if (tooLong || [...text].length < (field.minLength ?? 0)) return ONBOARD_MESSAGES.format;
  switch (field.elementType) {
    case 'Integer':
      return wrongNumber(field, text);
    case 'DatePicker':
      return isDay(text) && !(field.format === 'past-date' && text > today) ? null : FORM_MESSAGES.birthdateNotValid;
    case 'Single-Select':
      return isChoice(field, text) ? null : ONBOARD_MESSAGES.choice;
    default:
      return wrongText(field, text);
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

function wrongText({ format, pattern }: OnboardField, text: string): string | null {
  if (format === 'phone' && !isPhone(text)) return FORM_MESSAGES.phoneNotValid;
  if (format === 'email' && !isEmail(text)) return FORM_MESSAGES.emailNotValid;
  return pattern && !new RegExp(pattern, 'u').test(text) ? ONBOARD_MESSAGES.format : null;
}
