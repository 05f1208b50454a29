import { merchantForm } from '@taem/domain/merchant/merchantForm.ts';
import { sendOperation } from '../app/sendOperation.ts';
import { CreateMerchantDocument, type CreateMerchantMutationVariables } from './gql/graphql.ts';

export type MerchantInput = CreateMerchantMutationVariables['input'];
export type MerchantField = keyof MerchantInput;

/** Why the shop was not created: fields to correct, or another reason. */
export interface Refusal {
  reason: 'check' | 'exists' | 'tooMany' | 'unreachable';
  fields: readonly MerchantField[];
}

/** Returns the invalid fields, before anything is sent. */
export function wrongFields(input: MerchantInput): MerchantField[] {
  const issues = merchantForm.safeParse(input).error?.issues ?? [];
  const wrong = issues.map(({ path }) => path[0] as MerchantField);
  return input.setupCode.trim() === '' ? ['setupCode', ...wrong] : wrong;
}

/** Creates the first merchant; returns null if it was created. */
export async function createMerchant(input: MerchantInput): Promise<Refusal | null> {
  try {
    const { merchantId, userErrors } = (await sendOperation(CreateMerchantDocument, { input })).data.createMerchant;
    if (merchantId) return null;
    const code = userErrors[0]?.code;
    if (code === 'NOT_FOUND') return { reason: 'exists', fields: [] };
    if (code === 'TOO_MANY_ATTEMPTS') return { reason: 'tooMany', fields: [] };
    if (code === 'WRONG_AUTHORIZE_CODE') return { reason: 'check', fields: ['setupCode'] };
    return { reason: 'check', fields: userErrors.map(({ path }) => path[0] as MerchantField) };
  } catch {
    return { reason: 'unreachable', fields: [] };
  }
}
