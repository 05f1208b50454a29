import type { OnboardField } from '@taem/domain/customers/onboardForm.ts';
import type { DatabaseClient } from '../database/pool.ts';
import { refuseUnknown } from '../http/errors.ts';

/** A question as it is on the wire (CUST-31); properties that are only displayed are passed on as stored. */
export interface WireField extends Record<string, unknown> {
  id: string;
  element_type: OnboardField['elementType'];
  required: boolean;
  format: string | null;
  pattern: string | null;
  min_length: number | null;
  max_length: number | null;
  minimum: number | null;
  maximum: number | null;
  logic: string | null;
  source: string | null;
  values: { code: string; name: string }[];
}

/** Returns the questions of a form (CALL-25): the merchant's own, else the default ones. */
export async function getOnboardForm(client: DatabaseClient, code: string): Promise<WireField[]> {
  const answer = await client.query<{ fields: WireField[] }>(FORM, [code]);
  const form = answer.rows[0];
  if (!form) throw refuseUnknown('The form');
  return form.fields;
}

/** Converts a question to the form that the rules take. */
export function toOnboardField(field: WireField): OnboardField {
  const { element_type, min_length, max_length, ...rest } = field;
  return { ...rest, elementType: element_type, minLength: min_length, maxLength: max_length };
}

const FORM = 'select fields from onboard_forms where code = $1 order by realm_id nulls last limit 1';
