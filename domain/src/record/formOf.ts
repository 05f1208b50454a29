import { z } from 'zod';
import { amountField, optionalAmount } from '../form/amountField.ts';
import { FORM_MESSAGES } from '../form/messages.ts';
import { optionalNumber, requiredNumber } from '../form/numberField.ts';
import { statusField } from '../form/statusField.ts';
import { optionalText, requiredText } from '../form/textField.ts';
import { whenFilled } from '../form/whenFilled.ts';
import { emailIn } from '../reading/email.ts';
import { phoneIn } from '../reading/phone.ts';
import { readHashtags } from '../reading/tags.ts';
import { isDay } from '../time/calendar.ts';
import type { RecordDeclaration } from './defineRecord.ts';
import type { RecordField } from './field.ts';
import { writableFields } from './writableFields.ts';

/** Decimals of a coordinate: a thousandth of a millimetre. */
const MAX_DECIMALS = 11;

/** The rule of one value of a form. */
export type Rule = z.ZodType;
/** The rules of a whole form, by the contract's names. */
export type RecordRule = z.ZodObject;

/**
 * Returns the rules of the form for a new or a changed record, by the contract's names. Fields with a custom shape are
 * left out: their area checks them. Fields in `mayBeEmpty` are not required here: an older record never had them, or
 * their parts are given.
 */
export function formOf(
  record: Pick<RecordDeclaration, 'fields'>,
  mode: 'create' | 'update',
  mayBeEmpty: readonly string[] = [],
): RecordRule {
  const rules = writableFields(record, mode).flatMap(([name, field]) => {
    const rule = ruleOf(mayBeEmpty.includes(name) ? { ...field, required: undefined } : field);
    return rule ? [[name, rule] as const] : [];
  });
  return z.object(Object.fromEntries(rules));
}

function ruleOf(field: RecordField): z.ZodType | null {
  const { required } = field;
  switch (field.kind) {
    case 'text':
      return textRule(field, field.rule);
    case 'phone':
      return textRule(
        field,
        field.rule ?? { holds: (typed) => phoneIn(typed, field) !== null, message: FORM_MESSAGES.phoneNotValid },
      );
    case 'email':
      return textRule(
        field,
        field.rule ?? { holds: (typed) => emailIn(typed) !== null, message: FORM_MESSAGES.emailNotValid },
      );
    case 'money':
      return required ? amountField({ required, max: field.max }) : optionalAmount({ max: field.max });
    case 'integer':
      return numberRule({ ...field, decimals: 0 });
    case 'decimal':
      return numberRule({ ...field, decimals: MAX_DECIMALS });
    case 'flag':
      return z.boolean({ error: required ?? FORM_MESSAGES.required }).default(field.opposite !== undefined);
    case 'status':
      return statusField(required ?? FORM_MESSAGES.required);
    case 'date':
      return textRule(field, { holds: isDay, message: field.wrong });
    case 'reference':
      return required ? requiredText(required) : optionalText();
    case 'tags':
      return z
        .union([z.string(), z.array(z.string())])
        .default('')
        .transform(readTags);
    default:
      return null;
  }
}

/** Reads tags typed as one text into a list. */
const readTags = (given: string | string[]) => readHashtags(Array.isArray(given) ? given.join(',') : given);

interface TextRule {
  holds: (text: string) => boolean;
  message: string;
}

function textRule({ required, max }: { required?: string; max?: number }, rule?: TextRule): z.ZodType {
  if (required) {
    const text = requiredText(required, max);
    return rule ? text.refine(rule.holds, { error: rule.message, ...whenFilled }) : text;
  }
  const text = optionalText(max);
  return rule ? text.refine((typed) => typed === null || rule.holds(typed), rule.message) : text;
}

function numberRule({
  required,
  ...rule
}: {
  required?: string;
  min?: number;
  max?: number;
  decimals: number;
}): z.ZodType {
  return required ? requiredNumber({ ...rule, required }) : optionalNumber(rule);
}
