import { checkOnboardAnswers, wordsOfForm } from '@taem/domain/customers/onboardForm.ts';
import { DEFAULT_TIME_ZONE, localDate } from '@taem/domain/merchant/businessDay.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseFields } from '../http/errors.ts';
import type { RecordValues } from '../resource/defineResource.ts';
import { customerFields } from './customerFields.ts';
import { getOnboardForm, toOnboardField } from './getOnboardForm.ts';

/** The forms with which staff register people. */
export const STAFF_FORMS = { member: 'FORM:MEMBER:ONBOARD:2.0', potential: 'FORM:POTENTIAL:ONBOARD:2.0' } as const;

const COLUMNS = new Set([...Object.keys(customerFields('sub_district_id')), 'subdistrict_id']);

/**
 * CUST-38..42 Refuses a registration by staff that does not meet the shop's form, even where no screen enforces it. The
 * shop's own questions are left to the screen, as the record has no field for their answers.
 */
export async function refuseByForm(client: DatabaseClient, code: string, values: RecordValues): Promise<void> {
  const form = (await getOnboardForm(client, code)).map(toOnboardField);
  const questions = form.filter(({ id }) => COLUMNS.has(id));
  const given = Object.fromEntries(questions.map(({ id }) => [id, values[id]]));
  const today = localDate(new Date(), DEFAULT_TIME_ZONE);
  const { problems } = checkOnboardAnswers(questions, given, today, wordsOfForm(code));
  if (problems.length > 0) throw refuseFields(problems.map(({ field, message }) => ({ path: field, message })));
}
