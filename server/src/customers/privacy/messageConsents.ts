import { listOf } from '../../gateway/envelope.ts';
import { inAddress } from '../../gateway/inAddress.ts';
import { onceBy } from '../../gateway/onceBy.ts';
import { readRecords } from '../../gateway/records.ts';
import { answered } from '../../gateway/resourceMutations.ts';
import type { InputPath } from '../../gateway/userErrors.ts';
import { writtenRecord } from '../../gateway/writtenRecord.ts';
import type { MessageConsent, MutationResolvers, QueryResolvers } from '../../generated/schema.ts';

const pathOf = (memberId: string) => `/members/${inAddress(memberId)}/consents`;

export const messageConsents: QueryResolvers['messageConsents'] = async (_, { memberId }, context, info) => {
  const { rows } = listOf(await context.gateway.get(pathOf(memberId)), 'consents');
  return await readRecords<MessageConsent>(context, info, 'MessageConsent', rows);
};

const NAMES: Readonly<Record<string, string>> = { is_given: 'isGiven', 'Idempotency-Key': 'idempotencyKey' };
const inputPath: InputPath = (path) => [NAMES[path] ?? path];

export const setMessageConsent: MutationResolvers['setMessageConsent'] = async (_, { input }, context, info) =>
  await answered('member', inputPath, async () => {
    const { memberId, isGiven, wording, idempotencyKey } = input;
    const body = { is_given: isGiven, wording };
    const answer = await context.gateway.post(pathOf(memberId), body, onceBy(idempotencyKey));
    // If nothing was returned, the write may not have happened.
    return await writtenRecord(context, info, 'Member', answer, null);
  });
