import { writtenRecord } from '../gateway/writtenRecord.ts';
import type { MutationResolvers, Transaction } from '../generated/schema.ts';
import { integerOrNull, reversalErrors, sendReversal } from './reversal.ts';

/** CALL-37 The language is fixed, the reason is the remark. */
export const voidTransaction: MutationResolvers['voidTransaction'] = async (_, { input }, context, info) => {
  const remark = input.remark ?? '';
  try {
    const answer = await sendReversal(context, '/payment/void', input, { locale: 'en-US', remark, reason: remark });
    return {
      transaction: await writtenRecord<Transaction>(context, info, 'Transaction', answer.transaction, input.id),
      remainingPoints: integerOrNull(answer.available_points),
      userErrors: [],
    };
  } catch (error) {
    return { transaction: null, remainingPoints: null, userErrors: reversalErrors(error) };
  }
};
