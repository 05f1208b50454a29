import { checkOnboardAnswers } from '@taem/domain/customers/onboardForm.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import { refuseFields } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { readRecord } from '../resource/readRecord.ts';
import { members } from './members.ts';

/** Validates a customer's answers by the form, and returns them as columns of a member. */
export function readAnswers(
  fields: Parameters<typeof checkOnboardAnswers>[0],
  given: Record<string, unknown>,
): RecordValues {
  const today = localDate(new Date(), DEFAULT_TIME_ZONE);
  const { answers, problems } = checkOnboardAnswers(fields, given, today);
  if (problems.length > 0) throw refuseFields(problems.map(({ field, message }) => ({ path: field, message })));
  const { invite_code, ...rest } = answers;
  const entries = Object.entries(rest);
  const isColumn = ([name]: [string, unknown]) => Boolean(members.fieldByPath.get(name)?.write);
  const inviteCodes = invite_code === undefined ? {} : { invite_codes: [String(invite_code)] };
  const values = readRecord(members, { ...Object.fromEntries(entries.filter(isColumn)), ...inviteCodes }, 'create');
  // Answers to the shop's own questions, for which there is no column.
  values.answers = JSON.stringify(Object.fromEntries(entries.filter((entry) => !isColumn(entry))));
  return values;
}
