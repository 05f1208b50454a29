import { merchantForm } from '@taem/domain/merchant/merchantForm.ts';
import { sendOperation } from '../app/sendOperation.ts';
import { CreateMerchantDocument, type CreateMerchantMutationVariables } from './gql/graphql.ts';

export type MerchantInput = CreateMerchantMutationVariables['input'];
export type MerchantField = keyof MerchantInput;

/** Why there is no shop yet: fields to be put right, or something else altogether. */
export interface Refusal {
  reason: 'check' | 'exists' | 'tooMany' | 'unreachable';
  fields: readonly MerchantField[];
}

/** What stands in the way before anything is sent. */
export function wrongFields(input: MerchantInput): MerchantField[] {
  const issues = merchantForm.safeParse(input).error?.issues ?? [];
  const wrong = issues.map(({ path }) => path[0] as MerchantField);
  return input.setupCode.trim() === '' ? ['setupCode', ...wrong] : wrong;
}

/** Makes the first merchant; null when it is made. */
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
